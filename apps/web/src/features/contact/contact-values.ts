import type { ContactForm } from '@beacon/contract/leads'
import { forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'

/** What the visitor sees of the form, in its order. */
export const contactFields = [
  'name',
  'email',
  'phone',
  'businessName',
  'serviceInterest',
  'message',
] as const satisfies readonly (keyof ContactForm)[]

export type ContactField = (typeof contactFields)[number]
export type ContactValues = Record<ContactField, string>

const DRAFT = 'contact-draft'

const isFilled = (values: Partial<ContactValues>) => contactFields.some((field) => values[field])

export function readValues(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  return Object.fromEntries(
    contactFields.map((field) => [field, String(data.get(field) ?? '')]),
  ) as ContactValues
}

export function fillIn(form: HTMLFormElement, values: Partial<ContactValues>) {
  for (const field of contactFields) {
    const control = form.elements.namedItem(field)
    const value = values[field]
    if (control && 'value' in control && typeof value === 'string') control.value = value
  }
}

/** Keeps what was typed for this tab, so that a reload or a crash loses nothing. */
export const keepDraft = (values: ContactValues) => writeSession(DRAFT, values)

export const forgetDraft = () => forgetSession(DRAFT)

/** What was typed before a reload, if anything was. */
export function readDraft(): Partial<ContactValues> | undefined {
  const draft = readSession(DRAFT)
  return typeof draft === 'object' && draft !== null && isFilled(draft) ? draft : undefined
}

/**
 * What a visitor typed into the server's HTML before the application took it over. React keeps most of it and resets
 * the rest to what the server had sent, so it is read while the browser's first rendering is under way.
 */
export function readTyped(formId: string): ContactValues | undefined {
  if (typeof document === 'undefined') return undefined
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return undefined
  const values = readValues(form)
  return isFilled(values) ? values : undefined
}
