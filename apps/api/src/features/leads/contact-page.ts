import type { RequestHandler } from 'express'
import { type PostedFormDeps, postedForm } from '../../http/posted-form.ts'
import { readPostedForm } from './posted-forms.ts'
import type { Leads } from './service.ts'

export const contactPagePath = '/contact'

/**
 * The contact form and the lead forms as forms: the same schemas and the same lead as the calls. The answer is the
 * contact page, with the form on it when something has to be corrected.
 */
export const contactPagePost = (deps: PostedFormDeps & { leads: Leads }): RequestHandler[] =>
  postedForm(deps, {
    path: contactPagePath,
    sentPath: `${contactPagePath}?sent=1`,
    read: readPostedForm,
    async take(tx, submission) {
      await deps.leads.submit(tx, submission)
      if (submission.message) await deps.leads.sendMessage(tx, submission)
    },
    shown: (form) => ({ contact: { sent: false, ...form } }),
  })
