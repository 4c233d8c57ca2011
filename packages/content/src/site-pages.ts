import { paths } from '@beacon/rules/paths'
import { aboutMeta } from './about.ts'
import { agency, businessHours } from './agency.ts'
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
    ...page(paths.service(slug), meta, faqs),
    title: serviceOf(slug).name,
  })),
  page(paths.home, homeMeta, homeFaqs),
  page(paths.about, aboutMeta),
  page(paths.contact, contactMeta),
  page(paths.services, servicesMeta),
  page(paths.partners, partnersMeta),
  page(paths.booking, bookingMeta),
  page(paths.blog, blogPage.meta),
  page(paths.store, storeMeta),
  page(paths.orders, {
    title: 'Find your order',
    description:
      'Your email address and order number get you a fresh link to your order, its receipt and its downloads.',
  }),
  page(paths.newsletter, newsletterMeta),
  page(paths.restaurantMarketing, restaurantPage.meta, restaurantPage.faqs),
  page(paths.restaurantCalculator, calculatorMeta, calculatorFaqs),
  page(paths.barbershopMarketing, barbershopPage.meta, barbershopPage.faqs),
  page(paths.barbershopCaseStudy, caseStudyMeta),
  page(paths.privacyPolicy, privacyPolicy.meta),
  page(paths.termsOfService, termsOfService.meta),
  page(paths.accessibility, accessibilityStatement.meta),
]

const { address, phones, email } = agency

/** Parts of pages that are looked for by their own names. */
export const pageParts: readonly SitePage[] = [
  {
    to: '/contact#hours-title',
    title: 'Phone number, email, address and opening hours',
    description: `Call ${phones.office.display}, write to ${email}, or come by: ${address.street}, ${address.city}. ${businessHours
      .map(({ label, display }) => `${label} ${display}`)
      .join(', ')}, New York time.`,
    faqs: [],
  },
  {
    to: '/terms-of-service#store',
    title: 'Return policy, refund policy and cancellations',
    description: 'What can be sent back, by when an order can be canceled, and what is refunded.',
    faqs: [],
  },
]
