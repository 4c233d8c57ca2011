import { serviceAddressAliases } from '@beacon/content/service-aliases'
import { matchPath, Navigate, type RouteObject } from 'react-router-dom'
import { type LazyPage, LazyPageView, lazyPage } from './lib/lazy-page.tsx'
import { paths } from './paths.ts'

interface SiteRoute {
  path: string
  page: LazyPage
  /** Who it is for; everybody by default. Only everybody's pages are prerendered. */
  audience?: 'administrator' | 'developer'
  /** The HTTP status of the page; 200 when it is left out. */
  status?: number
  /** Its markup does not change until the visitor's first interaction, so the complete style sheet can wait. */
  quiet?: true
  /** Its content comes from the database: rendered by the server on request, not by the build. */
  rendered?: 'on request'
}

const cart = lazyPage(() => import('./pages/cart.tsx'))
const checkout = lazyPage(() => import('./pages/checkout.tsx'))
const blog = lazyPage(() => import('./pages/blog.tsx'))
const diagnostics = lazyPage(() => import('./pages/diagnostics.tsx'))

/** The map of the site, in the order of the specification's route table. */
export const siteRoutes: readonly SiteRoute[] = [
  { path: paths.home, page: lazyPage(() => import('./pages/home.tsx')), quiet: true },
  { path: paths.about, page: lazyPage(() => import('./pages/about.tsx')), quiet: true },
  { path: paths.contact, page: lazyPage(() => import('./pages/contact.tsx')), quiet: true },
  { path: paths.partners, page: lazyPage(() => import('./pages/partners.tsx')), quiet: true },
  { path: paths.services, page: lazyPage(() => import('./pages/services.tsx')), quiet: true },
  { path: paths.service('seo'), page: lazyPage(() => import('./pages/service-seo.tsx')), quiet: true },
  { path: paths.service('ppc'), page: lazyPage(() => import('./pages/service-ppc.tsx')), quiet: true },
  {
    path: paths.service('website'),
    page: lazyPage(() => import('./pages/service-website.tsx')),
    quiet: true,
  },
  {
    path: paths.service('mobile-app'),
    page: lazyPage(() => import('./pages/service-mobile-app.tsx')),
    quiet: true,
  },
  {
    path: paths.service('chatbot'),
    page: lazyPage(() => import('./pages/service-chatbot.tsx')),
    quiet: true,
  },
  {
    path: paths.service('ai-automation'),
    page: lazyPage(() => import('./pages/service-ai-automation.tsx')),
    quiet: true,
  },
  {
    path: paths.service('hosting'),
    page: lazyPage(() => import('./pages/service-hosting.tsx')),
    quiet: true,
  },
  { path: paths.blog, page: blog, rendered: 'on request', quiet: true },
  {
    path: '/blog/:slug',
    page: lazyPage(() => import('./pages/blog-post.tsx')),
    rendered: 'on request',
    quiet: true,
  },
  { path: '/blog/category/:slug', page: blog, rendered: 'on request', quiet: true },
  { path: '/blog/tag/:tag', page: blog, rendered: 'on request', quiet: true },
  { path: '/blog/author/:author', page: blog, rendered: 'on request', quiet: true },
  { path: paths.search, page: lazyPage(() => import('./pages/search.tsx')), rendered: 'on request' },
  { path: paths.booking, page: lazyPage(() => import('./pages/booking.tsx')) },
  { path: paths.bookingManage, page: lazyPage(() => import('./pages/booking-manage.tsx')) },
  { path: paths.store, page: lazyPage(() => import('./pages/store.tsx')), rendered: 'on request' },
  {
    path: '/store/product/:id',
    page: lazyPage(() => import('./pages/product.tsx')),
    rendered: 'on request',
  },
  { path: paths.cart, page: cart },
  { path: paths.storeCart, page: cart },
  { path: paths.checkout, page: checkout },
  { path: paths.storeCheckout, page: checkout },
  { path: paths.thankYou, page: lazyPage(() => import('./pages/thank-you.tsx')) },
  { path: paths.orders, page: lazyPage(() => import('./pages/find-order.tsx')) },
  { path: '/orders/:id', page: lazyPage(() => import('./pages/order.tsx')) },
  { path: paths.newsletter, page: lazyPage(() => import('./pages/newsletter.tsx')), quiet: true },
  { path: paths.newsletterSent, page: lazyPage(() => import('./pages/newsletter-sent.tsx')) },
  {
    path: paths.newsletterConfirm,
    page: lazyPage(() => import('./pages/newsletter-confirm.tsx')),
    rendered: 'on request',
  },
  {
    path: paths.newsletterUnsubscribe,
    page: lazyPage(() => import('./pages/newsletter-unsubscribe.tsx')),
    rendered: 'on request',
  },
  { path: paths.privacyPolicy, page: lazyPage(() => import('./pages/legal-privacy.tsx')), quiet: true },
  { path: paths.termsOfService, page: lazyPage(() => import('./pages/legal-terms.tsx')), quiet: true },
  { path: paths.accessibility, page: lazyPage(() => import('./pages/legal-accessibility.tsx')), quiet: true },
  { path: paths.notionTest, page: diagnostics },
  { path: paths.diagnosticTest, page: diagnostics },
  {
    path: paths.restaurantCalculator,
    page: lazyPage(() => import('./pages/restaurant-calculator.tsx')),
    quiet: true,
  },
  {
    path: paths.restaurantMarketing,
    page: lazyPage(() => import('./pages/restaurant-marketing.tsx')),
    quiet: true,
  },
  {
    path: paths.barbershopMarketing,
    page: lazyPage(() => import('./pages/barbershop-marketing.tsx')),
    quiet: true,
  },
  {
    path: paths.barbershopCaseStudy,
    page: lazyPage(() => import('./pages/barbershop-case-study.tsx')),
    quiet: true,
  },
  { path: paths.admin, page: lazyPage(() => import('./pages/admin-today.tsx')), audience: 'administrator' },
  {
    path: paths.adminSignIn,
    page: lazyPage(() => import('./pages/admin-sign-in.tsx')),
    audience: 'administrator',
  },
  {
    path: paths.adminLeads,
    page: lazyPage(() => import('./pages/admin-leads.tsx')),
    audience: 'administrator',
  },
  {
    path: paths.adminOrders,
    page: lazyPage(() => import('./pages/admin-orders.tsx')),
    audience: 'administrator',
  },
  {
    path: paths.adminSubscribers,
    page: lazyPage(() => import('./pages/admin-subscribers.tsx')),
    audience: 'administrator',
  },
  {
    path: paths.adminPeople,
    page: lazyPage(() => import('./pages/admin-people.tsx')),
    audience: 'administrator',
  },
  {
    path: paths.adminChats,
    page: lazyPage(() => import('./pages/admin-chats.tsx')),
    audience: 'administrator',
  },
  {
    path: paths.adminOutbox,
    page: lazyPage(() => import('./pages/admin-outbox.tsx')),
    audience: 'administrator',
  },
  {
    path: paths.adminMailbox,
    page: lazyPage(() => import('./pages/admin-mailbox.tsx')),
    audience: 'administrator',
  },
  {
    path: paths.adminNotion,
    page: lazyPage(() => import('./pages/admin-notion.tsx')),
    audience: 'administrator',
  },
  {
    path: paths.adminProducts,
    page: lazyPage(() => import('./pages/admin-products.tsx')),
    audience: 'administrator',
  },
  {
    path: paths.adminPromoCodes,
    page: lazyPage(() => import('./pages/admin-promo-codes.tsx')),
    audience: 'administrator',
  },
  {
    path: paths.adminBookings,
    page: lazyPage(() => import('./pages/admin-bookings.tsx')),
    audience: 'administrator',
  },
  {
    path: paths.adminAudit,
    page: lazyPage(() => import('./pages/admin-audit.tsx')),
    audience: 'administrator',
  },
  {
    path: paths.adminSecurity,
    page: lazyPage(() => import('./pages/admin-security.tsx')),
    audience: 'administrator',
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: paths.design,
          page: lazyPage(() => import('./pages/design.tsx')),
          audience: 'developer' as const,
        },
      ]
    : []),
]

const notFound: SiteRoute = { path: '*', page: lazyPage(() => import('./pages/not-found.tsx')), status: 404 }
const allRoutes = [...siteRoutes, notFound]

/** Loads the modules of all pages. */
export const preloadPages = () => Promise.all(allRoutes.map(({ page }) => page.preload()))

/** The route of a path; the 404 page for an unknown one. */
export const findRoute = (pathname: string): SiteRoute =>
  siteRoutes.find(({ path }) => matchPath(path, pathname)) ?? notFound

const fixed = siteRoutes.filter(({ path, audience }) => !audience && !path.includes(':'))

/** Public paths without parameters. */
export const fixedPaths = (): string[] => fixed.map(({ path }) => path)

/** The addresses whose content is known at build time. */
export const publicPaths = (): string[] => fixed.filter(({ rendered }) => !rendered).map(({ path }) => path)

/** The table in the router's format. */
export const routeObjects: RouteObject[] = [
  ...allRoutes.map(({ path, page }) => ({ path, element: <LazyPageView page={page} /> })),
  ...Object.entries(serviceAddressAliases).map(([path, to]) => ({
    path,
    element: <Navigate to={to} replace />,
  })),
]
