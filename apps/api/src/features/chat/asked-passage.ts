import { homeFaqs, pricingTable } from '@beacon/content/home-story'
import { type Service, type ServiceSlug, serviceOf, services } from '@beacon/content/services'
import { paths } from '@beacon/rules/paths'
import type { Passage } from './passages.ts'

/** A passage written to be pinned. It belongs to the service whose page it links to, so that follow-ups work. */
export const asked = (name: string, title: string, text: string, link: Passage['link']): Passage => ({
  id: `asked/${name}`,
  topic: services.find(({ slug }) => link.to.startsWith(paths.service(slug)))?.slug ?? 'agency',
  aspects: [],
  title,
  text,
  link,
})

/** A link to a service's page. */
export const about = (slug: ServiceSlug) => ({
  text: `More about ${serviceOf(slug).name}`,
  to: paths.service(slug),
})

export const auditLink = { text: 'Ask for the free audit', to: '/#free-audit' }

/** A service's lowest price in a sentence: "from $799/month". */
export const from = ({ homePrice }: Service): string => homePrice.display.replace('From', 'from')

/** How soon a service shows results, in the words of the pricing table. */
export const firstResults = (slug: ServiceSlug): string =>
  pricingTable.rows.find((row) => row.slug === slug)?.ready ?? ''

/** The home page's answer to the question that contains these words. */
export const homeAnswer = (words: string): string =>
  homeFaqs.find(({ question }) => question.includes(words))?.answer ?? ''
