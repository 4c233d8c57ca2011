import { createHash } from 'node:crypto'
import { agency } from '@beacon/content/agency'
import { sitePages } from '@beacon/content/site-pages'
import { expect, test } from 'vitest'
import { fixedPaths, publicPaths, siteRoutes } from '../routes.tsx'
import { createRenderDocument } from './render-document.tsx'

const render = createRenderDocument({
  boot: 'boot()',
  script: '/assets/app.js',
  styles: { href: '/assets/styles.css', text: 'h1{color:red}.nowhere{color:blue}' },
  icon: '/favicon.svg',
  fonts: ['/assets/a.woff2'],
})

const find = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

async function headOf(path: string) {
  const { html } = await render(path, { publicUrl: 'https://agency.example' })
  const head = html.slice(0, html.indexOf('</head>'))
  return {
    path,
    title: find(head, /<title>([^<]+)<\/title>/),
    description: find(head, /<meta name="description" content="([^"]+)"/),
    canonical: find(head, /<link rel="canonical" href="([^"]+)"/),
  }
}

test('SITE-7 every public page has its own title, description and canonical link', async () => {
  const heads = await Promise.all(publicPaths().map(headOf))
  expect(heads.filter(({ title, description }) => !title || !description)).toEqual([])
  const own = heads.filter(
    ({ path, canonical }) => canonical === new URL(path, 'https://agency.example').href,
  )
  expect(new Set(own.map(({ title }) => title)).size).toBe(own.length)
  expect(new Set(own.map(({ description }) => description)).size).toBe(own.length)
  expect(heads.filter((head) => !own.includes(head)).map(({ path }) => path)).toEqual([
    '/store/cart',
    '/store/checkout',
    '/test',
  ])
})

test('SITE-7 every back-office screen has its own title, description and canonical link, too', {
  timeout: 20_000,
}, async () => {
  const screens = siteRoutes.filter(({ audience }) => audience === 'administrator').map(({ path }) => path)
  expect(screens).toEqual(expect.arrayContaining(['/admin/notion', '/admin/products', '/admin/bookings']))
  const heads = await Promise.all(screens.map(headOf))
  expect(heads.map(({ canonical }) => canonical)).toEqual(
    screens.map((path) => `https://agency.example${path}`),
  )
  for (const said of [heads.map(({ title }) => title), heads.map(({ description }) => description)])
    expect(said.filter((text, at) => !text || said.indexOf(text) !== at)).toEqual([])
})

test('SITE-1, SITE-5 every public page has our phone and e-mail above it, and towns and legal links below', async () => {
  const pages = await Promise.all(publicPaths().map(async (path) => ({ path, ...(await render(path)) })))
  const [above, below] = [/<aside aria-label="How to reach us".*?<\/aside>/s, /<footer.*<\/footer>/s]
  const lacks = (part: string, ...words: readonly string[]) => words.some((word) => !part.includes(word))
  const bare = pages.filter(
    ({ html }) =>
      lacks(above.exec(html)?.[0] ?? '', agency.phones.office.href, agency.email, agency.serviceArea) ||
      lacks(below.exec(html)?.[0] ?? '', 'Babylon', 'href="/privacy-policy"', 'href="/terms-of-service"'),
  )
  expect(pages.length).toBeGreaterThan(20)
  expect(bare.map(({ path }) => path)).toEqual([])
})

test('D5: every page that search engines may list has Open Graph tags and structured data in its HTML', async () => {
  const pages = await Promise.all(publicPaths().map(async (path) => ({ path, ...(await render(path)) })))
  const needed = ['og:title', 'og:description', 'og:url', 'og:image', 'application/ld+json']
  const lacking = pages
    .filter(({ indexed }) => indexed)
    .map(({ path, html }) => [path, ...needed.filter((word) => !html.includes(`"${word}"`))])
  expect(lacking.length).toBeGreaterThan(20)
  expect(lacking.filter(({ length }) => length > 1)).toEqual([])
})

test('SITE-8 an unknown address gives the not-found page with status 404', async () => {
  const { status, html, indexed } = await render('/no/such/place')
  expect(status).toBe(404)
  expect(indexed).toBe(false)
  expect(html).toContain('No such place on our chart')
})

test('SITE-6 every document starts dark, and the theme script runs before anything is painted', async () => {
  for (const path of ['/', '/contact', '/admin', '/no/such/place']) {
    const { html } = await render(path)
    expect(html).toMatch(/^<!doctype html>\s*<html[^>]* data-theme="dark"/i)
    expect(html).toMatch(/<script(?![^>]* (?:defer|async|type="module"))[^>]*>boot\(\)<\/script>/)
    expect(html.indexOf('boot()')).toBeLessThan(html.indexOf('</head>'))
  }
})

test('a page has no inline style attribute, and its inline script and style are in the content security policy', async () => {
  const { html, csp } = await render('/')
  expect(html).not.toMatch(/<[^>]+ style="/)
  expect(html).toContain('<style>h1{color:red}</style>')
  expect(csp.scripts).toEqual([`'sha256-${createHash('sha256').update('boot()').digest('base64')}'`])
  expect(csp.styles).toHaveLength(1)
})

test('a page contains the placeholders that the server replaces at start-up', async () => {
  const { html } = await render('/')
  expect(html).toContain('<meta name="public-url" content="https://public-url.invalid">')
  expect(html).toContain('<link rel="canonical" href="https://public-url.invalid/"/>')
  expect(html).toContain(' data-demo="off"')
})

test('visitor input cannot close the script element that carries it', async () => {
  const values = { message: '</script><script>alert(1)</script>' }
  const { html } = await render('/contact', { contact: { sent: false, values, fields: {} } })
  expect(html).not.toContain('<script>alert(1)')
})

test('the site search covers every indexable page, and no page that does not exist', async () => {
  const searched: readonly string[] = sitePages.map(({ to }) => to)
  const indexed = await Promise.all(
    fixedPaths().map(async (path) => ((await render(path)).indexed ? [path] : [])),
  )
  expect(indexed.flat().filter((path) => !searched.includes(path))).toEqual([])
  expect(searched.filter((path) => !fixedPaths().includes(path))).toEqual([])
})

test('search results are noindex', async () => {
  const search = { query: 'tide', total: 0, words: [], groups: [] }
  expect(await render('/search?q=tide', { search })).toMatchObject({ status: 200, indexed: false })
})
