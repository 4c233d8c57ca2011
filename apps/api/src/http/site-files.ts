import { agency } from '@beacon/content/agency'
import { commonHeaders } from './headers.ts'

interface SiteFile {
  path: string
  type: string
  text: string
}

/** What robots, phones and finders of flaws read: one source for their addresses, made when the server starts. */
export function siteFiles(site: {
  publicUrl: string
  indexedPaths: readonly string[]
  builtAt: Date
}): SiteFile[] {
  return [
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', text: robots(site.publicUrl) },
    { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', text: sitemap(site) },
    { path: '/site.webmanifest', type: 'application/manifest+json', text: JSON.stringify(webManifest) },
    { path: '/.well-known/security.txt', type: 'text/plain; charset=utf-8', text: securityTxt(site) },
  ]
}

export const siteFileHeaders = (type: string) => ({
  ...commonHeaders,
  'Content-Type': type,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'public, max-age=3600',
})

const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /thank-you',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

function sitemap({
  publicUrl,
  indexedPaths,
  builtAt,
}: {
  publicUrl: string
  indexedPaths: readonly string[]
  builtAt: Date
}): string {
  const day = builtAt.toISOString().slice(0, 10)
  const urls = indexedPaths.map(
    (path) => `<url><loc>${publicUrl}${path}</loc><lastmod>${day}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
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
  const expires = new Date(builtAt.getTime() + 360 * 24 * 60 * 60_000)
  return `Contact: mailto:${agency.email}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\nCanonical: ${publicUrl}/.well-known/security.txt\n`
}
