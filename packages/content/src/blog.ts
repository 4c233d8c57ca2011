import type { ConsultationId } from './booking-services.ts'
import type { PageMeta } from './page.ts'
import type { ServiceSlug } from './services.ts'

/** What the blog's list page says about itself. */
export const blogPage = {
  title: 'Marketing notes for Long\u00a0Island shops',
  intro:
    'What we do all week, written down: what it costs, how long it takes, and the parts you can do without us.',
  meta: {
    title: 'Blog: Marketing Notes | Beacon & Bay Digital',
    description:
      'Marketing notes for Long Island businesses: local search, ads, websites and automation, with prices, sources and the steps you can take yourself.',
  } satisfies PageMeta,
} as const

/** What may be advertised where no advertising network is connected, or a visitor has not agreed to one. */
export type HouseAd = {
  title: string
  text: string
  action: string
} & ({ book: ConsultationId } | { page: 'restaurant-calculator' | 'services' })

/** Our own advertisements, one of which stands in every slot. */
export const houseAds: readonly HouseAd[] = [
  {
    title: 'Half an hour, free',
    text: 'Tell us what you sell and where. You leave with the one thing that we would fix first.',
    action: 'Pick a time',
    book: 'free-consultation',
  },
  {
    title: 'What does a full table cost you?',
    text: 'The restaurant calculator adds up covers, delivery commissions and what a campaign brings back.',
    action: 'Open the calculator',
    page: 'restaurant-calculator',
  },
  {
    title: 'Ninety days of search terms, read',
    text: 'An ad account review: what to pause, what to keep and what to try next. 45 minutes, $149.',
    action: 'Book a review',
    book: 'ppc-review',
  },
  {
    title: 'Seven services, prices printed',
    text: 'From hosting at $19 a month to search at $799. Every plan lists its hours.',
    action: 'See the prices',
    page: 'services',
  },
  {
    title: 'Your site on a four-year-old phone',
    text: 'An hour with our developer: speed and accessibility measured, the causes named line by line.',
    action: 'Book a website review',
    book: 'website-review',
  },
]

/** The services that a reader of a category is likely to need next. */
const servicesByCategory: Readonly<Record<string, readonly [ServiceSlug, ServiceSlug]>> = {
  'local-marketing': ['seo', 'ai-automation'],
  'seo-tips': ['seo', 'website'],
  'software-tutorials': ['seo', 'ppc'],
  'case-studies': ['seo', 'website'],
  'ppc-advertising': ['ppc', 'website'],
  'web-development': ['website', 'hosting'],
  'ai-automation': ['ai-automation', 'chatbot'],
  'social-media': ['ppc', 'ai-automation'],
}

/** Two services for the end of a post; the most asked-for ones where the category is the owner's own. */
export const servicesFor = (category: string): readonly [ServiceSlug, ServiceSlug] =>
  (Object.hasOwn(servicesByCategory, category) ? servicesByCategory[category] : undefined) ?? [
    'seo',
    'website',
  ]
