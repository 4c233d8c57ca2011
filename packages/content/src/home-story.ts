import { agency } from './agency.ts'
import type { Faq, Point, TextLink } from './page.ts'
import type { ServiceSlug } from './services.ts'

export const aboutTeaser = {
  title: 'A Bay Shore office, and the people who answer its phone.',
  text: [
    'Beacon & Bay opened in 2018 on Maple Avenue, the road that ends at the Fire Island ferries. The person you talk to is the person who does the work, and Huntington is as far as anyone here will drive before asking for coffee.',
    'We are small enough to know whose season starts on Memorial Day and whose starts at the first boiler failure. That is most of what local marketing is.',
  ],
  picture: 'Drawn portraits of Maren Doyle, Luis Arroyo, Priya Raman and Nell Castellano',
  link: { text: 'Meet the crew', to: '/about' },
} as const

export const homeServices = {
  title: 'Every trade, one crew.',
  text: 'You talk to the people who do the work. Every plan starts with a free audit and ends in a number you can check yourself.',
  cardLink: 'Learn More',
} as const

export const whyChooseUs: { title: string; columns: ReadonlyArray<Point & { link: TextLink }> } = {
  title: 'Why Long\u00a0Island businesses stay',
  columns: [
    {
      title: 'Proven Results',
      text: '500+ websites launched and a 300% average ROI increase, counted in calls, bookings and orders. Your monthly report is one page, and every number on it links to where it came from.',
      link: { text: 'See a case study', to: '/barbershop-case-study' },
    },
    {
      title: 'Local Expertise',
      text: 'We know that Islip is a hamlet and a town, that Fire Island empties after Labor Day, and that a Massapequa plumber does not want calls from Montauk. Ads and pages are drawn around the roads you will drive.',
      link: { text: 'See where we work', to: '/contact' },
    },
    {
      title: 'Full-Service Agency',
      text: 'Search, ads, site, app, chat, automation and hosting sit in one room, so nobody tells you that it is the other company’s fault. One invoice, one phone number, seven trades.',
      link: { text: 'See all seven services', to: '/services' },
    },
  ],
}

export const benefits: { title: string; items: readonly Point[] } = {
  title: 'What you get with every plan',
  items: [
    {
      title: 'Everything in your name',
      text: 'Domain, ad accounts, Google profile, code. If you leave, you leave with all of it.',
    },
    {
      title: 'One page a month',
      text: 'What was done, what it brought, what it cost. Long enough to be useful, short enough to read standing.',
    },
    {
      title: 'No yearly contract',
      text: 'Monthly services end with 30 days written notice. Clients stay because it works: 95% of them.',
    },
    {
      title: `An answer ${agency.responsePromise}`,
      text: 'From a person who knows your account. If the site is down, the emergency line answers day and night.',
    },
    {
      title: 'Prices in the open',
      text: 'The price on the page is the price on the invoice, what can come on top is named beside it, and ad spend goes from your card to the platform.',
    },
    {
      title: 'A site for everyone',
      text: 'Large type, keyboard, screen reader, slow phone. New York courts see more accessibility suits than any other state’s, and a shop’s website is an easy target.',
    },
  ],
}

/** The pricing table: what the home list's price buys and how soon it shows. Prices come from `services`. */
export const pricingTable: {
  title: string
  intro: string
  columns: readonly string[]
  rows: ReadonlyArray<{ slug: ServiceSlug; buys: string; ready: string }>
  footnote: string
} = {
  title: 'Where plans start',
  intro:
    'The smallest plan that does the job. Some clients need more, and each service’s page says when and why.',
  columns: ['Service', 'What the price buys', 'First results', 'From'],
  rows: [
    {
      slug: 'hosting',
      buys: 'One site, nightly backups, updates, the move from your old host',
      ready: '2 days',
    },
    {
      slug: 'ai-automation',
      buys: 'Two workflows, such as missed-call texts and review requests',
      ready: '2 weeks',
    },
    { slug: 'chatbot', buys: 'One site, up to 500 conversations a month, two languages', ready: '10 days' },
    {
      slug: 'mobile-app',
      buys: 'iPhone and Android, one main task, both store listings',
      ready: '10 to 14 weeks',
    },
    { slug: 'website', buys: 'Five pages, written, designed and launched', ready: '4 to 5 weeks' },
    {
      slug: 'seo',
      buys: 'One location, one town, about eight hours of work a month',
      ready: '3 to 6 months',
    },
    { slug: 'ppc', buys: 'One ad platform, up to $3,000 of ad spend a month', ready: '1 week' },
  ],
  footnote:
    'SEO and PPC show a higher price on the services page: $999/month and $799/month are the plans most clients choose. Ad spend is paid to the platform and is not included.',
}

export const freeAudit = {
  id: 'free-audit',
  title: 'Find out where you stand, free.',
  text: 'Tell us the name of your business. A person here looks you up the way a customer would, on a phone, from your town and the next one over, and writes down what they see.',
  includes: [
    'Your rank in the map pack from five points around your address',
    'Your site’s speed and readability on a mid-range phone',
    'What your three nearest competitors do that you do not',
    'Three fixes, in order, with the hours each would take',
  ],
  afterwards: `We reply ${agency.responsePromise} and send the audit by email within three business days. It is yours whether or not you hire us.`,
  submit: 'Get my free audit',
} as const

export const homeCta = {
  title: 'Thirty minutes, no slides.',
  text: 'Bring your phone and your worst month. We look you up together, and you leave knowing what we would fix first and what it would cost.',
  link: { text: 'Arrange a free consultation', to: '/contact' },
  phoneLead: 'Or call us, Monday to Saturday:',
} as const

/** The first eight also go to the structured data of the home page. */
export const homeFaqs: readonly Faq[] = [
  {
    question: 'What does digital marketing cost for a small business on Long Island?',
    answer:
      'With us, hosting starts at $19/month, a chatbot at $149/month, AI automation at $299/month, PPC management at $599/month and SEO at $799/month. A website starts at $2,499 and an app at $5,999, once. A typical first year for a shop with one location is a website and an SEO plan, at $799/month or, if you drive to several towns, $999/month.',
  },
  {
    question: 'How long until SEO brings calls?',
    answer:
      'Google Business Profile fixes often show in the map pack within four to eight weeks. Town and service pages usually take three to six months to rank, and longer in Queens and Brooklyn, where more businesses compete for each search. If you need calls this month, start with ads and let SEO take over as it grows.',
  },
  {
    question: 'Which areas do you serve?',
    answer:
      'Nassau, Suffolk, Queens and Brooklyn. We come to you anywhere between Brooklyn and Riverhead, and meet East End clients by video or in Bay Shore.',
  },
  {
    question: 'Do I have to sign a yearly contract?',
    answer:
      'No. Monthly services run month to month and end with 30 days written notice. Projects such as websites and apps are agreed at a fixed price, with 50% paid before we start.',
  },
  {
    question: 'Who owns the website, the ad accounts and the data?',
    answer:
      'You do. Domains, Google and Meta accounts, code and content are registered to your business, and we work in them with the access you give us. When you leave, you remove our access and everything keeps running.',
  },
  {
    question: 'What happens in the free consultation?',
    answer:
      'Thirty minutes by phone, by video or at our office. We ask what a new customer is worth to you, look you up on a phone while you watch, and tell you the one thing we would fix first. If that thing is not something we sell, we still say so.',
  },
  {
    question: 'How do you measure whether it worked?',
    answer:
      'In calls over thirty seconds, forms, bookings and orders, each traced to where it came from. Rankings and traffic are in the report too, but nobody ever paid a supplier with traffic.',
  },
  {
    question: 'Can you guarantee first place on Google?',
    answer:
      'No, and Google itself warns against anyone who does. We can guarantee the work: what is done each month, in hours, written down, and an honest number at the end of it.',
  },
  {
    question: 'Do you work with two competitors in the same town?',
    answer:
      'Not for SEO or ads. One roofer in Smithtown, one dentist in Babylon. If your town and trade are taken, we tell you on the first call.',
  },
  {
    question: 'Can I keep my current website?',
    answer:
      'Often, yes. If it loads quickly and can be edited, we work with what is there. We suggest a new one only when repairs would cost more than half of it.',
  },
  {
    question: 'What counts as an emergency, and who answers?',
    answer: `A site or checkout that is down, a hacked page, or an ad account spending what it should not. The emergency line is answered day and night by one of us, in turns. Everything else gets an answer ${agency.responsePromise}.`,
  },
]
