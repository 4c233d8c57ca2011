import { contactFormSchema, postedLeadFormSchema } from '@beacon/contract/leads'
import { messagesByField } from '../../http/errors.ts'
import type { ReadForm } from '../../http/posted-form.ts'
import type { Submission } from './service.ts'

type Values = Record<string, string>
type PostedForm = ReadForm<Submission>

/** Reads what a browser posted by itself. A lead form says which one it is (`source`); the contact form does not. */
export const readPostedForm = (values: Values): PostedForm =>
  values.source ? readLeadForm(values) : readContactForm(values)

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
