import type { FormErrors, FormValues } from '../../lib/form-values.ts'

/** What a visitor says about themselves, in the order of the form. */
export const detailFields = ['name', 'email', 'meeting', 'phone', 'businessName', 'message'] as const

export type DetailField = (typeof detailFields)[number]
export type DetailValues = FormValues<DetailField>
export type DetailErrors = FormErrors<DetailField>

/** Key under which this tab keeps what was typed. */
export const DRAFT = 'booking-draft'
export const FORM_ID = 'booking'
