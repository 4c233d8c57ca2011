import { illustrativeLabel } from '../page.ts'
import type { ServicePage } from './service-page.ts'

export const ppcPage: ServicePage = {
  slug: 'ppc',
  meta: {
    title: 'PPC Ads for Long Island from $599 | Beacon & Bay Digital',
    description:
      'Google and Meta ads for Long Island businesses, in your own accounts, at a flat fee from $599/month. Every dollar traced to a call or booking, or turned off.',
  },
  title: 'PPC: calls this week, and what each one cost.',
  lead: 'Ads are the only part of marketing that starts on the day you pay and stops on the day you do not. That makes them easy to test and easy to waste.',
  whatItIs: {
    title: 'Buying the next customer, not the next click',
    paragraphs: [
      'You bid to appear above the search results in the moment somebody needs what you do, or in front of people on Instagram and Facebook who look like your best customers. You pay for the click, whoever clicks. Our job is that as few as possible of the clickers are job seekers, bargain hunters, people in Ohio or your competitor’s nephew.',
      'On Long Island a click costs real money: about $4 to $9 for a restaurant or a salon, $15 to $40 for a plumber or a roofer, and far more for a lawyer. At those prices three things decide whether you earn or pay: which searches you refuse, where on the map you show, and what happens in the ten seconds after the click.',
      'So the plan includes the page the click lands on and the tracking of the call it makes. An ad account without call tracking is a fishing boat that does not count fish.',
    ],
  },
  features: [
    {
      title: 'Accounts in your name',
      text: 'Google Ads and Meta business accounts belong to you and are billed to your card. You see every bid we place and keep all history when we part.',
    },
    {
      title: 'Search terms read by a person',
      text: 'Every Monday, line by line. A new account collects about sixty refused words in its first month: “salary”, “free”, “DIY”, “Home Depot”.',
    },
    {
      title: 'Drawn around your roads',
      text: 'Bids by town and by hour. A Massapequa electrician pays more for Seaford at 7 AM and nothing for Montauk at any time.',
    },
    {
      title: 'A landing page that calls',
      text: 'One page per offer, with your price, your face and a button for the thumb. We build it; it is part of the fee.',
    },
    {
      title: 'A flat fee',
      text: 'We take no percentage of your spend. The fee moves only when the account outgrows its plan, and in a slow month we are the ones who suggest spending less.',
    },
  ],
  process: {
    title: 'Week by week, then month by month',
    steps: [
      {
        when: 'Week 1',
        title: 'Rig it',
        text: 'Accounts, call tracking, conversion counting tested with real calls, one landing page. We read ninety days of your old account first, if there is one.',
      },
      {
        when: 'Weeks 2 to 4',
        title: 'Buy data carefully',
        text: 'A few exact searches at a third of the planned budget. Daily checks, because a new account wastes most in its first ten days.',
      },
      {
        when: 'Month 2',
        title: 'Cut',
        text: 'Searches, hours and towns that brought no calls go. In most accounts that is between a quarter and half of the spend, and the number of calls stays where it was.',
      },
      {
        when: 'Month 3',
        title: 'Grow what is left',
        text: 'Budget moves to what books. A second offer or a second platform starts, with its own page and its own number.',
      },
      {
        when: 'Month 4 on',
        title: 'Seasons',
        text: 'Pool openings in April, boilers in October, tax in January. We plan the year with you and change bids before the weather does.',
      },
    ],
  },
  cost: {
    title: 'What it costs, and why',
    why: [
      'The fee pays for hours and does not grow with your budget until the account itself grows. $599 a month covers one platform. Most clients run search and social together, because the one catches demand and the other reminds people, and that is $799 a month: the plan most clients choose and the one the services page shows.',
      'Ad spend comes on top and goes from your card to Google or Meta. Under about $600 a month on search there are too few clicks to learn from, and we would rather put you on SEO.',
    ],
    plans: [
      {
        name: 'One platform',
        price: { cents: 59_900, per: 'month', display: '$599/month' },
        forWhom: 'Up to $3,000 of ad spend a month on Google or on Meta.',
        includes: [
          'Accounts, tracking and one landing page',
          'Weekly search-term reading',
          'Monthly one-page report',
        ],
      },
      {
        name: 'Search and social',
        price: { cents: 79_900, per: 'month', display: '$799/month' },
        forWhom: 'Up to $8,000 of ad spend a month on both.',
        includes: [
          'Everything in One platform',
          'Two landing pages, tested against each other',
          'New ad pictures every month',
          'People who visited and did not call, shown one reminder a week',
        ],
        mostChosen: true,
      },
      {
        name: 'Heavy season',
        price: { cents: 129_900, per: 'month', display: '$1,299/month' },
        forWhom: 'Up to $20,000 of ad spend a month, several locations or hard seasons.',
        includes: [
          'Everything in Search and social',
          'Local Services Ads',
          'A check on every business day',
          'Booked jobs sent back to the ad account',
        ],
      },
    ],
  },
  notIncluded: [
    'The ad spend itself',
    'Video shoots; we cut what you film',
    'Search engine ranking: when the ads stop, the calls from ads stop',
    'Ads for a competitor of a client in the same towns',
    'Television, radio and mailers, though we will count their calls if you use our numbers',
  ],
  success: {
    intro:
      'We agree on two figures before the first ad runs: what a booked job is worth to you, and what it may cost. Everything is judged by the second.',
    measures: [
      {
        title: 'Cost per booked job',
        text: 'Ad spend plus our fee, divided by jobs on your calendar. The only number in large type.',
      },
      {
        title: 'Share of calls that were real',
        text: 'We listen to a sample of recorded calls, announced as recorded when they begin, and mark the wrong numbers.',
      },
      {
        title: 'Wasted spend',
        text: 'Dollars on searches we have since refused. It should fall every month and never reach zero.',
      },
      {
        title: 'Answered calls',
        text: 'The share your side picked up. In many accounts this is the cheapest thing to improve.',
      },
    ],
  },
  proof: {
    label: illustrativeLabel,
    client: 'A roofing company in Commack',
    situation:
      'Spending $5,200 a month on broad searches across the whole island, with calls counted by the receptionist’s memory.',
    work: 'Exact searches only, twelve towns, weekday hours plus storm days, a page with three roofs and three prices, and call tracking.',
    figures: [
      { value: '$5,200 to $3,100', label: 'ad spend a month, after the cut in month 2' },
      { value: '22 to 38', label: 'real calls a month by month 4' },
      { value: '$390', label: 'spend and fee per roof sold, ten of them in month 4' },
    ],
  },
  faqs: [
    {
      question: 'Why does the home page say $599 and the services page $799?',
      answer:
        'Both are right. $599/month is where PPC management starts, for one platform. $799/month is the plan most clients choose: search and social together.',
    },
    {
      question: 'How much ad spend do I need?',
      answer:
        'Enough for about a hundred clicks a month on search. For a salon that is roughly $600, for a plumber $2,000 and more. We work it out for your trade and towns in the free consultation.',
    },
    {
      question: 'What do you need from me?',
      answer:
        'A phone that is answered, a true price or range, and five minutes a week to mark which calls became jobs. Photos help more than anything we can buy.',
    },
    {
      question: 'Someone offered to manage ads for 15% of spend. Is that not cheaper?',
      answer:
        'Below about $4,000 of spend it is, on paper. It also pays them for every wasted dollar. Compare the cost per booked job, not the fee.',
    },
    {
      question: 'Are my competitors clicking on my ads?',
      answer:
        'Some try. Google refunds most invalid clicks by itself; we check the rest weekly and block addresses that repeat. It is rarely more than two percent of spend.',
    },
    {
      question: 'Should I run ads if I already rank first?',
      answer:
        'Often only for your most profitable job and for the towns where you do not rank. We can show you with a two-week pause what the ads bring on top.',
    },
    {
      question: 'Can I pause in my off season?',
      answer:
        'Yes. Ad spend can stop on the same day. Management ends or pauses with 30 days notice, and many seasonal clients keep a $200 budget running so that the account does not have to learn again.',
    },
  ],
  relatedServices: ['seo', 'website', 'ai-automation'],
  relatedPosts: ['first-thousand-dollars-google-ads', 'local-services-ads-or-search-ads'],
  consultation: 'ppc-review',
}
