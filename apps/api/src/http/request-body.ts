import express, { type NextFunction, type Request, type Response } from 'express'
import { AppError } from './errors.ts'

export const BODY_LIMIT = '64kb'
/**
 * Compressed bodies are refused (415): no client of ours sends any, and inflating fifty bytes can take 18 MB of memory.
 */
export const asSent = { inflate: false }
const SIGNED_BODY_LIMIT = '1mb'

/** Refuses a body that does not claim to be JSON. @throws AppError unsupported_media_type */
export function requireJson(req: Request, _res: Response, next: NextFunction): void {
  if (!req.is('application/json')) throw new AppError('unsupported_media_type')
  next()
}

/** `requireJson` has already checked the media type. */
export const parseJson = express.json({ ...asSent, limit: BODY_LIMIT, strict: true, type: () => true })
/** For a call with a `signature`: what is signed is the bytes, not what they mean. */
export const readBytes = express.raw({ ...asSent, limit: SIGNED_BODY_LIMIT, type: () => true })

/** The raw bytes of a webhook, and the header that signs them. */
export interface SignedBody {
  bytes: Buffer
  signature: string
}

/** What `readBytes` has read, and the header that signs it; both are empty where the request has none. */
export function signedBody(req: Request, header: string): SignedBody {
  return { bytes: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0), signature: req.get(header) ?? '' }
}
