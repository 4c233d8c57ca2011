import type { Endpoint } from '@beacon/contract/endpoint'
import type { Request } from 'express'
import { AppError } from './errors.ts'

/** Calls that a foreign page must not make with a victim's browser: writes of an administrator, and the sign-in. */
export const needsOwnOrigin = ({ method, access, limit }: Endpoint): boolean =>
  method !== 'GET' && (access !== 'public' || limit === 'signIn')

/**
 * Another site can make an administrator's browser read what is theirs. It learns nothing, but its requests would be
 * counted as theirs.
 * @throws AppError forbidden
 */
export function refuseForeignRead(req: Request): void {
  if (['cross-site', 'same-site'].includes(req.get('Sec-Fetch-Site') ?? '')) throw new AppError('forbidden')
}

/**
 * CSRF protection: a write with the administrator's cookie must come from our own pages. Browsers say so in Sec-Fetch-
 * Site, older ones in Origin; a program that sends neither does not carry a victim's cookie.
 */
export function requireOwnOrigin(req: Request): void {
  const site = req.get('Sec-Fetch-Site')
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return
    throw new AppError('forbidden')
  }
  const origin = req.get('Origin')
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== req.get('Host')))
    throw new AppError('forbidden')
}
