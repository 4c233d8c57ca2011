import { readFileSync } from 'node:fs'
import { paths } from '../../apps/web/src/paths.ts'

/** One of every kind of page that is rendered on request. */
const ON_REQUEST = [
  '/blog',
  '/blog/category/seo-tips',
  '/blog/two-second-website',
  '/blog/no-such-post',
  '/store',
  '/store/product/red-nun-pin',
]

/** Every page that a picture can be taken of: the build's, those rendered on request, the 404, and the back office. */
export function allRoutes(): string[] {
  const manifest = readFileSync(new URL('../../apps/web/dist/pages.json', import.meta.url), 'utf8')
  const { pages } = JSON.parse(manifest) as { pages: { path: string }[] }
  const admin = Object.values(paths).filter(
    (path) => typeof path === 'string' && path.startsWith(paths.admin),
  )
  return [...pages.map(({ path }) => path), ...ON_REQUEST, '/off-the-chart', ...(admin as string[])]
}

/** Whether a page is for the administrator only. */
export const needsSignIn = (route: string): boolean =>
  route.startsWith(paths.admin) && route !== paths.adminSignIn

/** A file's name for a route: `/services/seo` is `services-seo`. */
export const nameOf = (route: string): string =>
  route.replace(/\?.*/, '').slice(1).replaceAll('/', '-') || 'home'
