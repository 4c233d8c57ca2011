import type { IncomingMessage, ServerResponse } from 'node:http'
import express, { type NextFunction, type Request, type Response } from 'express'
import { AppError } from './errors.ts'

export const BODY_LIMIT = '64kb'
/**
 * Compressed bodies are refused (415): no client of ours sends any, and inflating fifty bytes can take 18 MB of memory.
 */
export const asSent = { inflate: false }
const SIGNED_BODY_BYTES = 1024 ** 2
const FIRST_BYTES = 16_384

/** Refuses a body that does not claim to be JSON. @throws AppError unsupported_media_type */
export function requireJson(req: Request, _res: Response, next: NextFunction): void {
  if (!req.is('application/json')) throw new AppError('unsupported_media_type')
  next()
}

/** `requireJson` has already checked the media type. */
export const parseJson = express.json({ ...asSent, limit: BODY_LIMIT, strict: true, type: () => true })

/**
 * Reads a body as it is. `express.raw` would keep each chunk until the last one: a body sent byte by byte is then a
 * million buffers. Passes on AppError too_large or unsupported_media_type.
 */
export const readBytes = (mostBytes: number) => (req: Request, _res: Response, next: NextFunction) => {
  if ((req.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new AppError('unsupported_media_type')
  let bytes = Buffer.allocUnsafeSlow(FIRST_BYTES)
  let length = 0

  function take(chunk: Buffer) {
    const needed = length + chunk.length
    if (needed > mostBytes) {
      req.off('data', take).off('end', finish).resume()
      return next(new AppError('too_large'))
    }
    if (needed > bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * bytes.length))
      bytes.copy(larger, 0, 0, length)
      bytes = larger
    }
    length += chunk.copy(bytes, length)
  }

  function finish() {
    req.body = bytes.subarray(0, length)
    next()
  }

  req.on('data', take).on('end', finish)
}

/** For a call with a `signature`: what is signed is the bytes, not what they mean. */
export const readSigned = readBytes(SIGNED_BODY_BYTES)

/**
 * Discards a body that nobody reads: each of its chunks would wait in memory until the client has read the answer, and
 * those before it on the connection.
 */
export function discardUnread(req: IncomingMessage, res: ServerResponse): void {
  const { 'transfer-encoding': chunked, 'content-length': length = '0' } = req.headers
  if (chunked === undefined && length === '0') return
  if (req.method === 'GET' || req.method === 'HEAD') return void req.resume()
  const end = res.end.bind(res) as (...rest: unknown[]) => ServerResponse
  res.end = ((...rest: unknown[]) => {
    req.resume()
    return end(...rest)
  }) as typeof res.end
}

/** The raw bytes of a webhook, and the header that signs them. */
export interface SignedBody {
  bytes: Buffer
  signature: string
}

/** What `readSigned` has read, and the header that signs it; both are empty where the request has none. */
export function signedBody(req: Request, header: string): SignedBody {
  return { bytes: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0), signature: req.get(header) ?? '' }
}
