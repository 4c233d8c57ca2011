import type { RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import { requireOwnOrigin } from '../../http/endpoint.ts'
import { once } from '../../http/idempotency.ts'
import type { Pages } from '../../http/pages.ts'
import { failedForm, parsePostedForm, postedTexts } from '../../http/posted-form.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import { contextOf } from '../../http/request-context.ts'
import { respondSeeOther } from '../../http/respond.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { readPostedForm } from './posted-forms.ts'
import type { Leads, Submission } from './service.ts'

export const contactPagePath = '/contact'

interface ContactPageDeps {
  db: Db
  clock: Clock
  outbox: Outbox
  limiter: RateLimiter
  leads: Leads
  log: Logger
  pages: Pages | undefined
}

/**
 * The contact form and the lead forms as forms: what a browser posts before the application's script has run, or
 * without it. The same schemas and the same lead as the calls; the answer is the contact page, with the form on it when
 * something has to be corrected.
 */
export function contactPagePost(deps: ContactPageDeps): RequestHandler[] {
  const showForm = (res: Response, status: number, contact: { values: object; fields: object }) => {
    if (deps.pages)
      return deps.pages.render(res, contactPagePath, status, { contact: { sent: false, ...contact } })
    // NOTE: in development the pages are Vite's, and the browser checks the fields before it posts.
    respondSeeOther(res.req, res, contactPagePath)
  }

  return [
    parsePostedForm,
    async (req, res) => {
      requireOwnOrigin(req)
      const values = postedTexts(req)
      const { fields, submission } = readPostedForm(values)
      if (!submission) return showForm(res, 400, { values, fields })
      try {
        await deps.limiter.consume('form', `POST ${contactPagePath}`, contextOf(req).address)
        await store(submission)
      } catch (error) {
        const failure = failedForm(req, res, error, deps.log)
        return showForm(res, failure.status, { values, fields: {} })
      }
      deps.outbox.nudge()
      respondSeeOther(req, res, `${contactPagePath}?sent=1`)
    },
  ]

  function store(submission: Submission) {
    return once(deps, { scope: `POST ${contactPagePath}`, key: undefined, body: submission }, async (tx) => {
      await deps.leads.submit(tx, submission)
      if (submission.message) await deps.leads.sendMessage(tx, submission)
      return { status: 303, response: '' }
    })
  }
}
