import type { ContactForm } from '@beacon/contract/leads'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, call } from '../../lib/api.ts'
import { readAttribution } from '../../lib/attribution.ts'
import { newId } from '../../lib/new-id.ts'
import { track } from '../../lib/track.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { usePageData } from '../../page-data.ts'
import {
  contactFields,
  fillIn,
  forgetDraft,
  keepDraft,
  readDraft,
  readTyped,
  readValues,
} from './contact-values.ts'
import type { ContactAttempt, ContactErrors } from './send-contact-form.ts'

export const FORM_ID = 'contact'
/** A field that no person sees: filled in means a script. */
export const TRAP = 'faxNumber'
export const FAILURE = 'Failed to send message. Please try again or contact us directly.'

interface Status {
  phase: 'editing' | 'sending' | 'failed'
  errors: ContactErrors
}

/** The rules and the calls, and zod with them: fetched when the visitor first touches the form. */
const loadSender = () => import('./send-contact-form.ts')

interface ContactFormOptions {
  onSent: () => void
  /** Whether the visitor asked for this form just now, so that the first field should have the focus. */
  focusFirst: boolean
}

/**
 * The contact form between the visitor and its calls. The inputs keep their own values: what was typed before the
 * application had arrived, what a browser restored and what autofill wrote all count.
 */
export function useContactForm({ onSent, focusFirst }: ContactFormOptions) {
  const hydrated = useHydrated()
  const { contact } = usePageData()
  const [start] = useState(() =>
    hydrated
      ? { appearedAt: performance.now() }
      : { appearedAt: 0, posted: contact, typed: readTyped(FORM_ID) },
  )
  const [status, setStatus] = useState(() => statusOf(start.posted?.fields))
  const form = useRef<HTMLFormElement>(null)
  const lastAttempt = useRef<ContactAttempt>(undefined)

  useEffect(() => {
    const values = start.typed ?? (start.posted ? undefined : readDraft())
    if (!form.current || !values) return
    fillIn(form.current, values)
    keepDraft(readValues(form.current))
  }, [start])

  useEffect(() => {
    if (focusFirst) document.getElementById(`${FORM_ID}-${contactFields[0]}`)?.focus()
  }, [focusFirst])

  /** The attempt before, when nothing was changed since. */
  function attemptFor(contents: Pick<ContactAttempt, 'form' | 'faxNumber'>): ContactAttempt {
    const last = lastAttempt.current
    if (last && isSame(contents, last)) return last
    const elapsedMs = Math.round(performance.now() - start.appearedAt)
    lastAttempt.current = { ...contents, id: newId(), elapsedMs, attribution: readAttribution() }
    return lastAttempt.current
  }

  async function send(element: HTMLFormElement): Promise<void> {
    const sender = await loadSender()
    const checked = sender.checkContactForm(readValues(element))
    if ('errors' in checked) return setStatus({ phase: 'editing', errors: checked.errors })
    const faxNumber = String(new FormData(element).get(TRAP) ?? '')
    await sender.sendContactForm(attemptFor({ form: checked.form, faxNumber }), { call, log: console.warn })
    forgetDraft()
    track('contact_form_submit')
    // The visitor may have gone to another page meanwhile, and is left there.
    if (form.current) onSent()
  }

  function fail(error: unknown) {
    if (!form.current) return
    const errors = knownErrors(error)
    flushSync(() => setStatus({ phase: 'failed', errors }))
    alert(FAILURE)
    if (Object.keys(errors).length === 0) focusSubmit(form.current)
  }

  return {
    form,
    status,
    /** What the server had been sent without a script, when it answered with the form. */
    postedValues: start.posted?.values,
    prepare: () => void loadSender().catch(() => {}),
    handleInput: async () => {
      if (!form.current) return
      const values = readValues(form.current)
      keepDraft(values)
      if (Object.keys(status.errors).length === 0) return
      const checked = (await loadSender()).checkContactForm(values)
      const found = 'errors' in checked ? checked.errors : {}
      setStatus((shown) => ({ ...shown, errors: onlyShown(found, shown.errors) }))
    },
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (status.phase === 'sending') return
      setStatus({ phase: 'sending', errors: {} })
      send(event.currentTarget).catch(fail)
    },
  }
}

/** Where the form begins: after a native post, with what the server said; without fields the failure was ours. */
function statusOf(fields: ContactErrors | undefined): Status {
  const isOurFailure = fields !== undefined && Object.keys(fields).length === 0
  return { phase: isOurFailure ? 'failed' : 'editing', errors: fields ?? {} }
}

interface Contents {
  form: ContactForm
  faxNumber: string
}

const isSame = (a: Contents, b: Contents) =>
  a.faxNumber === b.faxNumber && contactFields.every((field) => a.form[field] === b.form[field])

/** What the server said about fields that the form has. */
function knownErrors(error: unknown): ContactErrors {
  const fields = error instanceof ApiError ? error.fields : {}
  return onlyShown(fields, Object.fromEntries(contactFields.map((field) => [field, ''])))
}

/** While the visitor corrects the form, messages go away or change, and none comes up that was not there. */
const onlyShown = (found: ContactErrors, shown: ContactErrors): ContactErrors =>
  Object.fromEntries(Object.entries(found).filter(([field]) => field in shown))

const focusSubmit = (form: HTMLFormElement) =>
  form.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus()
