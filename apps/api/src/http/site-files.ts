import { agency } from '@beacon/content/agency'
import { paths } from '@beacon/rules/paths'
import { DAY_MS } from '../clock.ts'
import { html } from '../html.ts'
import { commonHeaders } from './headers.ts'
import type { ListedPage } from './page-source.ts'

export interface SiteFile {
  path: string
  type: string
  text: string
}

interface Site {
  publicUrl: string
  builtAt: Date
  adClientId: string | null
}

/** robots.txt, the web manifest, security.txt and ads.txt, as far as they are known when the server starts. */
export function siteFiles(site: Site): SiteFile[] {
  return [
    ...(site.adClientId
      ? [{ path: '/ads.txt', type: 'text/plain; charset=utf-8', text: adsTxt(site.adClientId) }]
      : []),
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', text: robots(site.publicUrl) },
    { path: '/site.webmanifest', type: 'application/manifest+json', text: JSON.stringify(webManifest) },
    { path: '/.well-known/security.txt', type: 'text/plain; charset=utf-8', text: securityTxt(site) },
  ]
}

/** Headers of files that are no pages: cached for an hour, and without any rights if a browser shows one. */
export const siteFileHeaders = (type: string) => ({
  ...commonHeaders,
  'Content-Type': type,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'public, max-age=3600',
})

/** Who may sell advertisements here; the last part is Google's own in that register (IAB Tech Lab, ads.txt 1.1). */
const adsTxt = (adClientId: string) =>
  `google.com, ${adClientId.replace(/^ca-/, '')}, DIRECT, f08c47fec0942fa0\n`

const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    `Disallow: ${paths.admin}`,
    'Disallow: /api/',
    `Disallow: ${paths.thankYou}`,
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/**
 * The sitemap of these pages (sitemaps.org). A page without a date of its own gets none: a made-up one would discredit
 * the others.
 */
export function sitemap(publicUrl: string, pages: readonly ListedPage[]): SiteFile {
  const urls = pages.map(({ path, modifiedAt }) => {
    const modified = modifiedAt ? html`<lastmod>${modifiedAt.slice(0, 10)}</lastmod>` : ''
    return html`<url><loc>${publicUrl + path}</loc>${modified}</url>`.markup
  })
  return {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  }
}

const webManifest = {
  name: agency.name,
  short_name: agency.shortName,
  start_url: '/',
  display: 'browser',
  background_color: '#071522',
  theme_color: '#071522',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
  ],
}

/** RFC 9116: it must name a date within a year, after which nobody should rely on it. */
function securityTxt({ publicUrl, builtAt }: { publicUrl: string; builtAt: Date }): string {
  const expires = new Date(builtAt.getTime() + 360 * DAY_MS)
  return `Contact: mailto:${agency.email}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\nCanonical: ${publicUrl}/.well-known/security.txt\n`
}
