import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PostedForm } from '../page-data.ts'
import { ApiError, call, failureOf } from './api.ts'
import { readAttribution } from './attribution.ts'
import { attemptFor, type FormAttempt, type FormSender, stillWrong } from './form-attempt.ts'
import { errorsOf, type FormErrors, putBack, readTyped, readValues } from './form-values.ts'
import { honeypotOf } from './honeypot.ts'
import { loadPart, postNatively, SiteRenewed } from './load-part.ts'
import { newId } from './new-id.ts'
import { silencePopup } from './popup-silence.ts'
import { forgetSession, readSession, writeSession } from './session-storage.ts'
import { type TrackedEvent, track } from './track.ts'
import { useHydrated } from './use-hydrated.ts'

interface VisitorForm<Field extends string, Form> {
  /** Id of the form element. */
  id: string
  /** Its visible fields, in order. */
  fields: readonly Field[]
  /** Key under which this tab keeps what was typed, so that a reload or a crash loses nothing. */
  draft: string
  /** Loads the validation and the calls, and zod with them, when the visitor first touches the form. */
  load: () => Promise<FormSender<Field, Form>>
  /** The alert when sending fails, unless the server says how long to wait. */
  failure: string
  event: TrackedEvent
  /** What the server had been sent without a script, when it answered with the form. */
  posted?: PostedForm | undefined
  /** Gets the form, which still holds what was sent. */
  onSent: (form: HTMLFormElement) => void
}

interface Status<Field extends string> {
  phase: 'editing' | 'sending'
  errors: FormErrors<Field>
  /** Why sending failed. */
  failure?: string | undefined
}

/**
 * A public form. The inputs are uncontrolled: what was typed before hydration, what the browser restored and what
 * autofill wrote all count.
 */
export function useVisitorForm<Field extends string, Form>(options: VisitorForm<Field, Form>) {
  const { fields, draft, load, failure, event, onSent } = options
  const form = useRef<HTMLFormElement>(null)
  const start = useStart(form, options)
  const [status, setStatus] = useState(() => statusOf(start.posted, fields, failure))
  const lastAttempt = useRef<FormAttempt<Form>>(undefined)

  const beginAttempt = () => ({
    id: newId(),
    elapsedMs: Math.round(performance.now() - start.appearedAt),
    attribution: readAttribution(),
  })

  async function send(element: HTMLFormElement): Promise<void> {
    const sender = await loadPart(load)
    const checked = sender.check(readValues(element, fields))
    if ('errors' in checked) return setStatus({ phase: 'editing', errors: checked.errors })
    const contents = { form: checked.form, faxNumber: honeypotOf(element) }
    lastAttempt.current = attemptFor(contents, lastAttempt.current, beginAttempt)
    await sender.send(lastAttempt.current, { call, log: console.warn })
    // The same words once more are another message.
    lastAttempt.current = undefined
    forgetSession(draft)
    track(event)
    // The visitor may have navigated away meanwhile, and stays there.
    if (form.current) onSent(form.current)
  }

  /** The server's page answers, and shows what was posted if it must be corrected. The draft is kept until it has come. */
  function leave(element: HTMLFormElement) {
    silencePopup()
    postNatively(element, () => setStatus({ phase: 'editing', errors: {} }))
  }

  function fail(error: unknown) {
    if (!form.current) return
    if (error instanceof SiteRenewed) return leave(form.current)
    const errors = error instanceof ApiError ? errorsOf(error.fields, fields) : {}
    const reason = failureOf(error, failure)
    flushSync(() => setStatus({ phase: 'editing', errors, failure: reason }))
    alert(reason)
    if (Object.keys(errors).length === 0) focusSubmit(form.current)
  }

  async function recheck(element: HTMLFormElement): Promise<void> {
    const checked = (await load()).check(readValues(element, fields))
    setStatus((shown) => ({ ...shown, errors: stillWrong(shown.errors, checked) }))
  }

  return {
    form,
    status,
    postedValues: start.posted?.values,
    /** Makes it empty again after it was sent. */
    reset: () => {
      form.current?.reset()
      setStatus({ phase: 'editing', errors: {} })
    },
    prepare: () => void load().catch(() => {}),
    handleInput: () => {
      if (!form.current) return
      writeSession(draft, readValues(form.current, fields))
      if (Object.keys(status.errors).length > 0) recheck(form.current).catch(() => {})
    },
    handleSubmit: (submission: SubmitEvent<HTMLFormElement>) => {
      submission.preventDefault()
      if (status.phase === 'sending') return
      setStatus({ phase: 'sending', errors: {} })
      send(submission.currentTarget).catch(fail)
    },
  }
}

type Start = Pick<VisitorForm<string, unknown>, 'id' | 'fields' | 'draft' | 'posted'>

/** What the form begins with: in the server's HTML what was posted and what was typed since, otherwise the draft. */
function useStart(form: RefObject<HTMLFormElement | null>, { id, fields, draft, posted }: Start) {
  const hydrated = useHydrated()
  const [start] = useState(() =>
    hydrated ? { appearedAt: performance.now() } : { appearedAt: 0, posted, typed: readTyped(id, fields) },
  )
  useEffect(() => {
    if (!form.current) return
    putBack(form.current, fields, {
      typed: start.typed,
      draft: start.posted ? undefined : readSession(draft),
    })
    if (start.typed) writeSession(draft, readValues(form.current, fields))
  }, [form, start, fields, draft])
  return start
}

/** After a native post, what the server said; without a message for a field it failed. */
function statusOf<Field extends string>(
  posted: PostedForm | undefined,
  fields: readonly Field[],
  failure: string,
): Status<Field> {
  const errors = errorsOf(posted?.fields ?? {}, fields)
  const isFailed = posted && Object.keys(errors).length === 0
  return { phase: 'editing', errors, failure: isFailed ? (posted.failure ?? failure) : undefined }
}

/** What has the focus already is not scrolled to, and the failure's notice has just pushed the button down. */
function focusSubmit(form: HTMLFormElement): void {
  const submit = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  submit?.blur()
  submit?.focus()
}
