import type { ConsultationId } from '../booking-services.ts'
import type { Faq, Illustration, PageMeta, Point, TextLink } from '../page.ts'
import type { PostSlug } from '../post-list.ts'
import type { ServiceSlug } from '../services.ts'

/** What a landing page for one trade says, in the order of the page. */
export type IndustryPage = {
  meta: PageMeta
  title: string
  lead: string
  /** How the trade really runs, and where it loses money. */
  situation: { title: string; points: readonly Point[] }
  services: { title: string; items: ReadonlyArray<Point & { slug: ServiceSlug }> }
  /** A first year, season by season. */
  year: { title: string; seasons: readonly Point[] }
  proof: Illustration
  tool: { title: string; text: string; link: TextLink }
  faqs: readonly Faq[]
  relatedPosts: readonly PostSlug[]
  consultation: ConsultationId
  cta: { title: string; text: string; link: TextLink }
}
