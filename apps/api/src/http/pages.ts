import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isPrivatePage } from '@beacon/rules/private-pages'
import type { Request, RequestHandler, Response } from 'express'
import type { Config } from '../config.ts'
import { html } from '../html.ts'
import { keepAssets, serveFiles } from './assets.ts'
import { commonHeaders, type PagePolicy, pageHeaders } from './headers.ts'
import { compress, createHotBodies } from './hot.ts'
import { contextOf } from './request-context.ts'
import { siteFileHeaders, siteFiles } from './site-files.ts'

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid'
const NOT_FOUND = '404'

/** Pages of the build that say something else for some queries. */
const readsTheQuery = new Set(['/contact', '/restaurant-calculator'])

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
  /** False for a page that asks search engines to leave it out. */
  indexed: boolean
}

interface RenderedPage {
  status: number
  html: string
  csp: PagePolicy
}

/** What the web build gives the server to render a page that depends on the request. */
type RenderDocument = (url: string, data: object) => RenderedPage | Promise<RenderedPage>

export interface Pages {
  /** Answers a page of the build from memory; false when the request is not for one. */
  answer(req: IncomingMessage, res: ServerResponse): boolean
  /** The build's pictures, fonts and icons. */
  assets: RequestHandler
  /** Answers any GET that is not a call: a page, a page with a query, an alias, or the designed 404. */
  serve: RequestHandler
  /** Renders a page for this one request. */
  render(res: Response, url: string, status: number, data: object): Promise<void>
}

type PageSettings = Pick<
  Config,
  'publicUrl' | 'demo' | 'tagManagerId' | 'adClientId' | 'mapEmbedUrl' | 'reviewsUrl'
>

/**
 * The website's pages as `pnpm build` left them; nothing when there is no build, as in development, where Vite serves
 * the pages.
 */
export async function loadPages(settings: PageSettings): Promise<Pages | undefined> {
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
  keepAssets(hot, join(DIST, 'client'))
  const facts = factsOfInstallation(settings)
  const finish = (page: string) =>
    page.replaceAll(PUBLIC_URL_PLACEHOLDER, settings.publicUrl).replace('data-demo="off"', facts)
  const hasTags = Boolean(settings.tagManagerId ?? settings.adClientId)
  const headersOf = (path: string, policy: PagePolicy) =>
    pageHeaders(
      {
        ...policy,
        frames: framesOf(path, settings),
        tags: hasTags && !isPrivatePage(path),
      },
      settings.publicUrl,
    )
  for (const page of [...manifest.pages, { ...manifest.notFound, path: NOT_FOUND }]) {
    const text = finish(readFileSync(join(DIST, 'pages', page.file), 'utf8'))
    hot.set(page.path, {
      status: page.status,
      headers: { ...headersOf(page.path, page), 'Cache-Control': 'no-cache' },
      text,
    })
  }

  const indexedPaths = manifest.pages.filter((page) => page.indexed).map((page) => page.path)
  const builtAt = statSync(manifestFile).mtime
  for (const file of siteFiles({ publicUrl: settings.publicUrl, indexedPaths, builtAt })) {
    hot.set(file.path, { status: 200, headers: siteFileHeaders(file.type), text: file.text })
  }

  async function render(res: Response, url: string, status: number, data: object): Promise<void> {
    const page = await renderDocument(url, { publicUrl: settings.publicUrl, ...data })
    if (page.status === 404) return void hot.answerAs(NOT_FOUND, res.req, res)
    const { encoding, bytes } = compress(Buffer.from(finish(page.html)), res.req.headers['accept-encoding'])
    res.writeHead(page.status === 200 ? status : page.status, {
      ...headersOf(url.split('?', 1)[0] ?? url, page.csp),
      'Cache-Control': 'no-store',
      Vary: 'Accept-Encoding',
      'X-Request-Id': contextOf(res.req).id,
      'Content-Length': bytes.length,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    })
    res.end(res.req.method === 'HEAD' ? undefined : bytes)
  }

  return {
    // A query changes nothing in a page, but for the few that read it: a campaign's link must be as fast as a plain one.
    answer: (req, res) => {
      const [path = '', query] = (req.url ?? '').split('?', 2)
      return !(query && readsTheQuery.has(path)) && hot.answerAs(path, req, res)
    },
    assets: serveFiles(join(DIST, 'client')),
    render,
    serve: (req, res, next) => {
      if (req.method !== 'GET' && req.method !== 'HEAD') return next()
      const path = req.path.length > 1 ? req.path.replace(/\/+$/, '') : req.path
      const target = aliases[path] ?? path
      if (target !== req.path) return redirect(req, res, target)
      render(res, req.originalUrl, 200, {}).catch(next)
    },
  }
}

/** The back office shows mails in a frame of our own, the contact page the owner's map. */
function framesOf(path: string, { mapEmbedUrl }: PageSettings): string[] {
  if (path.startsWith('/admin')) return ["'self'"]
  return path === '/contact' && mapEmbedUrl ? [new URL(mapEmbedUrl).origin] : []
}

/** What the document says about this installation: demo or not, and the public identifiers of others. */
function factsOfInstallation({
  demo,
  tagManagerId,
  adClientId,
  mapEmbedUrl,
  reviewsUrl,
}: PageSettings): string {
  const attributes = {
    'data-demo': demo ? 'on' : 'off',
    'data-tag-manager': tagManagerId,
    'data-map-embed': mapEmbedUrl,
    'data-reviews-url': reviewsUrl,
    'data-ad-client': adClientId,
  }
  return Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([name, value]) => html`${name}="${value ?? ''}"`.markup)
    .join(' ')
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
