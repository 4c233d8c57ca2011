import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createApp } from './app.ts'
import { ownOrigin } from './config.ts'
import type { Deps } from './deps.ts'
import { publicConfig } from './features/config/routes.ts'
import { answerBrokenRequest, answerTunnel } from './http/broken-request.ts'
import { expressMessages } from './http/express-messages.ts'
import { apiHeaders } from './http/headers.ts'
import { refuseInvalidHost } from './http/host-header.ts'
import { redirectToHttps } from './http/https-redirect.ts'
import type { Pages } from './http/pages.ts'
import { limitPipelining } from './http/pipelining-limit.ts'
import { discardUnread } from './http/request-body.ts'
import { openRequest } from './http/request-context.ts'
import { createResponseCache } from './http/response-cache.ts'
import { sameOriginPath } from './http/same-origin-path.ts'
import { cutSlowReaders } from './http/slow-readers.ts'

/**
 * How long a request may take to arrive, how long an answer may wait for its client, and how often slow ones are looked
 * for, in milliseconds.
 */
const STANDARD_LIMITS = { requestMs: 10_000, readMs: 120_000, lookEveryMs: 2000 }
const STOP_WITHIN_MS = 10_000
/** No answer, and no piece of one, takes longer: a client that reads nothing does not keep its connection for ever. */
const SILENT_MS = 10 * 60_000
/**
 * Longer than a proxy keeps an idle connection (nginx 60 s, Caddy 2 minutes), which would otherwise send a request into
 * one that we are closing.
 */
const KEEP_ALIVE_MS = 125_000

interface RunningServer {
  port: number
  /** Stops gracefully, within ten seconds: not ready, no new work, requests in progress are finished. */
  stop(): Promise<void>
}

/** Starts the outbox worker and the copies, and listens. */
export async function startServer(
  deps: Deps,
  pages: Pages | undefined,
  limits = STANDARD_LIMITS,
): Promise<RunningServer> {
  const app = createApp(deps, pages)
  const cachedCalls = createResponseCache()
  cachedCalls.set('/api/config', {
    status: 200,
    headers: apiHeaders,
    text: JSON.stringify(publicConfig(deps.config)),
  })
  const inHand = new Set<ServerResponse>()
  const context = { log: deps.log, metrics: deps.metrics.http, trustProxy: deps.config.trustProxy, inHand }

  const { catalogue } = deps.copies

  function answer(req: IncomingMessage, res: ServerResponse): void {
    if (limitPipelining(req, res)) return
    // Express would answer an absolute URL (`http://…`, as proxies are asked for) in its own format.
    if (!req.url?.startsWith('/')) req.url = sameOriginPath(req.url ?? '')
    openRequest(req, res, context)
    discardUnread(req, res)
    if (deps.lifecycle.isStopping()) res.setHeader('Connection', 'close')
    if (refuseInvalidHost(req, res) || redirectToHttps(req, res, deps.config)) return
    if (cachedCalls.answer(req, res) || catalogue.served.answer(req, res) || pages?.answer(req, res)) return
    app(req, res)
  }

  const server = createServer(
    {
      ...expressMessages(app),
      // We refuse it ourselves, with our headers and error format.
      requireHostHeader: false,
      headersTimeout: limits.requestMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: limits.lookEveryMs,
    },
    answer,
  )
  // An unknown `Expect` header may be ignored: Node's own answer has neither our headers nor our error format.
  server.on('checkExpectation', answer)
  server.on('clientError', answerBrokenRequest)
  server.setTimeout(SILENT_MS)
  server.on('connect', answerTunnel)
  deps.worker.start()
  await deps.copies.start()
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(deps.config.port, deps.config.host, done)
  })
  const { port } = server.address() as AddressInfo
  deps.connectStandIns(ownOrigin({ host: deps.config.host, port }))
  const stopSweeps = deps.startSweeps()
  const stopCutting = cutSlowReaders(inHand, { ...limits, pressedMs: limits.requestMs })
  return {
    port,
    async stop() {
      deps.lifecycle.stop()
      stopCutting()
      // Tells clients not to send another request on a connection that is about to close.
      for (const res of inHand) if (!res.headersSent) res.setHeader('Connection', 'close')
      // A job that is cut off here is not lost: its lease expires, and another process takes it over.
      // It takes no new one while the last requests end, or mails would be cut off in the middle.
      const atRest = Promise.all([stopSweeps(), deps.worker.stop()])
      const closed = closeServer(server).then(() => atRest)
      await Promise.race([closed.then(deps.close), setTimeout(STOP_WITHIN_MS)])
    },
  }
}

/** `close` alone keeps serving kept-alive connections: idle ones are closed until all are gone. */
async function closeServer(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  await new Promise<void>((done) => server.close(() => done()))
  clearInterval(idle)
}
