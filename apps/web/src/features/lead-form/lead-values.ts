import type { businessTypes, LeadForm } from '@beacon/contract/leads'
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

/**
 * The contract's trades, once more: its module brings the whole of zod along, which a page only needs when the visitor
 * begins to type. The type holds both to the same letters.
 */
const labels: typeof businessTypes = {
  restaurant: 'Restaurant',
  retail: 'Retail',
  professional: 'Professional services',
  healthcare: 'Healthcare',
  legal: 'Legal',
  'real-estate': 'Real estate',
  'home-services': 'Home services',
  fitness: 'Fitness',
  automotive: 'Automotive',
  nonprofit: 'Nonprofit',
  other: 'Other',
}

export const businessTypeOptions = Object.entries(labels).map(([value, label]) => ({ value, label }))
