import type { LeadForm } from '@beacon/contract/leads'
import type { FormValues } from '../../lib/form-values.ts'

/** The visible fields of the form, in order. */
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
