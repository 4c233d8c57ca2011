import express, { type Request, type RequestHandler, type Response } from 'express'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { type AppError, toAppError } from './errors.ts'
import { once } from './idempotency.ts'
import { requireOwnOrigin } from './own-origin.ts'
import type { Pages } from './pages.ts'
import type { RateLimiter } from './rate-limit.ts'
import { asSent, BODY_LIMIT } from './request-body.ts'
import { contextOf } from './request-context.ts'
import { respondSeeOther } from './respond.ts'

/** Reads a form that the browser posts by itself. */
export const parsePostedForm = express.urlencoded({ ...asSent, extended: false, limit: BODY_LIMIT })

export interface PostedFormDeps {
  db: Db
  clock: Clock
  outbox: Outbox
  limiter: RateLimiter
  log: Logger
  /** Nothing in development, where Vite serves the pages. */
  pages: Pages | undefined
}

type Texts = Record<string, string>

/** The parsed form, or a message for every invalid field. */
export interface ReadForm<Submission> {
  submission?: Submission
  fields: Texts
}

/** A form that comes back. */
export interface ShownForm {
  /** What was typed. */
  values: Texts
  /** What has to be corrected. */
  fields: Texts
  /** Why it was not taken, where the page cannot know: how long to wait, and for hours whom to call (0004). */
  failure?: string
}

interface PostedForm<Submission> {
  /** The page that shows the form, which is posted to the same path. */
  path: string
  /** The confirmation page. */
  sentPath: string
  /** The fields that the page shows again. */
  names: readonly string[]
  /** @param query what stood in the address that the form was posted to */
  read(values: Texts, query: string): ReadForm<Submission>
  take(tx: Tx, submission: Submission): Promise<unknown>
  /** The page data that shows the form again. */
  shown(form: ShownForm): object
}

/**
 * How many characters of what was typed are shown again: more than a form has of which every field is as long as it may
 * be. The page has each of them twice, in its HTML and in its data, where one can take ten bytes.
 */
const MOST_SHOWN = 10_000

/**
 * A form that the browser posts natively, before or without the application's script: the same rate limit as the
 * call's, and a repeat of the same content counts once. The response is a page: the confirmation, or the form with what
 * was typed.
 */
export function postedForm<Submission>(
  deps: PostedFormDeps,
  { path, sentPath, names, read, take, shown }: PostedForm<Submission>,
): RequestHandler[] {
  const scope = `POST ${path}`

  function show(res: Response, status: number, form: ShownForm) {
    if (deps.pages)
      return deps.pages.render(res, path, status, shown({ ...form, values: shortened(form.values, names) }))
    // NOTE: in development the browser checks the fields before it posts.
    respondSeeOther(res, path)
  }

  return [
    // A refused form is rendered for this one request, as the results of a search are, and counts as one.
    async (req, _res, next) => {
      await deps.limiter.consume('search', scope, contextOf(req).address)
      next()
    },
    parsePostedForm,
    async (req, res) => {
      requireOwnOrigin(req)
      const values = postedTexts(req)
      const { fields, submission } = read(values, req.originalUrl.split('?', 2)[1] ?? '')
      if (!submission) return show(res, 400, { values, fields })
      try {
        await deps.limiter.consume('form', scope, contextOf(req).address)
        await once(deps, { scope, key: undefined, body: submission }, async (tx) => {
          await take(tx, submission)
          return { status: 303, response: '' }
        })
      } catch (error) {
        const { status, code, message } = failedForm(req, res, error, deps.log)
        const failure = code === 'too_many_requests' ? { failure: message } : {}
        return show(res, status, { values, fields: {}, ...failure })
      }
      deps.outbox.nudge()
      respondSeeOther(res, sentPath)
    },
  ]
}

/** What was typed, by the names of the fields. */
const postedTexts = ({ body }: Request): Texts =>
  Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]))

/** The values of these fields; of more than is shown again, the longest lose their ends. */
function shortened(values: Texts, names: readonly string[]): Texts {
  const shortestFirst = Object.entries(values)
    .filter(([name]) => names.includes(name))
    .sort(([, one], [, other]) => one.length - other.length)
  let left = MOST_SHOWN
  const kept = shortestFirst.map(([name, value]) => {
    const shown = value.slice(0, left)
    left -= shown.length
    return [name, shown]
  })
  return Object.fromEntries(kept)
}

/**
 * Handles a form that failed: errors of ours are logged, and the error's headers are set. The visitor gets the page
 * with the form, not JSON, and keeps what they typed.
 */
function failedForm(req: Request, res: Response, error: unknown, log: Logger): AppError {
  const failure = toAppError(error)
  if (failure.status >= 500)
    log.error({ id: contextOf(req).id, code: failure.code, err: failure.cause }, 'request failed')
  for (const [name, value] of Object.entries(failure.headers)) res.setHeader(name, value)
  return failure
}
