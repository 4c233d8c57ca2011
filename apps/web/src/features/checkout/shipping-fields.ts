import type { FormErrors, FormValues } from '../../lib/form-values.ts'

/** The checkout's form, in its order. */
export const shippingFields = [
  'name',
  'email',
  'phone',
  'address',
  'address2',
  'city',
  'state',
  'zip',
] as const

export type ShippingField = (typeof shippingFields)[number]
export type ShippingValues = FormValues<ShippingField>
export type ShippingErrors = FormErrors<ShippingField>

/** The storage key of this tab's draft. */
export const DRAFT = 'checkout-draft'
export const FORM_ID = 'checkout'
