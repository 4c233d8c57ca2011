import type { RequestHandler } from 'express'
import { AppError } from '../../http/errors.ts'
import { refuseForeignRead } from '../../http/own-origin.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import { contextOf } from '../../http/request-context.ts'
import { respondText } from '../../http/respond.ts'
import type { Sessions } from '../../http/session.ts'
import type { Mailbox } from './routes.ts'

/**
 * A mail is somebody else's HTML: nothing in it may run, load or submit. Its own styles apply, its links open a new
 * window.
 */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
}

interface MailPageDeps {
  mailbox: Mailbox | undefined
  sessions: Sessions
  limiter: RateLimiter
}

/** The HTML part of a mail as a document of its own, which the mailbox screen shows in a frame. */
export function mailPage({ mailbox, sessions, limiter }: MailPageDeps): RequestHandler<{ id: string }> {
  return async (req, res) => {
    refuseForeignRead(req)
    await limiter.consume('admin', req.path, contextOf(req).address)
    if (!(await sessions.read(req.headers.cookie))) throw new AppError('unauthorized')
    const mail = await mailbox?.read(req.params.id)
    if (!mail) throw new AppError('not_found')
    respondText(res, 200, withOutwardLinks(mail.html), headers)
  }
}

const BASE = '<base target="_blank">'

const withOutwardLinks = (markup: string): string =>
  /<head[\s>]/i.test(markup) ? markup.replace(/<head(\s[^>]*)?>/i, `$&${BASE}`) : BASE + markup
