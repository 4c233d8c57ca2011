import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Request, RequestHandler, Response } from 'express'
import sirv from 'sirv'
import { commonHeaders, type PagePolicy, pageHeaders } from './headers.ts'
import { createHotBodies, type HotBodies } from './hot.ts'
import { contextOf } from './request-context.ts'

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid'
const NOT_FOUND = '404'

/** Slugs that the documents also use; the canonical page answers for them (D1). */
const aliases: Record<string, string> = {
  '/services/websites': '/services/website',
  '/services/mobile-apps': '/services/mobile-app',
  '/services/chatbots': '/services/chatbot',
}

interface BuiltPage extends PagePolicy {
  path: string
  status: number
  file: string
}

interface RenderedPage {
  status: number
  html: string
  csp: PagePolicy
}

/** What the web build gives the server to render a page that depends on the request. */
type RenderDocument = (url: string, data: object) => RenderedPage | Promise<RenderedPage>

export interface Pages {
  /** The pages of the build, kept ready in memory. */
  hot: HotBodies
  /** The build's files: hashed ones for a year, pictures and fonts included. */
  assets: RequestHandler
  /** Answers any GET that is not a call: a page, a page with a query, an alias, or the designed 404. */
  serve: RequestHandler
  /** Renders a page for this one request. */
  render(res: Response, url: string, status: number, data: object): Promise<void>
}

/**
 * The website's pages as `pnpm build` left them; nothing when there is no build, as in development, where Vite serves
 * the pages.
 */
export async function loadPages(settings: { publicUrl: string; demo: boolean }): Promise<Pages | undefined> {
  const manifestFile = join(DIST, 'pages.json')
  if (!existsSync(manifestFile)) return undefined
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    pages: BuiltPage[]
    notFound: BuiltPage
  }
  const { renderDocument } = (await import(pathToFileURL(join(DIST, 'server/entry-server.js')).href)) as {
    renderDocument: RenderDocument
  }
  const hot = createHotBodies()
  const finish = (html: string) =>
    html
      .replaceAll(PUBLIC_URL_PLACEHOLDER, settings.publicUrl)
      .replace('data-demo="off"', `data-demo="${settings.demo ? 'on' : 'off'}"`)
  const headersOf = (policy: PagePolicy) => pageHeaders(policy, settings.publicUrl)
  for (const page of [...manifest.pages, { ...manifest.notFound, path: NOT_FOUND }]) {
    const text = finish(readFileSync(join(DIST, 'pages', page.file), 'utf8'))
    hot.set(page.path, {
      status: page.status,
      headers: { ...headersOf(page), 'Cache-Control': 'no-cache' },
      text,
    })
  }

  async function render(res: Response, url: string, status: number, data: object): Promise<void> {
    const page = await renderDocument(url, { publicUrl: settings.publicUrl, demo: settings.demo, ...data })
    const html = finish(page.html)
    res.writeHead(page.status === 200 ? status : page.status, {
      ...headersOf(page.csp),
      'Cache-Control': 'no-store',
      'X-Request-Id': contextOf(res.req).id,
      'Content-Length': Buffer.byteLength(html),
    })
    res.end(res.req.method === 'HEAD' ? undefined : html)
  }

  return {
    hot,
    assets: sirv(join(DIST, 'client'), {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders: assetHeaders,
    }) as RequestHandler,
    render,
    serve: (req, res, next) => {
      if (req.method !== 'GET' && req.method !== 'HEAD') return next()
      const path = req.path.length > 1 ? req.path.replace(/\/+$/, '') : req.path
      const target = aliases[path] ?? path
      if (target !== req.path) return redirect(req, res, target)
      // A query changes nothing in most pages, but the few that read it are few enough to render them all.
      if (hot.has(path)) return void render(res, req.originalUrl, 200, {}).catch(next)
      hot.answerAs(NOT_FOUND, req, res)
    },
  }
}

function redirect(req: Request, res: Response, path: string): void {
  const query = req.originalUrl.includes('?') ? req.originalUrl.slice(req.originalUrl.indexOf('?')) : ''
  // A path that starts with two slashes would be another host.
  const location = path.replace(/^\/{2,}/, '/') + query
  res
    .writeHead(301, {
      ...commonHeaders,
      'X-Request-Id': contextOf(req).id,
      Location: location,
      'Content-Length': 0,
    })
    .end()
}

function assetHeaders(res: import('node:http').ServerResponse, path: string): void {
  for (const [name, value] of Object.entries(commonHeaders)) res.setHeader(name, value)
  const isHashed = path.startsWith('/assets/')
  res.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  if (path.startsWith('/og/')) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
}
