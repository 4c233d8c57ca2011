import type { IncomingMessage, ServerResponse } from 'node:http'
import { commonHeaders } from './headers.ts'
import { sameOriginPath } from './same-origin-path.ts'

/** When the site is on https, redirects a request that reached the trusted proxy over http. */
export function redirectToHttps(
  req: IncomingMessage,
  res: ServerResponse,
  { publicUrl, trustProxy }: { publicUrl: string; trustProxy: number },
): boolean {
  const arrivedByHttp = trustProxy > 0 && req.headers['x-forwarded-proto'] === 'http'
  if (!arrivedByHttp || !publicUrl.startsWith('https:')) return false
  const location = publicUrl + sameOriginPath(req.url ?? '/')
  // Not stored: a cache before the proxy would answer requests by https with it, too.
  const headers = { ...commonHeaders, 'Cache-Control': 'no-store', Location: location, 'Content-Length': 0 }
  res.writeHead(301, headers).end()
  return true
}
