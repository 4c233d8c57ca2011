import { campaignIn } from '@beacon/contract/campaign-parameters'
import { contactFormSchema, postedLeadFormSchema } from '@beacon/contract/leads'
import { paths } from '@beacon/rules/paths'
import { messagesByField } from '../../http/errors.ts'
import type { ReadForm } from '../../http/posted-form.ts'
import type { Submission } from './service.ts'

/** Query parameter of the contact page: the path of the page that the lead form was on. */
export const FROM = 'from'
const PATH = /^\/[\w/.%-]*$/
const LONGEST = 500

/** The fields of both forms. */
export const postedFormFields = Object.keys({ ...contactFormSchema.shape, ...postedLeadFormSchema.shape })

type Values = Record<string, string>
type PostedForm = ReadForm<Submission>

/** Reads a natively posted form. A lead form names itself in `source`; the contact form does not. */
export function readPostedForm(values: Values, query: string): PostedForm {
  const { submission, fields } = values.source ? readLeadForm(values) : readContactForm(values)
  return submission ? { submission: { ...submission, ...arrivalIn(query) }, fields } : { fields }
}

/** Where the visitor came from, as far as the address tells, cut to the lengths that calls allow. */
function arrivalIn(query: string) {
  const page = new URLSearchParams(query).get(FROM) ?? paths.contact
  return {
    landingPage: PATH.test(page) ? page.slice(0, LONGEST) : '',
    campaign: campaignIn(query).slice(0, LONGEST),
  }
}

function readContactForm(values: Values): PostedForm {
  const form = contactFormSchema.safeParse(values)
  if (!form.success) return { fields: messagesByField(form.error) }
  const { serviceInterest, ...rest } = form.data
  const unasked = { currentWebsite: '', source: '', faxNumber: values.faxNumber }
  return { submission: { ...rest, businessType: serviceInterest, ...unasked }, fields: {} }
}

function readLeadForm(values: Values): PostedForm {
  const form = postedLeadFormSchema.safeParse(values)
  if (!form.success) return { fields: messagesByField(form.error) }
  return { submission: { ...form.data, message: '', faxNumber: values.faxNumber }, fields: {} }
}
