import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { calendarFeedPath } from '@beacon/contract/booking-admin'
import type { Logger } from 'pino'
import type { HttpMetrics } from '../metrics.ts'
import { clientAddress } from './client-address.ts'

export interface RequestContext {
  id: string
  address: string
  isLoopback: boolean
  /** Ids of what the request created (an order, a booking, a lead), for its line in the log. */
  made: string[]
}

const CONTEXT = Symbol('request context')
type WithContext = IncomingMessage & { [CONTEXT]?: RequestContext }

/** The context of a request, from its first moment. */
export function contextOf(req: IncomingMessage): RequestContext {
  const context = (req as WithContext)[CONTEXT]
  if (!context) throw new Error('The request has no context: open it before the application sees it.')
  return context
}

const NAMES_OF_IDS = ['id', 'orderId', 'bookingId', 'leadId']

/** Records the ids in a response, so that the log can tell what became of them. */
export function noteMade(context: RequestContext, answer: unknown): void {
  for (const name of NAMES_OF_IDS) {
    const id = (answer as Record<string, unknown> | null)?.[name]
    if (typeof id === 'string') context.made.push(id)
  }
}

interface OpenDeps {
  log: Logger
  metrics: HttpMetrics
  trustProxy: number
  /** Responses that have not ended yet. */
  inHand: Set<ServerResponse>
}

/** Gives a request its id and its one log line: method, path, status, duration; no query and no personal data. */
export function openRequest(req: IncomingMessage, res: ServerResponse, deps: OpenDeps): void {
  const started = performance.now()
  const id = randomUUID()
  const address = clientAddress(req, deps.trustProxy)
  const made: string[] = []
  ;(req as WithContext)[CONTEXT] = { id, address, isLoopback: isFromThisMachine(req), made }
  const path = withoutSecret((req.url ?? '').split('?', 1)[0] ?? '')
  deps.inHand.add(res)
  // `on`, although it fires once: a listener that removes itself costs as much as the routing.
  res.on('close', () => {
    deps.inHand.delete(res)
    const ms = performance.now() - started
    deps.metrics.observe(req.method ?? '', res.statusCode, ms)
    deps.log.info({
      id,
      method: req.method,
      path,
      status: res.statusCode,
      ms: Math.round(ms * 100) / 100,
      cut: !res.writableFinished || undefined,
      about: made.length > 0 ? made : undefined,
    })
  })
}

const FEEDS = calendarFeedPath('').replace('.ics', '')

/** A calendar program has nothing but the address, so the key to all bookings is in its path, in any case. */
const withoutSecret = (path: string): string => (path.toLowerCase().startsWith(FEEDS) ? `${FEEDS}…` : path)

/** What proxies add to the requests that they forward. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

/** A proxy on this machine does not count. */
function isFromThisMachine(req: IncomingMessage): boolean {
  const peer = req.socket.remoteAddress
  const isLoopback = peer === '127.0.0.1' || peer === '::1' || peer === '::ffff:127.0.0.1'
  return isLoopback && FORWARDED.every((name) => req.headers[name] === undefined)
}
