import { linkToken, newsletterLists, subscriptionSchema } from '@beacon/contract/newsletter'
import { paths } from '@beacon/rules/paths'
import type { Request, RequestHandler, Response, Router } from 'express'
import type { Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, messagesByField } from '../../http/errors.ts'
import type { PageSource } from '../../http/page-source.ts'
import { type PostedFormDeps, parsePostedForm, postedForm } from '../../http/posted-form.ts'
import { contextOf } from '../../http/request-context.ts'
import { respondSeeOther, respondText } from '../../http/respond.ts'
import type { Newsletter } from './service.ts'

/** Query parameter: the address was erased, with the token that led there. */
const ERASED = 'erased'
/** Pages whose forms are posted to their own address. */
export const newsletterFormPaths: readonly string[] = [
  paths.newsletter,
  paths.newsletterConfirm,
  paths.newsletterUnsubscribe,
]

interface NewsletterPageDeps extends PostedFormDeps {
  newsletter: Newsletter
}

/**
 * The pages behind the links in mails. Opening one changes nothing, because virus scanners follow every link; a person
 * presses the button there. An unknown or expired link has a page too.
 */
export function newsletterLinkPages(newsletter: Newsletter): PageSource {
  return {
    patterns: [paths.newsletterConfirm, paths.newsletterUnsubscribe],
    parameters: ['token', ERASED],
    version: () => '',
    async read({ pathname, searchParams }) {
      if (pathname === paths.newsletterUnsubscribe && searchParams.has(ERASED))
        return { status: 200, data: { newsletterLink: null } }
      const token = linkToken.safeParse(searchParams.get('token'))
      const purpose = pathname === paths.newsletterConfirm ? 'confirm' : 'leave'
      const link = token.success ? await newsletter.read(token.data, purpose) : undefined
      return { status: link ? 200 : 404, data: { newsletterLink: link ?? null } }
    },
    list: async () => [],
  }
}

/**
 * The forms of the newsletter's pages, which work without a script. The token in a form is the authorization: whoever
 * has it can read the mail, so neither a cookie nor the form's origin is checked.
 */
export function bindNewsletterPages(router: Router, deps: NewsletterPageDeps): void {
  router.post(paths.newsletter, ...signUp(deps))
  router.post(paths.newsletterConfirm, parsePostedForm, confirm(deps))
  router.post(paths.newsletterUnsubscribe, parseOwnForm, unsubscribe(deps))
}

/** The sign-up form, posted natively: the same rules and the same row as the call. */
const signUp = (deps: NewsletterPageDeps): RequestHandler[] =>
  postedForm(deps, {
    path: paths.newsletter,
    sentPath: paths.newsletterSent,
    names: ['email', 'list'],
    read(values) {
      const { data, error } = subscriptionSchema.safeParse(values)
      return data ? { submission: data, fields: {} } : { fields: messagesByField(error) }
    },
    take: (tx, subscription) => deps.newsletter.subscribe(tx, subscription),
    shown: (form) => ({ signUp: { sent: false, ...form } }),
  })

function confirm(deps: NewsletterPageDeps): RequestHandler {
  return async (req, res) => {
    const token = tokenOf(req)
    await act(deps, req, (tx) => deps.newsletter.confirm(tx, token))
    respondSeeOther(res, paths.newsletterConfirmFor(token))
  }
}

/** A mail program posts to the link itself (RFC 8058): its body says nothing that the link does not, in any encoding. */
const isMailProgram = (req: Request) => req.query.token !== undefined

const parseOwnForm: RequestHandler = (req, res, next) =>
  isMailProgram(req) ? next() : parsePostedForm(req, res, next)

/**
 * Unsubscribes at once, or erases the address. Our own forms carry the token, and may say which lists the address
 * should be on, or that it should be erased.
 */
function unsubscribe(deps: NewsletterPageDeps): RequestHandler {
  return async (req, res) => {
    const token = tokenOf(req)
    const { lists, erase } = req.body ?? {}
    if (erase !== undefined) {
      await act(deps, req, (tx) => deps.newsletter.erase(tx, token))
      return respondSeeOther(res, `${paths.newsletterUnsubscribe}?${ERASED}=1`)
    }
    const chosen = newsletterLists.filter((list) => [lists].flat().includes(list))
    const isKnown = await act(deps, req, (tx) =>
      lists === undefined ? deps.newsletter.leave(tx, token) : deps.newsletter.choose(tx, token, chosen),
    )
    if (isMailProgram(req)) return answerMailProgram(res, isKnown)
    respondSeeOther(res, paths.newsletterUnsubscribeFor(token) + (lists === undefined ? '' : '&saved=1'))
  }
}

/** Mail programs show no page and do not follow redirects. */
function answerMailProgram(res: Response, isKnown: boolean): void {
  if (!isKnown) throw new AppError('not_found')
  respondText(res, 200, 'You are off the list.\n', { 'Content-Type': 'text/plain; charset=utf-8' })
}

async function act(
  { db, limiter, outbox }: NewsletterPageDeps,
  req: Request,
  change: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  await limiter.consume('read', req.path, contextOf(req).address)
  const isKnown = await inTransaction(db, change)
  outbox.nudge()
  return isKnown
}

/** From the form, or from the address that a mail program posts to; a malformed token counts as unknown. */
function tokenOf(req: Request): string {
  const token = linkToken.safeParse(req.body?.token ?? req.query.token)
  return token.success ? token.data : ''
}
