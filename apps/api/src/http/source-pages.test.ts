import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { PageSource } from './page-source.ts'
import { openRequest } from './request-context.ts'
import { createSourcePages } from './source-pages.ts'

/** Serves one source the way the page server does, and counts its reads. */
async function serve(posts: Map<string, string>) {
  let version = 1
  let reads = 0
  const source: PageSource = {
    patterns: ['/blog', '/blog/:slug'],
    parameters: ['q'],
    version: () => String(version),
    async read({ pathname }) {
      reads += 1
      const text = posts.get(pathname)
      return { status: text === undefined ? 404 : 200, data: { text: text ?? 'gone' } }
    },
    list: async () => [...posts.keys()].map((path) => ({ path, modifiedAt: '2026-11-20' })),
  }
  const pages = createSourcePages([source])
  const server = createServer(async (req, res) => {
    openRequest(req, res, {
      log: pino({ level: 'silent' }),
      metrics: { observe: () => undefined },
      trustProxy: 0,
      inHand: new Set(),
    })
    const url = pages.plain(new URL(req.url ?? '/', 'http://localhost'))
    if (pages.answer(url, req, res)) return
    const content = await pages.read(url)
    if (!content) return void res.writeHead(418).end()
    const html = (content.data as { text: string }).text
    content.keep({ status: content.status, headers: { 'Content-Type': 'text/html' }, html })
    res.writeHead(content.status).end(html)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    get: async (path: string) => {
      const response = await fetch(origin + path)
      return { status: response.status, text: await response.text() }
    },
    reads: () => reads,
    change: () => {
      version += 1
    },
  }
}

test('campaign parameters share the plain page’s cache entry; a parameter that the page reads does not', async () => {
  const site = await serve(new Map([['/blog/tides', 'first']]))
  for (const query of ['?utm_source=mail', '', '?utm_source=mail&gclid=1', '?q'])
    await site.get(`/blog/tides${query}`)
  expect(site.reads()).toBe(2)
})

test('a page is read once and cached until its source changes', async () => {
  const posts = new Map([['/blog/tides', 'first']])
  const site = await serve(posts)
  await site.get('/blog/tides')
  expect(await site.get('/blog/tides')).toEqual({ status: 200, text: 'first' })
  expect(site.reads()).toBe(1)

  posts.set('/blog/tides', 'second')
  site.change()
  expect(await site.get('/blog/tides')).toEqual({ status: 200, text: 'second' })
})

test('missing pages and pages with a query are not cached', async () => {
  const site = await serve(new Map([['/blog', 'list']]))
  for (const path of ['/blog/none', '/blog/none', '/blog?q=tide', '/blog?q=tide']) await site.get(path)
  expect(site.reads()).toBe(4)
  expect(await site.get('/blog/none')).toEqual({ status: 404, text: 'gone' })
})

test('a path parameter matches one segment, and other paths are not handled', async () => {
  const site = await serve(new Map())
  expect((await site.get('/blog/tag/x')).status).toBe(418)
  expect((await site.get('/store')).status).toBe(418)
})
