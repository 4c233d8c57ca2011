import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { AppError, errorBody } from './errors.ts'
import { apiHeaders } from './headers.ts'

/**
 * Answers what never became a request: too slow (408), too long a head (413), or no HTTP at all (400). The same shape
 * as every failure; then the connection is closed.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const failure = toFailure(error)
  const id = randomUUID()
  const body = JSON.stringify(errorBody(failure, id))
  const headers = {
    ...apiHeaders,
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

/** What breaks the rules of HTTP. */
export const unreadable = () => new AppError('invalid_input', 'This is not a request that we can read.')
