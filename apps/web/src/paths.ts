import type { ConsultationId } from '@beacon/content/booking-services'
import type { ServiceSlug } from '@beacon/content/services'

/** The only place that builds links. A test walks it beside the route table and fails on an orphan. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  services: '/services',
  service: (slug: ServiceSlug) => `/services/${slug}`,
  partners: '/partners',
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  blogCategory: (slug: string) => `/blog/category/${encodeURIComponent(slug)}`,
  blogTag: (tag: string) => `/blog/tag/${encodeURIComponent(tag.toLowerCase().replaceAll(' ', '-'))}`,
  booking: '/booking',
  bookConsultation: (service: ConsultationId) => `/booking?service=${service}`,
  store: '/store',
  product: (id: string) => `/store/product/${encodeURIComponent(id)}`,
  cart: '/cart',
  storeCart: '/store/cart',
  checkout: '/checkout',
  storeCheckout: '/store/checkout',
  thankYou: '/thank-you',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  accessibility: '/accessibility',
  notionTest: '/notion-test',
  diagnosticTest: '/test',
  restaurantCalculator: '/restaurant-calculator',
  restaurantMarketing: '/restaurant-digital-marketing',
  barbershopMarketing: '/barbershop-digital-marketing',
  barbershopCaseStudy: '/barbershop-case-study',
  admin: '/admin',
  adminSignIn: '/admin/sign-in',
  adminLeads: '/admin/leads',
  adminLead: (id: string) => `/admin/leads?lead=${encodeURIComponent(id)}`,
  adminOutbox: '/admin/outbox',
  adminMailbox: '/admin/mailbox',
  adminNotion: '/admin/notion',
  adminProducts: '/admin/products',
  adminBookings: '/admin/bookings',
  design: '/design',
} as const

/** Older spellings of three service pages; the server answers them with 301, the browser goes on by itself (D1). */
export const serviceAliases: Readonly<Record<string, string>> = {
  '/services/websites': paths.service('website'),
  '/services/mobile-apps': paths.service('mobile-app'),
  '/services/chatbots': paths.service('chatbot'),
}

/** Whether an address belongs to the store, for the navigation's highlight. */
export const isStorePath = (pathname: string) => pathname.startsWith(paths.store)
