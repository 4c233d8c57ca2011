import { agency } from './agency.ts'
import type { PageMeta, TextLink } from './page.ts'

export const homeMeta: PageMeta = {
  title: 'Digital Marketing in Bay Shore, NY | Beacon & Bay Digital',
  description:
    'SEO, ads, websites, apps, chatbots and hosting for Long Island businesses, from a Bay Shore crew you can call. Start with a free audit or consultation.',
}

/** What the page is about in a line: its main heading, above the slides. */
export const homeHeading = 'Digital marketing agency in Bay Shore, Long Island'

export type HeroSlide = {
  id: 'seo' | 'ai' | 'websites'
  /** The slide's tab under the text: its name and a few words. */
  tab: { label: string; sublabel: string }
  title: string
  subtitle: string
  /** The scene that is drawn behind the slide, and what it shows in words. */
  image: { scene: 'chart' | 'signals' | 'slipway'; alt: string }
  cta: TextLink
}

export const heroSlides: readonly HeroSlide[] = [
  {
    id: 'seo',
    tab: { label: 'Search', sublabel: 'Found first, nearby' },
    title: 'Be the first one Long\u00a0Island finds.',
    subtitle:
      'When someone in Bay Shore searches for what you sell, one name comes up first. We do the search, the site and the follow\u{2060}-\u{2060}up that make it yours.',
    image: {
      scene: 'chart',
      alt: 'A nautical chart of Long Island; the beam of the Fire Island light falls on Bay Shore, marked 1.',
    },
    cta: { text: 'Get SEO Audit', to: '/services/seo' },
  },
  {
    id: 'ai',
    tab: { label: 'AI', sublabel: 'Answers at 2 AM' },
    title: 'The front desk that never goes home.',
    subtitle:
      'A missed call gets a text, a quote gets its reminder, a question at 2 AM gets the right price. You read what was said over coffee.',
    image: {
      scene: 'signals',
      alt: 'Two ships at night on the Great South Bay, one asking and one answering with signal flags.',
    },
    cta: { text: 'Explore AI Solutions', to: '/services/ai-automation' },
  },
  {
    id: 'websites',
    tab: { label: 'Websites', sublabel: 'Built to sell' },
    title: 'A website that earns its slip.',
    subtitle:
      'Quick on an old phone, clear about what you do and where, and in your name from the first day. Five pages from $2,499.',
    image: {
      scene: 'slipway',
      alt: 'The frame of a browser window on a boatyard slipway, half planked and ready to launch.',
    },
    cta: { text: 'View Portfolio', to: '/services/website' },
  },
]

/** The second link of every slide. */
export const heroConsultation: TextLink = { text: 'Free Consultation', to: '/contact' }

/** Stands before the four claims. */
export const statsLead = `Since ${agency.founded}, from an office two blocks from the ferry.`

/** The four claims; `note` says how each is counted, which the assistant tells. */
export const stats: ReadonlyArray<{ value: string; label: string; note: string }> = [
  { value: '500+', label: 'Websites Launched', note: 'Since 2018, from one-page sites to shops' },
  { value: '95%', label: 'Client Retention Rate', note: 'Monthly clients who stay for another year' },
  { value: '300%', label: 'Average ROI Increase', note: 'First-year return on search and ad plans' },
  { value: '24/7', label: 'Support Available', note: 'Sites watched all night, one emergency line' },
]
