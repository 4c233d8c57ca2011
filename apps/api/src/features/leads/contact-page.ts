import { campaignIn } from '@beacon/contract/campaign-parameters'
import { paths } from '@beacon/rules/paths'
import type { RequestHandler } from 'express'
import type { Pages } from '../../http/pages.ts'
import { type PostedFormDeps, postedForm } from '../../http/posted-form.ts'
import { respondPostThere } from '../../http/respond.ts'
import { FROM, postedFormFields, readPostedForm } from './posted-forms.ts'
import type { Leads } from './service.ts'

/**
 * The contact form and the lead forms, posted natively: the same schemas and the same lead as the calls. The response
 * is the contact page, with the form on it if something has to be corrected.
 */
export const contactPagePost = (deps: PostedFormDeps & { leads: Leads }): RequestHandler[] =>
  postedForm(deps, {
    path: paths.contact,
    sentPath: `${paths.contact}?sent=1`,
    names: postedFormFields,
    read: readPostedForm,
    async take(tx, submission) {
      await deps.leads.submit(tx, submission)
      if (submission.message) await deps.leads.sendMessage(tx, submission)
    },
    shown: (form) => ({ contact: { sent: false, ...form } }),
  })

/**
 * A lead form on another page is posted to that page's own address, which has the campaign in it: a 307 sends it to the
 * contact page, with both in the query. Where there is no page, there is no form on it. The popup's form is posted to
 * the contact page at once.
 */
export const toContactPage =
  (pages: Pages | undefined): RequestHandler =>
  async (req, res, next) => {
    if (!req.is('application/x-www-form-urlencoded')) return next()
    if (pages && !(await pages.isPage(req))) return next()
    const query = new URLSearchParams(campaignIn(req.originalUrl.split('?', 2)[1] ?? ''))
    query.set(FROM, req.path)
    respondPostThere(res, `${paths.contact}?${query}`)
  }
