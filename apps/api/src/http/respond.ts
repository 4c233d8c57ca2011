import type { ServerResponse } from 'node:http'
import { apiHeaders, commonHeaders } from './headers.ts'
import { contextOf } from './request-context.ts'

/**
 * Writes a response with the headers of the API, JSON unless they say otherwise, in one go: setting headers one by one
 * costs more.
 */
export function respondText(
  res: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string | string[]>,
): void {
  const length = Buffer.byteLength(body)
  res.writeHead(status, {
    ...apiHeaders,
    ...headers,
    'X-Request-Id': contextOf(res.req).id,
    'Content-Length': length,
  })
  // If the lengths are equal the text is ASCII, and writing it as such is faster.
  if (res.req.method === 'HEAD') res.end()
  else res.end(body, length === body.length ? 'latin1' : 'utf8')
}

/** Redirects with 303 after a form was posted, so that a reload does not post it again. */
export const respondSeeOther = (res: ServerResponse, location: string): void => sendOn(res, 303, location)

/** Redirects with 307: the browser posts the same form to another address of ours. */
export const respondPostThere = (res: ServerResponse, location: string): void => sendOn(res, 307, location)

function sendOn(res: ServerResponse, status: 303 | 307, location: string): void {
  const headers = { ...commonHeaders, 'X-Request-Id': contextOf(res.req).id }
  res.writeHead(status, { ...headers, Location: location, 'Content-Length': 0 }).end()
}
