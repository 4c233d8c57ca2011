import { serviceAddressAliases } from '@beacon/content/service-aliases'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { findRoute, publicPaths, siteRoutes } from './routes.tsx'

/** Every address that `paths` can build, with samples for its parameters. */
const built = Object.values(paths)
  .map((path) => (typeof path === 'string' ? path : (path as (part: string) => string)('seo')))
  .map((address) => address.replace(/\?.*/, ''))

const isKnown = (address: string) => siteRoutes.some(({ path }) => matchPath(path, address))

test('every link that can be built matches a route', () => {
  expect(built.filter((address) => !isKnown(address))).toEqual([])
})

test('every route can be linked to', () => {
  const services = ['ppc', 'website', 'mobile-app', 'chatbot', 'ai-automation', 'hosting'] as const
  const addresses = [...built, ...services.map(paths.service)]
  const orphans = siteRoutes.filter(({ path }) => !addresses.some((address) => matchPath(path, address)))
  expect(orphans.map(({ path }) => path)).toEqual([])
})

test('the specification’s route table is complete', () => {
  const table =
    '/ /about /contact /partners /services /blog /blog/a-post /services/seo /services/ppc /services/website ' +
    '/services/mobile-app /services/chatbot /services/ai-automation /services/hosting /booking /store ' +
    '/store/product/42 /cart /checkout /store/cart /store/checkout /thank-you /privacy-policy /terms-of-service ' +
    '/notion-test /test /admin/notion /admin/products /admin/bookings /restaurant-calculator ' +
    '/restaurant-digital-marketing /barbershop-digital-marketing /barbershop-case-study ' +
    '/blog/category/seo-tips /blog/tag/local-seo'
  expect(table.split(' ').filter((address) => findRoute(address).status === 404)).toEqual([])
})

test('SITE-14 older addresses of service pages redirect to the canonical ones', () => {
  expect(Object.keys(serviceAddressAliases)).toEqual([
    '/services/websites',
    '/services/mobile-apps',
    '/services/chatbots',
  ])
  expect(Object.values(serviceAddressAliases).filter((address) => !isKnown(address))).toEqual([])
})

test('the back office and the design page are not rendered at build time', () => {
  expect(publicPaths().filter((path) => path.startsWith('/admin') || path === paths.design)).toEqual([])
})
