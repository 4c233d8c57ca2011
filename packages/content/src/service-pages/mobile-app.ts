import { illustrativeLabel } from '../page.ts'
import type { ServicePage } from './service-page.ts'

export const mobileAppPage: ServicePage = {
  slug: 'mobile-app',
  meta: {
    title: 'Mobile Apps for Local Business | Beacon & Bay Digital',
    description:
      'iPhone and Android apps for Long Island businesses with regulars, from $5,999: ordering, booking or loyalty in one code base, filed under your own accounts.',
  },
  title: 'Mobile apps, for people who come back.',
  lead: 'Nobody installs an app to buy a roof. They do for the deli they order from three times a week. We build for the second kind of business and tell the first kind to save the money.',
  whatItIs: {
    title: 'One app, one task, two stores',
    paragraphs: [
      'An app earns its place on a phone when somebody uses it every week: reordering the same lunch, booking the same barber, checking in at the same gym, showing the same loyalty card. It can do three things a website does poorly: send a notice that is read, remember the customer without a password, and open in a second at the counter.',
      'We build one code base that runs on iPhone and Android, around the one task that matters, and file it with both stores under your own developer accounts. The first version is small on purpose. It goes to fifty of your regulars before it goes to the public, and what they trip over decides the second version.',
      'The first meeting ends with a test: how many customers come at least twice a month, and what would each have to do differently for the app to pay? If the answer is fewer than about three hundred people, a good mobile website with a saved shortcut does the job for less than half.',
    ],
  },
  features: [
    {
      title: 'One code base for both phones',
      text: 'The same app for iPhone and Android, so that a fix is made once and both kinds of customers get it in the same week.',
    },
    {
      title: 'Works on the LIRR',
      text: 'Menu, card and bookings open without a signal and catch up afterward. The East River tunnels are our test bench.',
    },
    {
      title: 'Notices people keep switched on',
      text: '“Your order is ready” and “your barber is free at four”. One that sells something at most once a week, and never at night.',
    },
    {
      title: 'Pays through the website',
      text: 'Orders, bookings and cards run on the same system as your site, so there is one stock, one calendar and one set of books.',
    },
    {
      title: 'Yours in both stores',
      text: 'Developer accounts, code, signing keys and reviews belong to your business. Changing developers takes an email.',
    },
  ],
  process: {
    title: 'Month by month',
    steps: [
      {
        when: 'Weeks 1 and 2',
        title: 'The counter test',
        text: 'A day in your shop watching what regulars do, and a clickable sketch that you hand to ten of them. If they shrug, we stop here and you owe for two weeks only.',
      },
      {
        when: 'Month 1',
        title: 'The one task',
        text: 'Ordering or booking or loyalty, working from end to end on both phones, ugly and true. Store accounts are opened in your name, because approval takes a while.',
      },
      {
        when: 'Month 2',
        title: 'Design and edges',
        text: 'The look, large type, screen readers, no signal, double taps, expired cards. Connection to your register or calendar.',
      },
      {
        when: 'Month 3',
        title: 'Fifty regulars, then everyone',
        text: 'Two weeks with people you know, then both stores. We write the listings, take the pictures and answer the reviewers’ questions.',
      },
      {
        when: 'Months 4 to 6',
        title: 'Ninety days of fixes',
        text: 'Crashes, new phone models and small wishes are included. In month 6 you get the numbers and a frank opinion on whether there should be a second version.',
      },
    ],
  },
  cost: {
    title: 'What it costs, and why',
    why: [
      'The starting price of $5,999 buys about 65 hours and one task without payments or accounts. Payments, logins and a connection to a register each add about a week, mostly for the cases in which something goes wrong halfway.',
      'Stores charge you directly: $99 a year at Apple, $25 once at Google. Plan for upkeep too: both change their rules every year, and an app that is not touched for two years disappears.',
    ],
    plans: [
      {
        name: 'One task',
        price: { cents: 599_900, per: 'project', display: '$5,999' },
        forWhom: 'A loyalty card, a class schedule, booking without payment.',
        includes: ['iPhone and Android', 'Notices', 'Both store listings', '90 days of fixes'],
      },
      {
        name: 'Orders and payments',
        price: { cents: 1_199_900, per: 'project', display: '$11,999' },
        forWhom: 'Delis, restaurants, salons and studios that take money in the app.',
        includes: [
          'Everything in One task',
          'Apple Pay, Google Pay and cards',
          'Accounts without passwords',
          'Connection to one register or calendar',
        ],
      },
      {
        name: 'Upkeep',
        price: { cents: 14_900, per: 'month', display: '$149/month' },
        forWhom: 'Any app after its first ninety days.',
        includes: [
          'Store rules, new phones, security updates',
          'Crash watch',
          'Two hours of small changes a month',
        ],
      },
    ],
  },
  notIncluded: [
    'Apple’s and Google’s own fees',
    'Games, social networks, and anything that needs a crowd before it is useful',
    'Medical or banking apps; they need audits that we are not set up for',
    'Getting people to install it: we plan that with you, but the sign on the counter does the work',
    'A new register; we connect to the one you have, if its maker allows it',
  ],
  success: {
    intro:
      'Downloads are applause. Before we build we write down how many people should use the app in an ordinary week, six months after launch.',
    measures: [
      {
        title: 'People per week',
        text: 'How many did the one task this week, and how many of them did it last week too.',
      },
      {
        title: 'Visits per regular',
        text: 'Compared with regulars who do not have the app. This is the number that pays for it.',
      },
      { title: 'Crash-free share', text: 'At least 99.5% of sessions, on phones up to five years old.' },
      {
        title: 'Phone minutes saved',
        text: 'Orders and bookings that no longer ring, at the hour when the line is longest.',
      },
    ],
  },
  proof: {
    label: illustrativeLabel,
    client: 'A delicatessen in Islip with a breakfast line',
    situation:
      'Four hundred regulars, two phones, both busy from 6:30 to 8:30. About one caller in five gave up.',
    work: 'Reorder the usual in two taps, pay, and pick it up from a shelf by the door. Loyalty is counted by itself. Nothing else in the first version.',
    figures: [
      { value: '312', label: 'people ordering in an ordinary week, month 6' },
      { value: '2.1 to 2.9', label: 'visits a week per regular with the app' },
      { value: '34 a day', label: 'phone orders that became taps' },
    ],
  },
  faqs: [
    {
      question: 'Do I need an app, or is a website enough?',
      answer:
        'If fewer than about three hundred customers come at least twice a month, a website is enough, and we will say so. The free test on our blog takes ten minutes at your counter.',
    },
    {
      question: 'Why do other companies quote $50,000?',
      answer:
        'They build two separate apps with a large team, and some apps need that. Ours share one code base, start with one task and reuse the system behind your website.',
    },
    {
      question: 'How long does it take?',
      answer:
        'Ten to fourteen weeks to both stores. Reviews at Apple take a day or two when all is well, and a week if they ask questions. We plan for the week.',
    },
    {
      question: 'Do the stores take a share of my sales?',
      answer:
        'Not for food, haircuts, classes in person or goods. They take 15 to 30% of digital goods such as online courses. For those we usually keep the sale on your website.',
    },
    {
      question: 'What happens when phones change?',
      answer:
        'Ninety days of fixes are included. After that upkeep is $149/month, or you can call another developer: the code and the keys are yours.',
    },
    {
      question: 'How do I get customers to install it?',
      answer:
        'A code on the counter, the cup and the receipt, and a reason on the first day: a free coffee works better than 10%. With three hundred regulars expect half of them within two months.',
    },
  ],
  relatedServices: ['website', 'ai-automation', 'chatbot'],
  relatedPosts: ['app-or-website', 'restaurant-direct-orders'],
  consultation: 'strategy-session',
}
