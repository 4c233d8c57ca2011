import { matchPath, Navigate, type RouteObject } from 'react-router-dom'
import { type LazyPage, LazyPageView, lazyPage } from './lib/lazy-page.tsx'
import { paths, serviceAliases } from './paths.ts'

export interface SiteRoute {
  path: string
  page: LazyPage
  /** Who it is for; everybody when it is left out. Only everybody's pages are rendered at build time. */
  audience?: 'administrator' | 'developer'
  /** The HTTP status of the page; 200 when it is left out. */
  status?: number
  /** Its markup stays as the server sent it until the visitor's first touch: the whole style sheet can wait for that. */
  quiet?: true
  /** Its content is in the database: the server renders it for a request, the build cannot. */
  rendered?: 'on request'
}

const uncharted = lazyPage(() => import('./pages/uncharted.tsx'))
const adminUncharted = lazyPage(() => import('./pages/admin-uncharted.tsx'))

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
  { path: paths.blog, page: uncharted },
  { path: '/blog/:slug', page: uncharted },
  { path: '/blog/category/:slug', page: uncharted },
  { path: '/blog/tag/:tag', page: uncharted },
  { path: paths.booking, page: uncharted },
  { path: paths.store, page: uncharted },
  { path: '/store/product/:id', page: uncharted },
  { path: paths.cart, page: uncharted },
  { path: paths.storeCart, page: uncharted },
  { path: paths.checkout, page: uncharted },
  { path: paths.storeCheckout, page: uncharted },
  { path: paths.thankYou, page: uncharted },
  { path: paths.privacyPolicy, page: lazyPage(() => import('./pages/legal-privacy.tsx')), quiet: true },
  { path: paths.termsOfService, page: lazyPage(() => import('./pages/legal-terms.tsx')), quiet: true },
  { path: paths.accessibility, page: lazyPage(() => import('./pages/legal-accessibility.tsx')), quiet: true },
  { path: paths.notionTest, page: uncharted },
  { path: paths.diagnosticTest, page: uncharted },
  { path: paths.restaurantCalculator, page: lazyPage(() => import('./pages/restaurant-calculator.tsx')) },
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
    path: paths.adminOutbox,
    page: lazyPage(() => import('./pages/admin-outbox.tsx')),
    audience: 'administrator',
  },
  {
    path: paths.adminMailbox,
    page: lazyPage(() => import('./pages/admin-mailbox.tsx')),
    audience: 'administrator',
  },
  { path: paths.adminNotion, page: adminUncharted, audience: 'administrator' },
  { path: paths.adminProducts, page: adminUncharted, audience: 'administrator' },
  { path: paths.adminBookings, page: adminUncharted, audience: 'administrator' },
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

/** The route of an address; the not-found page for an address that no route knows. */
export const findRoute = (pathname: string): SiteRoute =>
  siteRoutes.find(({ path }) => matchPath(path, pathname)) ?? notFound

/** The addresses whose content is known at build time. */
export const publicPaths = (): string[] =>
  siteRoutes
    .filter(({ path, audience, rendered }) => !audience && !rendered && !path.includes(':'))
    .map(({ path }) => path)

/** The table as the router reads it. */
export const routeObjects: RouteObject[] = [
  ...[...siteRoutes, notFound].map(({ path, page }) => ({ path, element: <LazyPageView page={page} /> })),
  ...Object.entries(serviceAliases).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
]
