import type { FormErrors, FormValues } from '../../lib/form-values.ts'

/** The details of a visitor, in the form's order. */
export const detailFields = ['name', 'email', 'meeting', 'phone', 'businessName', 'message'] as const

export type DetailField = (typeof detailFields)[number]
export type DetailValues = FormValues<DetailField>
export type DetailErrors = FormErrors<DetailField>

/** The storage key of this tab's draft. */
export const DRAFT = 'booking-draft'
export const FORM_ID = 'booking'
