import type { ConsultationId } from '@beacon/content/booking-services'
import { serviceAliases } from '@beacon/content/service-aliases'
import type { ServiceSlug } from '@beacon/content/services'
import type { ProductCategory } from '@beacon/contract/products'
import { slugOf } from '@beacon/rules/slug'

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
  blogTag: (tag: string) => `/blog/tag/${encodeURIComponent(slugOf(tag))}`,
  blogAuthor: (name: string) => `/blog/author/${encodeURIComponent(slugOf(name))}`,
  blogRss: '/blog/rss.xml',
  blogAtom: '/blog/atom.xml',
  search: '/search',
  booking: '/booking',
  bookConsultation: (service: ConsultationId) => `/booking?service=${service}`,
  bookSlot: (service: ConsultationId, date: string, time: string) =>
    `/booking?${new URLSearchParams({ service, date, time })}`,
  bookingManage: '/booking/manage',
  store: '/store',
  storeCategory: (category: ProductCategory) => `/store?category=${category}`,
  product: (id: string, variant: number | null = null) =>
    `/store/product/${encodeURIComponent(id)}${variant === null ? '' : `?variant=${variant}`}`,
  cart: '/cart',
  storeCart: '/store/cart',
  checkout: '/checkout',
  checkoutPart: (part: string) => `/checkout?part=${part}`,
  storeCheckout: '/store/checkout',
  thankYou: '/thank-you',
  /** Id and key make the link private; the mails and the hosted payment page build the same ones. */
  bookingManageFor: (token: string) => `/booking/manage?token=${token}`,
  thankYouFor: (id: string, token: string) => `/thank-you?order=${id}&token=${token}`,
  orders: '/orders',
  order: (id: string, token: string) => `/orders/${id}?token=${token}`,
  newsletter: '/newsletter',
  newsletterSent: '/newsletter/sent',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
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
  adminOrders: '/admin/orders',
  adminOrder: (id: string) => `/admin/orders?order=${encodeURIComponent(id)}`,
  adminSubscribers: '/admin/subscribers',
  adminPeople: '/admin/people',
  adminChats: '/admin/chats',
  adminOutbox: '/admin/outbox',
  adminMailbox: '/admin/mailbox',
  adminNotion: '/admin/notion',
  adminProducts: '/admin/products',
  adminPromoCodes: '/admin/promo-codes',
  adminBookings: '/admin/bookings',
  /** The list of bookings, narrowed to one. */
  adminBooking: (id: string) => `/admin/bookings?search=${encodeURIComponent(id)}`,
  adminProduct: (id: string) => `/admin/products?product=${encodeURIComponent(id)}`,
  adminAudit: '/admin/audit',
  /** What was done with one record, by its id. */
  adminAuditOf: (id: string) => `/admin/audit?search=${encodeURIComponent(id)}`,
  adminSecurity: '/admin/security',
  design: '/design',
} as const

/**
 * Where a lead form is posted without a script: to its page's own address, which may contain a campaign. The server
 * redirects to the contact page, at the anchor of its answer.
 */
export const contactAnswer = '#write'

/** Former addresses of the services; the server answers with 301, the browser's router redirects (D1). */
export const serviceAddressAliases: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(serviceAliases).map(([alias, slug]) => [`/services/${alias}`, paths.service(slug)]),
)

/** Whether an address belongs to the store, for the navigation's highlight. */
export const isStorePath = (pathname: string) => pathname.startsWith(paths.store)
