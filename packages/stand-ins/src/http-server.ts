import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FaultSwitch, Hit } from './faults.ts'
import { drip, listen } from './sockets.ts'

export type Call = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

/** A string body is sent as HTML, bytes as they are, anything else as JSON. */
export type Answer = {
  status: number
  body: unknown
  headers?: Record<string, string>
  /** Instead of the body: pieces that are streamed one by one. */
  pieces?: readonly string[]
}

export type LoggedCall = { method: string; path: string; at: string }

type Options = {
  port?: number
  clock?: () => Date
  faults: FaultSwitch
  answer: (call: Call) => Answer | Promise<Answer>
  /** How this provider words a 429 and a 5xx. */
  failure: (hit: Hit, call: Call) => Answer
}

type HttpServer = { url: string; calls: LoggedCall[]; close: () => Promise<void> }

const MOST_LOGGED = 10_000

/** A loopback HTTP server that keeps a list of its calls (also of those that a fault struck). */
export async function startHttpServer(options: Options): Promise<HttpServer> {
  const { clock = () => new Date(), faults } = options
  const calls: LoggedCall[] = []

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/', headers } = request
    const { pathname: path, searchParams: query } = new URL(url, 'http://loopback')
    calls.push({ method, path, at: clock().toISOString() })
    if (calls.length > MOST_LOGGED) calls.shift()

    const hit = faults.next(`${method} ${path}`)
    if (hit?.fault === 'refuse') return request.socket.resetAndDestroy()
    const body = await text(request)
    if (hit?.fault === 'hang') return
    const call = { method, path, query, headers, body }
    if (hit?.fault === 'rate-limit' || hit?.fault === 'error')
      return send(response, options.failure(hit, call))
    const answer = await options.answer(call)
    await send(response, answer, hit)
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      // A caller that left in the middle is its own business; anything else is a bug of the stand-in.
      if (request.complete) console.error(error)
      response.destroy()
    })
  })

  const port = await listen(server, options.port)
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function send(response: ServerResponse, { status, body, headers, pieces }: Answer, hit?: Hit) {
  if (pieces) return stream(response, { status, headers }, pieces, hit)
  if (hit?.fault === 'done-but-cut') return response.destroy()
  const isHtml = typeof body === 'string'
  const whole = isHtml || body instanceof Uint8Array ? body : JSON.stringify(body)
  const said = hit?.fault === 'malformed' ? whole.slice(0, whole.length / 2) : whole
  response.writeHead(status, {
    'content-type': isHtml ? 'text/html' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(said),
    ...headers,
  })
  if (hit?.fault !== 'slow') return response.end(said)
  response.flushHeaders()
  await drip(response, said, hit.byteMs)
  return response.end()
}

/** A fault interrupts a stream in its middle: what was sent before has arrived. */
async function stream(
  response: ServerResponse,
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
  pieces: readonly string[],
  hit?: Hit,
) {
  response.writeHead(status, headers)
  response.flushHeaders()
  if (hit?.fault === 'slow') {
    await drip(response, pieces.join(''), hit.byteMs)
    return response.end()
  }
  const isBroken = hit?.fault === 'done-but-cut' || hit?.fault === 'malformed'
  for (const piece of isBroken ? pieces.slice(0, pieces.length / 2) : pieces) {
    response.write(piece)
    await new Promise(setImmediate)
  }
  if (hit?.fault === 'done-but-cut') return response.destroy()
  return response.end(hit?.fault === 'malformed' ? 'data: {"id":"c' : undefined)
}
