import type { ConsultationId } from '../booking-services.ts'
import type { Faq, Illustration, PageMeta, Point } from '../page.ts'
import type { PostSlug } from '../post-list.ts'
import type { ServiceSlug } from '../services.ts'

/**
 * One way to buy a service. The first plan of a page is the home list's price; the plan marked `mostChosen` is the
 * services page's price (decision D6).
 */
type ServicePlan = {
  name: string
  price: { cents: number; per: 'month' | 'project'; display: string }
  forWhom: string
  includes: readonly string[]
  mostChosen?: true
}

/** A stage of the work: `when` is a month, a week or a span of either. */
export type ProcessStep = { when: string; title: string; text: string }

/** A sample of past work for the portfolio; invented like the agency, and labelled so on the page. */
type PortfolioItem = { client: string; trade: string; town: string; text: string; figure: string }

/** Everything that /services/{slug} says, in the order of the page. */
export type ServicePage = {
  slug: ServiceSlug
  meta: PageMeta
  title: string
  lead: string
  whatItIs: { title: string; paragraphs: readonly string[] }
  features: readonly Point[]
  process: { title: string; steps: readonly ProcessStep[] }
  cost: { title: string; why: readonly string[]; plans: readonly ServicePlan[] }
  notIncluded: readonly string[]
  success: { intro: string; measures: readonly Point[] }
  proof: Illustration
  portfolio?: { title: string; label: string; items: readonly PortfolioItem[] }
  faqs: readonly Faq[]
  relatedServices: readonly ServiceSlug[]
  relatedPosts: readonly PostSlug[]
  consultation: ConsultationId
}
