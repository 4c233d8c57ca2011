import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiHeaders, commonHeaders } from './headers.ts'
import { contextOf } from './request-context.ts'

/**
 * Writes an answer with the headers of every API answer, which is JSON unless they say otherwise, in one go: setting them
 * one by one costs more.
 */
export function respondText(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string | string[]>,
): void {
  const length = Buffer.byteLength(body)
  res.writeHead(status, {
    ...apiHeaders,
    ...headers,
    'X-Request-Id': contextOf(req).id,
    'Content-Length': length,
  })
  // Text of as many bytes as characters is ASCII, which goes out faster when that is said.
  if (req.method === 'HEAD') res.end()
  else res.end(body, length === body.length ? 'latin1' : 'utf8')
}

/** Sends the browser on to a page after a form was posted, so that a reload repeats nothing. */
export const respondSeeOther = (req: IncomingMessage, res: ServerResponse, location: string): void =>
  sendOn(req, res, 303, location)

/** Lets the browser post the same form to another address of ours. */
export const respondPostThere = (req: IncomingMessage, res: ServerResponse, location: string): void =>
  sendOn(req, res, 307, location)

function sendOn(req: IncomingMessage, res: ServerResponse, status: 303 | 307, location: string): void {
  const headers = { ...commonHeaders, 'X-Request-Id': contextOf(req).id }
  res.writeHead(status, { ...headers, Location: location, 'Content-Length': 0 }).end()
}
