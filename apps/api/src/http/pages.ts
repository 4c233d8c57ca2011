import type { IncomingMessage, ServerResponse } from 'node:http'
import { serviceAddressAliases } from '@beacon/content/service-aliases'
import { paths } from '@beacon/rules/paths'
import type { Request, RequestHandler, Response } from 'express'
import { keepAssets, serveFiles } from './assets.ts'
import { networkOf } from './client-address.ts'
import { commonHeaders, headersFor } from './headers.ts'
import { createInstallation, type Installation, type InstallationSettings } from './installation.ts'
import type { PageSource } from './page-source.ts'
import { contextOf } from './request-context.ts'
import { compress, createResponseCache, type ResponseCache } from './response-cache.ts'
import { routable, sameOriginPath, withoutSlashAtEnd } from './same-origin-path.ts'
import { type SiteFile, siteFileHeaders, siteFiles, sitemap } from './site-files.ts'
import { createSourcePages, type FinishedPage, type SourcePages } from './source-pages.ts'
import { createTurns } from './turns.ts'
import { readWebBuild, type WebBuild } from './web-build.ts'

const NOT_FOUND = '404'
/** A page repeats its address in its links, some dozens of times. */
const LONGEST_ADDRESS = 4000
const SITEMAP = '/sitemap.xml'

/** Prerendered pages that look different for some queries, and those queries. */
const readsTheQuery = new Map<string, RegExp>([
  [paths.contact, /./],
  [paths.restaurantCalculator, /./],
  [paths.booking, /(^|&)booked=/],
])

/** The page that answers for an older address. */
const aliases = new Map(Object.entries(serviceAddressAliases))

export interface Pages {
  /** Answers a page that is in memory; false when the request is not for one. */
  answer(req: IncomingMessage, res: ServerResponse): boolean
  /** The build's pictures, fonts and icons. */
  assets: RequestHandler
  /** Serves any GET that is not a call: a prerendered page, a page of a source, a redirect, or the 404 page. */
  serve: RequestHandler
  /** Renders a page for this one request. */
  render(res: Response, url: string, status: number, data: object): Promise<void>
  /** Whether there is a page at a request's path, even one that is rendered on request. */
  isPage(req: Request): Promise<boolean>
  /** Reads the rest of the build into memory: whoever replaces it then takes nothing away from current visitors. */
  readAhead(): Promise<void>
}

/**
 * The website's pages: those of the build, and those that features fill from the database. Nothing when there is no
 * build, as in development, where Vite serves the pages.
 */
export function loadPages(settings: InstallationSettings, sources: readonly PageSource[]): Pages | undefined {
  const build = readWebBuild()
  if (!build) return undefined
  const installation = createInstallation(settings)
  const responses = createResponseCache()
  keepAssets(responses, build.clientFolder)
  keepBuiltPages(responses, build, installation)
  for (const file of siteFiles({ ...settings, builtAt: build.builtAt })) keepFile(responses, file)
  const fromSources = createSourcePages(sources)
  const renderNow = createRenderer(build, installation, settings.publicUrl)
  const takeTurns = createTurns()
  const render = (req: Request, url: string, status: number, data: object) =>
    takeTurns(networkOf(contextOf(req).address), () => renderNow(url, status, data))
  const refreshSitemap = createSitemapRefresh(responses, build, fromSources, settings.publicUrl)

  const addressOf = ({ url = '/' }: Pick<IncomingMessage, 'url'>) =>
    new URL(sameOriginPath(url), settings.publicUrl)

  const isInMemory = async (path: string) =>
    responses.has(path) || (await fromSources.read(addressOf({ url: path })))?.status === 200

  async function answerFromSource(req: Request, res: Response): Promise<void> {
    const url = fromSources.plain(addressOf(req))
    const content = await fromSources.read(url)
    if (content?.movedTo) return redirect(req, res, content.movedTo)
    const small = lowerCase(url)
    if (content?.status !== 200 && small !== url.pathname && (await isInMemory(small)))
      return redirect(req, res, small)
    const page = await render(req, url.pathname + url.search, content?.status ?? 200, content?.data ?? {})
    if (!page) responses.answerAs(NOT_FOUND, req, res)
    else if (!content?.keep(page) || !fromSources.answer(url, req, res)) send(res, page)
  }

  async function answerSitemap(req: Request, res: Response): Promise<void> {
    await refreshSitemap()
    responses.answerAs(SITEMAP, req, res)
  }

  return {
    // Queries are ignored except by the few pages that read them, so that a campaign's link is as fast as a plain one.
    answer: (req, res) => {
      const [path = '', query] = (req.url ?? '').split('?', 2)
      if (path === SITEMAP || (query && readsTheQuery.get(path)?.test(query))) return false
      return (
        responses.answerAs(path, req, res) ||
        (sameOriginPath(path) === path && fromSources.answer(addressOf(req), req, res))
      )
    },
    assets: serveFiles(build.clientFolder),
    async render(res, url, status, data) {
      const page = await render(res.req, url, status, data)
      if (page) send(res, page)
      else responses.answerAs(NOT_FOUND, res.req, res)
    },
    async isPage(req) {
      const { path } = req
      if (build.pages.some((page) => page.path === path)) return true
      const content = await fromSources.read(addressOf({ url: path }))
      return content
        ? content.status === 200
        : (await render(req, sameOriginPath(path), 200, {})) !== undefined
    },
    async readAhead() {
      await build.readPages()
      await responses.readRest()
    },
    serve: (req, res, next) => {
      if (req.method !== 'GET' && req.method !== 'HEAD') return next()
      if (req.path === SITEMAP) return void answerSitemap(req, res).catch(next)
      // The browser's router would find nothing at two slashes, with which links are glued to an address.
      const path = withoutSlashAtEnd(sameOriginPath(req.path)) || '/'
      const target = aliases.get(path.toLowerCase()) ?? routable(path)
      if (target !== req.path) return redirect(req, res, target)
      answerFromSource(req, res).catch(next)
    },
  }
}

/** A path in lower case, and its encoded letters, too. */
const lowerCase = ({ pathname }: URL): string => encodeURI(decodeURI(pathname).toLowerCase())

function keepBuiltPages(
  responses: ResponseCache,
  build: WebBuild,
  { finish, headersOf }: Installation,
): void {
  for (const page of [...build.pages, { ...build.notFound, path: NOT_FOUND }]) {
    const headers = { ...headersOf(page.path, page), 'Cache-Control': 'no-cache' }
    responses.setUnread(page.path, () => ({ status: page.status, headers, text: finish(page.read()) }))
  }
}

const keepFile = (responses: ResponseCache, { path, type, text }: SiteFile) =>
  responses.set(path, { status: 200, headers: siteFileHeaders(type), text })

/** Renders the page of an address; nothing for an address that the route table does not know. */
function createRenderer(build: WebBuild, { finish, headersOf }: Installation, publicUrl: string) {
  return async (url: string, status: number, data: object): Promise<FinishedPage | undefined> => {
    const [path = url] = url.split('?', 1)
    if (url.length > LONGEST_ADDRESS || routable(path) !== path) return undefined
    const page = await build.renderDocument(url, { publicUrl, ...data })
    if (page.status === 404) return undefined
    const headers = headersOf(path, page.csp)
    return { status, headers, html: finish(page.html) }
  }
}

/** Makes the sitemap anew when a source has changed. */
function createSitemapRefresh(
  responses: ResponseCache,
  build: WebBuild,
  sources: SourcePages,
  publicUrl: string,
) {
  const built = build.pages.filter(({ indexed }) => indexed).map(({ path }) => ({ path }))
  let madeFor: string | undefined
  return async () => {
    const version = sources.version()
    if (version === madeFor) return
    keepFile(responses, { ...sitemap(publicUrl, [...built, ...(await sources.list())]), path: SITEMAP })
    madeFor = version
  }
}

/** Sends a page that was rendered for this one request. */
function send(res: Response, { status, headers, html }: FinishedPage): void {
  const { encoding, bytes } = compress(Buffer.from(html), res.req.headers['accept-encoding'])
  const own = {
    ...headers,
    'Cache-Control': 'no-store',
    'X-Request-Id': contextOf(res.req).id,
    'Content-Length': String(bytes.length),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  }
  res.writeHead(status, [...headersFor(res.req, Object.entries(own).flat())])
  res.end(res.req.method === 'HEAD' ? undefined : bytes)
}

function redirect(req: Request, res: Response, path: string): void {
  const query = req.originalUrl.includes('?') ? req.originalUrl.slice(req.originalUrl.indexOf('?')) : ''
  res
    .writeHead(301, {
      ...commonHeaders,
      'X-Request-Id': contextOf(req).id,
      // Not cached, because what moved may move back.
      'Cache-Control': 'no-cache',
      Location: sameOriginPath(path) + query,
      'Content-Length': 0,
    })
    .end()
}
