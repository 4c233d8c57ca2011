import type { PageMeta } from './page.ts'

export const servicesMeta: PageMeta = {
  title: 'Services and Prices | Beacon & Bay Digital, Bay Shore',
  description:
    'Seven services with their prices: SEO, PPC ads, websites, mobile apps, chatbots, AI automation and hosting for Nassau, Suffolk, Queens and Brooklyn.',
}

export const servicesIntro = {
  title: 'Seven services, priced in the open.',
  text: 'Take one or take all seven. Each has its own page that says what is done in which month, what it costs and why, and what you will have to do yourself.',
} as const

export const servicesCta = {
  title: 'Not sure which one first?',
  text: 'Most owners who ask for a website need a Google profile, and most who ask for SEO need a phone that gets answered. Half an hour will tell.',
  book: { text: 'Book a consultation', to: '/booking' },
  contact: { text: 'Write to us', to: '/contact' },
} as const
