import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { AppError, errorBody } from './errors.ts'
import { apiHeaders } from './headers.ts'

/**
 * Responds to what never became a request: too slow (408), headers too large (413), or not HTTP (400). The same error
 * format as everywhere; then the connection is closed.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  refuse(socket, toFailure(error))
}

/** Refuses `CONNECT`, which is for proxies: Node itself would close the connection without a response. */
export function answerTunnel(_: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  // Nothing else closes this socket: its client must not keep it open.
  socket.once('finish', () => socket.destroy())
  refuse(socket, new AppError('method_not_allowed', undefined, { headers: { Allow: 'GET, HEAD' } }))
}

function refuse(socket: Duplex, failure: AppError): void {
  const id = randomUUID()
  const body = JSON.stringify(errorBody(failure, id))
  const headers = {
    ...apiHeaders,
    ...failure.headers,
    'X-Request-Id': id,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${lines.join('')}\r\n${body}`)
}

function toFailure({ code }: NodeJS.ErrnoException): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError('request_timeout')
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError('too_large')
  return unreadable()
}

/** A request that is not valid HTTP. */
export const unreadable = () => new AppError('invalid_input', 'We cannot read this request.')
