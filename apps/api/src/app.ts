import { endpoints } from '@beacon/contract/endpoints'
import { leadsCsvPath } from '@beacon/contract/leads'
import { mailHtmlPath } from '@beacon/contract/mailbox'
import { demoStripePath } from '@beacon/contract/payments'
import { subscribersCsvPath } from '@beacon/contract/subscribers'
import { paths } from '@beacon/rules/paths'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import type { Deps } from './deps.ts'
import { bindAdminSession } from './features/admin-session/routes.ts'
import { bindSecurity } from './features/admin-session/security-routes.ts'
import { bindAudit } from './features/audit/routes.ts'
import { bindBlog, bindDrafts } from './features/blog/routes.ts'
import { bindBookingAdmin } from './features/booking/admin-routes.ts'
import { serveBookingFiles } from './features/booking/files.ts'
import { bindBooking } from './features/booking/routes.ts'
import { bindCatalogue } from './features/catalogue/routes.ts'
import { bindChat } from './features/chat/routes.ts'
import { bindConfig } from './features/config/routes.ts'
import { bindDiagnostics } from './features/diagnostics/routes.ts'
import { bindFigures } from './features/figures/routes.ts'
import { bindHealth } from './features/health/routes.ts'
import { contactPagePost, toContactPage } from './features/leads/contact-page.ts'
import { leadsCsv } from './features/leads/leads-csv.ts'
import { bindLeads } from './features/leads/routes.ts'
import { mailPage } from './features/mailbox/mail-page.ts'
import { bindMailbox } from './features/mailbox/routes.ts'
import { bindNewsletterPages, newsletterFormPaths } from './features/newsletter/newsletter-pages.ts'
import { bindNewsletter } from './features/newsletter/routes.ts'
import { subscribersCsv } from './features/newsletter/subscribers-csv.ts'
import { bindNotion } from './features/notion/routes.ts'
import { bindAdminOrders } from './features/orders/admin-routes.ts'
import { serveOrderFiles } from './features/orders/files.ts'
import { bindPrintOrders } from './features/orders/print-routes.ts'
import { bindOrders } from './features/orders/routes.ts'
import { bindOutbox } from './features/outbox/routes.ts'
import { demoStripe } from './features/payments/demo-stripe.ts'
import { bindPayments } from './features/payments/routes.ts'
import { bindPeople } from './features/people/routes.ts'
import { createGuessLimit } from './features/promo-codes/guess-limit.ts'
import { bindPromoCodes } from './features/promo-codes/routes.ts'
import { bindRestock } from './features/restock/routes.ts'
import { countWaiting } from './features/restock/store.ts'
import { bindSearch } from './features/search/routes.ts'
import { type Bind, createBind } from './http/endpoint.ts'
import { AppError, errorBody, toAppError, wrongMethod } from './http/errors.ts'
import { failurePage, failurePageHeaders, isForReaders } from './http/failure-page.ts'
import { apiHeaders, pageHeaders } from './http/headers.ts'
import { openApiDocument } from './http/openapi.ts'
import { filesAndForms } from './http/openapi-files.ts'
import { apiDocsPage, docsStyleHash } from './http/openapi-page.ts'
import type { PageSource } from './http/page-source.ts'
import type { Pages } from './http/pages.ts'
import { matcherOf } from './http/path-pattern.ts'
import type { RateLimiter } from './http/rate-limit.ts'
import { contextOf } from './http/request-context.ts'
import { respondText } from './http/respond.ts'
import { createResponseCache } from './http/response-cache.ts'
import { createSourcePages } from './http/source-pages.ts'
import { PICTURE_PATH } from './pictures/pictures.ts'
import { servePictures } from './pictures/serve-pictures.ts'

/** Builds the application: API calls first, then pages, then the error handler. */
export function createApp(deps: Deps, pages: Pages | undefined): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', 'simple')

  const bind = createBind(app, deps)
  bindConfig(bind, deps)
  app.get(leadsCsvPath, leadsCsv(deps))
  bindLeads(bind, deps)
  bindChat(bind, { ...deps, submitLead: deps.leads.submit })
  app.use('/og', countRendering(deps.limiter))
  bindCatalogue(app, bind, { db: deps.db, ...deps.copies, countWaiting })
  bindRestock(bind, deps)
  const booking = { ...deps, ...deps.config, ...deps.booking }
  bindBooking(bind, booking)
  bindBookingAdmin(bind, booking)
  serveBookingFiles(app, booking)
  bindCommerce(app, bind, deps)
  bindNewsletter(bind, deps)
  app.get(subscribersCsvPath, subscribersCsv(deps))
  bindBlog(app, bind, { blog: deps.copies.blog, publicUrl: deps.config.publicUrl })
  bindSearch(bind, deps)
  app.use(PICTURE_PATH, servePictures(deps.copies.picturesFolder, deps.copies.pictureFiles))
  bindAdminSession(bind, deps)
  bindSecurity(bind, deps)
  bindAudit(app, bind, deps)
  bindPeople(bind, deps)
  bindFigures(bind, deps)
  bindOutbox(bind, deps)
  bindNotion(bind, notionOf(deps))
  bindDrafts(bind, deps.copies.drafts)
  bindDiagnostics(bind, deps)
  bindMailbox(bind, { mode: deps.config.integrations.mail, mailbox: deps.mailbox })
  app.get(mailHtmlPath(':id'), mailPage(deps))
  const lacksPages = deps.config.mode === 'production' && !pages
  if (lacksPages)
    deps.log.warn('There is no build of the website, and /readyz says so: run `pnpm build` first.')
  bindHealth(bind, { ...deps, lacksPages, outboxRuns: () => deps.worker.isRunning() })
  app.get('/metrics', metrics(deps))
  app.use(['/api/openapi.json', '/api/docs'], countRendering(deps.limiter))
  describeApi(app, deps.config.publicUrl)

  app.post(paths.contact, ...contactPagePost({ ...deps, pages }))
  bindNewsletterPages(app, { ...deps, pages })
  if (deps.config.mode === 'development') app.get('/api/page-data', pageData(deps.pageSources))
  app.use(refuseUnknownCalls)
  app.post(/^/, countRendering(deps.limiter), toContactPage(pages))
  if (pages) app.use(pages.assets, countRendering(deps.limiter), pages.serve, refuseOtherMethods)
  app.use(() => {
    throw new AppError(lacksPages ? 'unavailable' : 'not_found')
  })
  app.use(answerFailure(deps))
  return app
}

/** Payments, orders, the orders' back office and promo codes. */
function bindCommerce(app: Express, bind: Bind, deps: Deps): void {
  const { commerce, config } = deps
  const { inventory } = deps.copies.catalogue
  const guessLimit = createGuessLimit({ ...deps, ...commerce })
  const parts = {
    ...{ ...deps, ...commerce, ...guessLimit },
    ...{ publicUrl: config.publicUrl, links: commerce.orderLinks, inventory },
  }
  serveOrderFiles(app, parts)
  bindPayments(bind, {
    ...parts,
    orderToken: commerce.orderLinks.newToken,
    bookingToken: deps.booking.links.newToken,
  })
  bindOrders(bind, parts)
  bindPrintOrders(bind, { ...parts, productsChanged: deps.copies.catalogue.productsChanged })
  bindAdminOrders(bind, parts)
  bindPromoCodes(bind, parts)
  if (config.integrations.payments === 'demo' && config.stripe)
    app.use(demoStripePath, demoStripe(config.stripe.apiUrl, deps.limiter))
}

function notionOf({ db, config, copies }: Deps) {
  const { notes, integrations } = config
  return {
    db,
    mode: integrations.notes,
    notesReader: copies.notesReader,
    contentSync: copies.contentSync,
    dataSources: { blog: notes?.blogId, products: notes?.productsId, leads: notes?.leadsId },
    startBlogSync: copies.startBlogSync,
  }
}

function metrics(deps: Deps): RequestHandler {
  return async (req, res) => {
    if (!contextOf(req).isLoopback && !(await deps.sessions.read(req.headers.cookie)))
      throw new AppError('unauthorized')
    const { contentType, body } = await deps.metrics.text()
    respondText(res, 200, body, { 'Content-Type': contentType })
  }
}

/** The data of a page, for the Vite server that renders the pages in development. */
function pageData(sources: readonly PageSource[]): RequestHandler {
  const pages = createSourcePages(sources)
  return async (req, res) => {
    const url = new URL(String(req.query.url), 'http://localhost')
    const content = (await pages.read(url)) ?? { status: 200, data: {} }
    respondText(res, 200, JSON.stringify(content), {})
  }
}

/** The OpenAPI document and its page, built for their first reader so that a start does not wait for them. */
function describeApi(app: Express, publicUrl: string): void {
  const made = createResponseCache()
  const serve = (path: string, headers: Record<string, string>, make: () => string) =>
    app.get(path, (req, res) => {
      if (!made.has(path))
        made.set(path, { status: 200, headers: { ...apiHeaders, ...headers }, text: make() })
      made.answerAs(path, req, res)
    })
  serve('/api/openapi.json', {}, () => JSON.stringify(openApiDocument(publicUrl)))
  serve('/api/docs', pageHeaders({ scripts: [], styles: [docsStyleHash] }, publicUrl), apiDocsPage)
}

/**
 * Limits what is rendered per request, which takes as long as a hundred pages from memory. The results of a search, of
 * the site, the blog or the store, cost more.
 */
const countRendering =
  (limiter: RateLimiter): RequestHandler =>
  (req, _res, next) => {
    const limit = req.query.q === undefined ? 'read' : 'search'
    limiter.consume(limit, req.path, contextOf(req).address)
    next()
  }

/**
 * A known path with the wrong method is a 405 that names the right ones; anything else under /api is a 404, never a
 * page.
 */
const refuseUnknownCalls: RequestHandler = (req, _res, next) => {
  const methods = answered.filter(({ matches }) => matches(req.path)).map(({ method }) => method)
  if (methods.length > 0) throw wrongMethod(methods)
  if (req.path === '/api' || req.path.startsWith('/api/')) throw new AppError('not_found')
  next()
}

/** Everything under /api: calls, and the files beside them. */
const answered = [...endpoints, ...filesAndForms.filter(({ path }) => path.startsWith('/api/'))].map(
  ({ method, path }) => ({ method, matches: matcherOf(path) }),
)

/**
 * Outside /api every path is a page, even if only the 404 page: it is read with GET, and forms are posted to theirs.
 */
const refuseOtherMethods: RequestHandler = (req) => {
  throw wrongMethod(formPaths.has(req.path) ? ['GET', 'POST'] : ['GET'])
}

const formPaths = new Set<string>([paths.contact, ...newsletterFormPaths])

/** Programs and our own scripts get errors as JSON; somebody who opened an address in a browser gets a page. */
function answerFailure({ log, config }: Deps): ErrorRequestHandler {
  const forReaders = failurePageHeaders(config.publicUrl)
  return (error, req, res, _next) => {
    const failure = toAppError(error)
    const { id } = contextOf(req)
    if (failure.status >= 500)
      log.error({ id, code: failure.code, err: failure.cause ?? failure }, 'request failed')
    if (res.headersSent) return void res.destroy()
    const answer = isForReaders(req)
      ? { body: failurePage(failure), headers: { ...forReaders, ...failure.headers } }
      : { body: JSON.stringify(errorBody(failure, id)), headers: failure.headers }
    respondText(res, failure.status, answer.body, answer.headers)
  }
}
