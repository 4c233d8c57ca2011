/** The canonical last part of a service's address, `/services/{slug}` (decision D1). */
export const serviceSlugs = [
  'hosting',
  'ai-automation',
  'chatbot',
  'mobile-app',
  'website',
  'seo',
  'ppc',
] as const
export type ServiceSlug = (typeof serviceSlugs)[number]

/** US cents for one month or for the whole project, and the words that a page shows. */
type ServicePrice = { cents: number; per: 'month' | 'project'; display: string; note?: string }

/** Names a drawing of the icon family: the sea mark that the service is likened to. */
export type ServiceIcon =
  | 'mooring'
  | 'signal-flags'
  | 'ship-radio'
  | 'pocket-compass'
  | 'hull'
  | 'beam'
  | 'tide'

export type Service = {
  slug: ServiceSlug
  /** In headings and structured data. */
  name: string
  /** Where room is short: chips, footers, table cells. */
  shortName: string
  /** In the Services menu, with one line under it. */
  navLabel: string
  navHint: string
  icon: ServiceIcon
  summary: string
  features: readonly string[]
  /** Where plans start: the home page's cards and its pricing table. */
  homePrice: ServicePrice
  /** What the services page shows; it differs where `priceReason` says why (decision D6). */
  servicesPagePrice: ServicePrice
  priceReason?: string
}

const mostChosen = 'The plan most clients choose'

/** The seven services in the home list's order, of which the home page shows the first six as cards. */
export const services: readonly Service[] = [
  {
    slug: 'hosting',
    name: 'Web Hosting',
    shortName: 'Hosting',
    navLabel: 'Web Hosting',
    navHint: 'Up 99.9% of the month, backed up nightly',
    icon: 'mooring',
    summary:
      'Your site on servers we watch ourselves, with nightly copies, security updates and a person in Bay Shore who picks up when it is down.',
    features: [
      '99.9% uptime guarantee, credited if we miss it',
      'Nightly backups, kept 30 days off site',
      'SSL certificate, updates and malware scans',
      'Moved from your old host at no charge',
    ],
    homePrice: { cents: 1_900, per: 'month', display: 'From $19/month' },
    servicesPagePrice: { cents: 1_900, per: 'month', display: 'From $19/month' },
  },
  {
    slug: 'ai-automation',
    name: 'AI Automation',
    shortName: 'AI',
    navLabel: 'AI Automation',
    navHint: 'Quotes, reminders and reviews that send themselves',
    icon: 'signal-flags',
    summary:
      'The follow-up nobody has time for: missed calls texted back, quotes chased on day three, reviews asked for when the job is done.',
    features: [
      'Missed calls texted back within a minute',
      'Quote follow-ups and appointment reminders',
      'Review requests after the finished job',
      'A log of every message, with an off switch',
    ],
    homePrice: { cents: 29_900, per: 'month', display: 'From $299/month' },
    servicesPagePrice: { cents: 29_900, per: 'month', display: 'From $299/month' },
  },
  {
    slug: 'chatbot',
    name: 'Chatbots',
    shortName: 'Chatbots',
    navLabel: 'Chatbots',
    navHint: 'Answers at 2 AM, from your own price list',
    icon: 'ship-radio',
    summary:
      'An assistant on your site that answers from your hours, prices and policies, books what it can and hands the rest to you by text.',
    features: [
      'Answers only from what you have approved',
      'Takes bookings and call-back requests',
      'English and Spanish',
      'Transcripts and unanswered questions each Monday',
    ],
    homePrice: { cents: 14_900, per: 'month', display: 'From $149/month' },
    servicesPagePrice: { cents: 14_900, per: 'month', display: 'From $149/month' },
  },
  {
    slug: 'mobile-app',
    name: 'Mobile Apps',
    shortName: 'Apps',
    navLabel: 'Mobile Apps',
    navHint: 'iPhone and Android, when a website is not enough',
    icon: 'pocket-compass',
    summary:
      'One app for iPhone and Android, for the regulars who order, book or check in every week. If a website would do, we say so first.',
    features: [
      'iPhone and Android from one code base',
      'Ordering, booking or loyalty in the first version',
      'Store listings filed under your own accounts',
      '90 days of fixes after launch',
    ],
    homePrice: { cents: 599_900, per: 'project', display: 'From $5,999' },
    servicesPagePrice: { cents: 599_900, per: 'project', display: 'From $5,999' },
  },
  {
    slug: 'website',
    name: 'Website Development',
    shortName: 'Websites',
    navLabel: 'Website Development',
    navHint: 'Fast, accessible and in your name',
    icon: 'hull',
    summary:
      'A site that loads in under two seconds on a phone in a parked car, says what you do and where, and belongs to you on the day it launches.',
    features: [
      'Five pages, written and designed for your trade',
      'Under two seconds on a mid-range phone',
      'Built to WCAG 2.2 AA',
      'Domain, content and code in your name',
    ],
    homePrice: { cents: 249_900, per: 'project', display: 'From $2,499' },
    servicesPagePrice: { cents: 249_900, per: 'project', display: 'From $2,499' },
  },
  {
    slug: 'seo',
    name: 'SEO',
    shortName: 'SEO',
    navLabel: 'SEO',
    navHint: 'Found first, nearby',
    icon: 'beam',
    summary:
      'Rank where your customers are: the map pack, the pages for each town you serve, and the words people in that town type.',
    features: [
      'Google Business Profile run every week',
      'A page for each town and service that earns one',
      'Technical fixes done by us, not listed for you',
      'Calls and forms counted, not only rankings',
    ],
    homePrice: { cents: 79_900, per: 'month', display: 'From $799/month' },
    servicesPagePrice: { cents: 99_900, per: 'month', display: '$999/month', note: mostChosen },
    priceReason:
      'SEO starts at $799/month for one location and one town. Most clients serve several towns and take the $999/month plan, so that is the price in our list of services.',
  },
  {
    slug: 'ppc',
    name: 'PPC Advertising',
    shortName: 'PPC',
    navLabel: 'PPC Advertising',
    navHint: 'Calls this week, traced to the dollar',
    icon: 'tide',
    summary:
      'Search and social ads that ring your phone this week. Every dollar is traced to a call or a booking, or we turn that ad off.',
    features: [
      'Google Ads and Meta Ads in your own accounts',
      'Call tracking and a landing page included',
      'Search terms read and cleaned every week',
      'No percentage of your ad spend',
    ],
    homePrice: { cents: 59_900, per: 'month', display: 'From $599/month' },
    servicesPagePrice: { cents: 79_900, per: 'month', display: '$799/month', note: mostChosen },
    priceReason:
      'PPC starts at $599/month for one ad platform. Most clients run search and social together and take the $799/month plan, so that is the price in our list of services.',
  },
]

/** The order of the services page. */
export const servicesPageOrder: readonly ServiceSlug[] = [
  'seo',
  'ppc',
  'website',
  'mobile-app',
  'chatbot',
  'ai-automation',
  'hosting',
]

const bySlug = Object.fromEntries(services.map((service) => [service.slug, service])) as Record<
  ServiceSlug,
  Service
>

/** One service by its slug. */
export const serviceOf = (slug: ServiceSlug): Service => bySlug[slug]
