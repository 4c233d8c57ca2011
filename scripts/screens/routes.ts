import { readFileSync } from 'node:fs'
import { paths } from '../../apps/web/src/paths.ts'

const NO_SUCH_POST = '/blog/no-such-post'
const SEARCH = '/search?q=website'
/** One of every kind of page that is rendered on request. */
const ON_REQUEST = [
  '/blog',
  '/blog/category/seo-tips',
  '/blog/author/maren-doyle',
  '/blog/two-second-website',
  NO_SUCH_POST,
  '/store',
  '/store/product/red-nun-pin',
  SEARCH,
]

function builtPages(): { path: string; indexed: boolean }[] {
  const manifest = readFileSync(new URL('../../apps/web/dist/pages.json', import.meta.url), 'utf8')
  return JSON.parse(manifest).pages
}

/** Every page that search engines may show, one of each kind of those that are rendered on request. */
export const indexedRoutes = (): string[] => [
  ...builtPages().flatMap(({ path, indexed }) => (indexed ? [path] : [])),
  ...ON_REQUEST.filter((path) => path !== NO_SUCH_POST && path !== SEARCH),
]

/** Every page that a picture can be taken of: the build's, those rendered on request, the 404, and the back office. */
export function allRoutes(): string[] {
  const admin = Object.values(paths).filter(
    (path) => typeof path === 'string' && path.startsWith(paths.admin),
  )
  return [...builtPages().map(({ path }) => path), ...ON_REQUEST, '/off-the-chart', ...(admin as string[])]
}

/** Whether a page is for the administrator only. */
export const needsSignIn = (route: string): boolean =>
  route.startsWith(paths.admin) && route !== paths.adminSignIn

/** A file's name for a route: `/services/seo` is `services-seo`. */
export const nameOf = (route: string): string =>
  route.replace(/\?.*/, '').slice(1).replaceAll('/', '-') || 'home'
