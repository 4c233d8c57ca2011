import { illustrativeLabel } from '../page.ts'
import type { ServicePage } from './service-page.ts'

export const hostingPage: ServicePage = {
  slug: 'hosting',
  meta: {
    title: 'Managed Web Hosting from $19/month | Beacon & Bay Digital',
    description:
      'Managed hosting on Long Island from $19/month: 99.9% uptime guarantee, nightly backups, updates, free move from your old host, and a person to call at any hour.',
  },
  title: 'Hosting with a person at the other end.',
  lead: 'Nobody thinks about hosting until a customer says “your website is down” on the Saturday of the Blessing of the Fleet. This is the service for not having that conversation.',
  whatItIs: {
    title: 'A mooring, and somebody who checks the lines',
    paragraphs: [
      'Hosting is the computer your site lives on and the chores around it: the certificate that makes the padlock, the updates that keep burglars out, the copy from last night, the mail that must not land in spam. The computer costs a few dollars a month. The chores are what you pay us for.',
      'Our servers are in two data centers in the New York area and in New Jersey, so that a power outage in one does not take you down, and pages for visitors elsewhere are kept at the edge of the network near them. Every site is opened once a minute by a robot, and if it does not answer twice, a person’s phone rings.',
      'We guarantee 99.9% uptime, counted by the minute. That allows 43 minutes in a month of 30 days. If we use more than that, the month is free; nobody has to ask.',
    ],
  },
  features: [
    {
      title: '99.9% uptime, or the month is free',
      text: 'Measured from outside, once a minute, with a public page for each site. Planned work happens between 3 and 5 AM and counts too.',
    },
    {
      title: 'A copy every night',
      text: 'Kept 30 days in another state. We restore one copy of every site each quarter to see that it works, which is the part people skip.',
    },
    {
      title: 'Moved in for nothing',
      text: 'Site, mail records and certificate, at night, with the old host left running until you have looked at everything. Usually two days, with no minute offline.',
    },
    {
      title: 'Locked and watched',
      text: 'Updates within two days, serious ones the same day; daily malware scans; login protection. If a site is hacked on our watch, cleaning it is free.',
    },
    {
      title: 'The emergency line',
      text: 'Answered day and night by one of three people here who have the keys. Not a ticket, not a menu.',
    },
  ],
  process: {
    title: 'Moving in, and what happens after',
    steps: [
      {
        when: 'Day 1',
        title: 'Look before lifting',
        text: 'We list what your old host really runs: site, mail, forgotten subdomains, the login of someone who left. You learn who owns your domain, which is a surprise in about one case in four.',
      },
      {
        when: 'Day 2',
        title: 'Copy and compare',
        text: 'The site runs here at a private address. You click through it; we compare every page with the old one by machine.',
      },
      {
        when: 'Night 2',
        title: 'Cast off',
        text: 'We switch the address after 11 PM and watch until visitors arrive. The old host stays paid for two more weeks, just in case.',
      },
      {
        when: 'Month 1',
        title: 'Tidy',
        text: 'Unused plug-ins go, pictures are shrunk, and mail gets the three records that keep it out of spam. Most sites are about a third faster afterward.',
      },
      {
        when: 'Every month',
        title: 'Rounds',
        text: 'Updates, a scan, a check of backups and certificate, and one short email: uptime, speed, what was done. Read it or do not; it is there when somebody asks.',
      },
    ],
  },
  cost: {
    title: 'What it costs, and why',
    why: [
      'You can have a server for $4 a month. For $19 you get the server and about ten minutes of a person’s time every month, plus all the minutes it takes when something breaks. Shops and busier sites need more of both.',
      'There is no cheaper first year that rises in the second. We give 60 days notice of any change, as the terms say, and there has been one since 2018.',
    ],
    plans: [
      {
        name: 'Site',
        price: { cents: 1_900, per: 'month', display: '$19/month' },
        forWhom: 'A business site with up to 20,000 visits a month.',
        includes: [
          'One site and certificate',
          'Nightly copies, kept 30 days',
          'Updates and scans',
          'Emergency line',
        ],
      },
      {
        name: 'Shop',
        price: { cents: 4_900, per: 'month', display: '$49/month' },
        forWhom: 'Sites that take money or bookings, up to 100,000 visits.',
        includes: [
          'Everything in Site',
          'A copy every hour',
          'A staging copy to try changes',
          'Checkout tested every ten minutes',
        ],
      },
      {
        name: 'Crewed',
        price: { cents: 9_900, per: 'month', display: '$99/month' },
        forWhom: 'Owners who would rather send an email than log in.',
        includes: [
          'Everything in Shop',
          'One hour of changes a month, done within two business days',
          'Quarterly accessibility check',
        ],
      },
    ],
  },
  notIncluded: [
    'Mailboxes: we set up Google or Microsoft mail in your name, and they bill you about $7 a person',
    'The domain itself, about $15 a year at the registrar, in your name',
    'New pages and redesign, beyond the hour in Crewed',
    'Repair of a site that was hacked before it came here; we quote it, usually $350',
    'Adult content, gambling and mass mail',
  ],
  success: {
    intro: 'Good hosting is a number that stays boring. These four are in the monthly email.',
    measures: [
      {
        title: 'Uptime',
        text: 'Minutes answered of all minutes, from outside. Below 99.9% the month is free.',
      },
      { title: 'Time to first byte', text: 'Under 200 milliseconds for a visitor on Long Island.' },
      {
        title: 'Age of the newest tested copy',
        text: 'A backup counts when it has been restored. Never older than a quarter.',
      },
      {
        title: 'Minutes to a person',
        text: 'From your call to somebody with the keys. Under five in daytime, under fifteen at night.',
      },
    ],
  },
  proof: {
    label: illustrativeLabel,
    client: 'A charter-fishing fleet in Captree',
    situation:
      'Booking page down on four summer weekends, always on Saturday morning, because forty sites shared one server.',
    work: 'Moved in two nights, booking page checked every ten minutes, pictures shrunk from 48 to 3 megabytes.',
    figures: [
      { value: '99.98%', label: 'uptime from Memorial Day to Labor Day' },
      { value: '0', label: 'Saturday mornings lost' },
      { value: '4.4 s to 1.5 s', label: 'until the booking page is readable on a phone' },
    ],
  },
  faqs: [
    {
      question: 'What does the 99.9% uptime guarantee mean?',
      answer:
        'Your site answers in at least 99.9% of the minutes of a month, counted from outside. In 30 days that leaves 43 minutes. If it is less, that month’s hosting is free and the credit is on the next invoice without your asking.',
    },
    {
      question: 'Do I have to move my email too?',
      answer:
        'No. Mail stays where it is and we copy the records that point to it. If it lands in spam, we fix those records in the first month.',
    },
    {
      question: 'Can you host a WordPress site that somebody else built?',
      answer:
        'Yes, if it can be updated. We look at it first, and if a plug-in is abandoned or the theme pirated, we tell you what it would take.',
    },
    {
      question: 'Where are the servers?',
      answer:
        'In two data centers, one in the New York area and one in New Jersey, with copies kept in a third state. The pages themselves are served from whichever edge is nearest to the visitor.',
    },
    {
      question: 'What if I want to leave?',
      answer:
        'Thirty days written notice. You get a full copy, the domain is yours already, and we help the next host for an hour at no charge.',
    },
    {
      question: 'Is $19 the price for the first year only?',
      answer: 'No. It is the price. Any change is announced 60 days ahead, as our terms of service say.',
    },
  ],
  relatedServices: ['website', 'seo', 'chatbot'],
  relatedPosts: ['who-owns-your-website', 'two-second-website'],
  consultation: 'website-review',
}
