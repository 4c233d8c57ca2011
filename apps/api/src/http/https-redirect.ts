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
  res.writeHead(301, { ...commonHeaders, Location: location, 'Content-Length': 0 }).end()
  return true
}
