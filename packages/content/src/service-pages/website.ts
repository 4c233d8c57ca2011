import { illustrativeLabel } from '../page.ts'
import type { ServicePage } from './service-page.ts'

export const websitePage: ServicePage = {
  slug: 'website',
  meta: {
    title: 'Website Development on Long Island | Beacon & Bay Digital',
    description:
      'Websites for Long Island businesses from $2,499: five pages, under two seconds on a phone, accessible, written for your trade, and in your name from day one.',
  },
  title: 'Websites: launched in weeks, yours for good.',
  lead: 'Half of your visitors are on a phone, standing up, deciding in a few seconds whether to call. A website is built for that person or for nobody.',
  whatItIs: {
    title: 'A working boat, not a showpiece',
    paragraphs: [
      'A small business site has four jobs: say what you do, say where, show that others were glad, and make it easy to call, book or buy. We begin with those four on paper and leave out whatever serves none of them. That is most of what makes our sites quick.',
      'We write the words. Owners who were asked to “send content” have been meaning to since 2019. Instead we talk for an hour, visit if you are between Brooklyn and Riverhead, and send you drafts to correct. You know the trade; we know what people ask before they pick up the phone.',
      'The site is built as plain pages that a server can send at once, with an editor behind them for the things that change: hours, prices, photos, the special of the week. No page builder, no forty plug-ins, no license that ends when we do.',
    ],
  },
  features: [
    {
      title: 'Two seconds on an old phone',
      text: 'Main content within two seconds on a mid-range phone and a middling signal, measured before launch and every week after. It is written into the agreement.',
    },
    {
      title: 'Accessible, and tested so',
      text: 'WCAG 2.2 AA: keyboard, screen reader, contrast, text at 200%. Tested by a person, with a report you can show a lawyer.',
    },
    {
      title: 'Words included',
      text: 'Five pages written from an interview, with two rounds of your corrections. In Spanish too, if your customers speak it, for the price of the extra pages.',
    },
    {
      title: 'Ready to be found',
      text: 'Titles, structured data, redirects from every old address and a linked Google profile, so that a new site does not lose what the old one had.',
    },
    {
      title: 'Counted from the first day',
      text: 'Calls, forms and bookings are counted before launch, so that you can compare. Nothing tracks a visitor who has not agreed.',
    },
  ],
  process: {
    title: 'Week by week',
    steps: [
      {
        when: 'Week 1',
        title: 'Lines',
        text: 'Interview, a look at your three competitors, the page list, and one sketch of the home page on a phone. 50% of the price is paid before we begin.',
      },
      {
        when: 'Week 2',
        title: 'Words and design',
        text: 'Drafts of all pages and a working home page that you can open on your own phone. Changing a word is cheap here; this is where we ask you to be blunt.',
      },
      {
        when: 'Weeks 3 and 4',
        title: 'Build',
        text: 'All pages with your photos, forms, map, reviews and, if you have them, booking or ordering. You see every step at a private address.',
      },
      {
        when: 'Week 5',
        title: 'Sea trial and launch',
        text: 'Tested on six phones, by keyboard and by screen reader. Redirects checked one by one. We launch on a Tuesday morning, never on a Friday.',
      },
      {
        when: 'Months 2 and 3',
        title: 'After launch',
        text: 'We watch speed, errors and calls. Sixty days of corrections are included, and an hour on Zoom to teach whoever will edit the site.',
      },
    ],
  },
  cost: {
    title: 'What it costs, and why',
    why: [
      'Five pages take about 28 hours: eight for words, seven for design, ten for building, three for testing and launch. That is $2,499, fixed. It goes up when there are more pages, a shop, or another company’s system to connect to, and we say by how much before you sign.',
      'Half is due at the start and half on the day of launch. After that the only cost that must go on is hosting, with us from $19/month or anywhere you like.',
    ],
    plans: [
      {
        name: 'Five pages',
        price: { cents: 249_900, per: 'project', display: '$2,499' },
        forWhom: 'A trade, a practice or a shop with one location.',
        includes: [
          'Home, services, about, one town, contact',
          'Words, design, build and launch',
          '60 days of corrections',
        ],
      },
      {
        name: 'Booking or ordering',
        price: { cents: 449_900, per: 'project', display: '$4,499' },
        forWhom: 'Salons, restaurants, clinics and anyone with a calendar or a menu.',
        includes: [
          'Ten pages',
          'Booking, menu ordering or quotes, paid or unpaid',
          'Connection to one system you use already',
        ],
      },
      {
        name: 'Shop',
        price: { cents: 699_900, per: 'project', display: '$6,999' },
        forWhom: 'Up to 200 products, shipped or picked up.',
        includes: [
          'Everything in Booking or ordering',
          'Checkout, stock, shipping and sales tax',
          'An afternoon of training in your shop',
        ],
      },
    ],
  },
  notIncluded: [
    'Hosting and the domain: from $19/month, and about $15 a year paid to the registrar in your name',
    'A photographer; a half day costs about $450 and we bring the shot list',
    'Logo and brand design from nothing; we work with the one you have, or name three people in Suffolk who do this well',
    'Monthly changes after the first 60 days, unless your hosting plan has them',
    'Ranking: a new site is found sooner, but staying found is SEO',
  ],
  success: {
    intro: 'We measure the old site for two weeks before we replace it, so that there is something to beat.',
    measures: [
      {
        title: 'Calls and forms per hundred visitors',
        text: 'A local service site should bring three to eight. Many bring one.',
      },
      {
        title: 'Time to the main content',
        text: 'Under two seconds, as your own visitors experience it, not as our office connection does.',
      },
      {
        title: 'Accessibility findings',
        text: 'None serious or critical at launch, and none added by later edits in the first 60 days.',
      },
      {
        title: 'Addresses kept',
        text: 'Every old page that anyone linked to leads somewhere sensible. We hand you the list.',
      },
    ],
  },
  proof: {
    label: illustrativeLabel,
    client: 'A boat upholstery workshop in Lindenhurst',
    situation:
      'A page-builder site that took nine seconds on a phone, with a quote form that had been mailing a former employee.',
    work: 'Five pages, forty photos of finished boats sorted by maker, prices from and to, and a quote form that takes pictures.',
    figures: [
      { value: '9.1 s to 1.6 s', label: 'to the main content on a phone' },
      { value: '1.2 to 5.9', label: 'quote requests per hundred visitors' },
      { value: '11 weeks', label: 'until the site had paid for itself' },
    ],
  },
  portfolio: {
    title: 'From the slipway',
    label: 'Sample projects, invented to show the range of the work',
    items: [
      {
        client: 'Skiff & Stern Upholstery',
        trade: 'Marine trade',
        town: 'Lindenhurst',
        text: 'A quote form that takes four photos and answers with a price range within the hour.',
        figure: '5 pages, 1.6 s',
      },
      {
        client: 'The Copper Ladle',
        trade: 'Restaurant',
        town: 'Sayville',
        text: 'Menu, tables and pick-up orders on one page, with the specials changed from the kitchen’s phone.',
        figure: '10 pages, 1.8 s',
      },
      {
        client: 'Cove Road Dental',
        trade: 'Dental practice',
        town: 'Islip',
        text: 'English and Spanish, insurance list first, new-patient forms that work with a screen reader.',
        figure: '14 pages, 1.7 s',
      },
      {
        client: 'Harbor Lane Books',
        trade: 'Shop',
        town: 'Port Jefferson',
        text: 'One hundred and eighty titles chosen by hand, pick-up in an hour, shipping for the summer guests who went home.',
        figure: 'Shop, 1.9 s',
      },
    ],
  },
  faqs: [
    {
      question: 'What exactly does $2,499 include?',
      answer:
        'Home, services, about, one town page and contact: written, designed, built, tested and launched, with forms, map, call counting and redirects, and 60 days of corrections. Not hosting, not photography.',
    },
    {
      question: 'What is the free website package in the popup?',
      answer:
        'The same five-page site without the $2,499, for one site per business in our four counties, together with twelve months of hosting from $19/month. We do it because hosted clients tend to stay and ask for more.',
    },
    {
      question: 'Which system do you build with?',
      answer:
        'Plain pages built from components, with a small editor for what changes. If your staff already know WordPress and like it, we build a lean theme without a page builder. You get the code either way.',
    },
    {
      question: 'Will I lose my Google rankings with a new site?',
      answer:
        'Not if every old address is redirected and the pages that brought visitors survive. We list them before we design. A dip of a week or two is normal; a crash means that somebody skipped this step.',
    },
    {
      question: 'Can I change things myself?',
      answer:
        'Hours, prices, photos, staff, menu, posts: yes, from your phone. Layout is kept out of reach on purpose, so that the site stays quick and accessible.',
    },
    {
      question: 'Do I need to worry about accessibility lawsuits?',
      answer:
        'Small businesses in New York do receive them. We build and test to WCAG 2.2 AA and give you the report and a statement page. That is not legal advice or insurance, but it is what the complaints ask for.',
    },
    {
      question: 'I have no photos. Is that a problem?',
      answer:
        'It is the usual case. Bring your phone, we bring a list of twelve shots and go through the shop with you. We do not use stock pictures of people who have never held your tools.',
    },
    {
      question: 'What if it takes longer than five weeks?',
      answer:
        'If the delay is ours, we take 5% off the second half for each week. If we wait for photos or corrections, the date moves with them, and we tell you on the day it does.',
    },
  ],
  relatedServices: ['hosting', 'seo', 'chatbot'],
  relatedPosts: ['two-second-website', 'who-owns-your-website'],
  consultation: 'website-review',
}
