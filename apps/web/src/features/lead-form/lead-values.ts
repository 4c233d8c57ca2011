import type { LeadForm } from '@beacon/contract/leads'
import type { FormValues } from '../../lib/form-values.ts'

/** What the visitor sees of the form, in its order. */
export const leadFields = [
  'name',
  'email',
  'phone',
  'businessName',
  'businessType',
  'currentWebsite',
] as const satisfies readonly (keyof LeadForm)[]

export type LeadField = (typeof leadFields)[number]
export type LeadValues = FormValues<LeadField>
