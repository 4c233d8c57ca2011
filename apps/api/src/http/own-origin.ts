import type { Request } from 'express'
import { AppError } from './errors.ts'

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
