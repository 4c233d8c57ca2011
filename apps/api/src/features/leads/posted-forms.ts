import { contactFormSchema, postedLeadFormSchema } from '@beacon/contract/leads'
import { messagesByField } from '../../http/errors.ts'
import type { Submission } from './service.ts'

type Values = Record<string, string>

/** A form that was posted: what it says, or a message for every field that is refused. */
interface PostedForm {
  submission?: Submission
  fields: Record<string, string>
}

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
