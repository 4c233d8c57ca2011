import { aboutMeta } from './about.ts'
import { blogPage } from './blog.ts'
import { bookingMeta } from './booking-page.ts'
import { contactMeta } from './contact.ts'
import { homeMeta } from './home.ts'
import { homeFaqs } from './home-story.ts'
import { barbershopPage } from './industries/barbershop.ts'
import { caseStudyMeta } from './industries/barbershop-case-study.ts'
import { restaurantPage } from './industries/restaurant.ts'
import { calculatorFaqs, calculatorMeta } from './industries/restaurant-calculator.ts'
import { accessibilityStatement } from './legal/accessibility.ts'
import { privacyPolicy } from './legal/privacy.ts'
import { termsOfService } from './legal/terms.ts'
import { newsletterMeta } from './newsletter-pages.ts'
import type { Faq, PageMeta } from './page.ts'
import { partnersMeta } from './partners.ts'
import { servicePages } from './service-pages/service-pages.ts'
import { serviceOf } from './services.ts'
import { servicesMeta } from './services-page.ts'
import { storeMeta } from './store.ts'

/** A page as the site's search names it. */
interface SitePage {
  to: string
  title: string
  description: string
  /** Asked and answered in its part `#questions`. */
  faqs: readonly Faq[]
}

const page = (to: string, { title, description }: PageMeta, faqs: readonly Faq[] = []): SitePage => ({
  to,
  title: title.replace(/ \| [^|]*$/, ''),
  description,
  faqs,
})

/** Every page that is written in this folder and that a visitor may look for; posts and products come on their own. */
export const sitePages: readonly SitePage[] = [
  ...Object.values(servicePages).map(({ slug, meta, faqs }) => ({
    ...page(`/services/${slug}`, meta, faqs),
    title: serviceOf(slug).name,
  })),
  page('/', homeMeta, homeFaqs),
  page('/about', aboutMeta),
  page('/contact', contactMeta),
  page('/services', servicesMeta),
  page('/partners', partnersMeta),
  page('/booking', bookingMeta),
  page('/blog', blogPage.meta),
  page('/store', storeMeta),
  page('/orders', {
    title: 'Find your order',
    description:
      'Your email address and order number get you a fresh link to your order, its receipt and its downloads.',
  }),
  page('/newsletter', newsletterMeta),
  page('/restaurant-digital-marketing', restaurantPage.meta, restaurantPage.faqs),
  page('/restaurant-calculator', calculatorMeta, calculatorFaqs),
  page('/barbershop-digital-marketing', barbershopPage.meta, barbershopPage.faqs),
  page('/barbershop-case-study', caseStudyMeta),
  page('/privacy-policy', privacyPolicy.meta),
  page('/terms-of-service', termsOfService.meta),
  page('/accessibility', accessibilityStatement.meta),
]
