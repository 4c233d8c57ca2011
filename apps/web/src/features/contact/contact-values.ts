import type { ContactForm } from '@beacon/contract/leads'
import type { FormValues } from '../../lib/form-values.ts'
import { LEAD_DRAFT } from '../../lib/lead-draft.ts'
import { forgetSession } from '../../lib/session-storage.ts'

/** The visible fields of the form, in order. */
export const contactFields = [
  'name',
  'email',
  'phone',
  'businessName',
  'serviceInterest',
  'message',
] as const satisfies readonly (keyof ContactForm)[]

export type ContactField = (typeof contactFields)[number]
export type ContactValues = FormValues<ContactField>

export const DRAFT = 'contact-draft'

/** Empties the drafts once something has been sent: a lead form may be posted to the contact page, too. */
export const forgetDrafts = () => [DRAFT, LEAD_DRAFT].forEach(forgetSession)
