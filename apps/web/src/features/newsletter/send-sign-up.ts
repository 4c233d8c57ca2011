import { signUp } from '@beacon/content/newsletter'
import { type NewsletterList, signUpFormSchema, subscribe } from '@beacon/contract/newsletter'
import { LEAST_TIME_MS } from '@beacon/rules/submission-flags'
import { ApiError, call, failureOf } from '../../lib/api.ts'
import { honeypotOf } from '../../lib/honeypot.ts'
import { newId } from '../../lib/new-id.ts'
import { timeLimit } from '../../lib/time-limit.ts'
import { focusInvalid } from '../../ui/focus-invalid.ts'

/** What a sign-up box shows. */
export interface SignUpStatus {
  phase: 'editing' | 'sending' | 'failed' | 'sent'
  /** The error of the address. */
  error?: string | undefined
  /** The server's sentence, shown in place of the box's own: how long to wait, and whom to call. */
  failure?: string | undefined
}

export interface SignUpAttempt {
  /** The Idempotency-Key: the same contents sent again are the same sign-up. */
  id: string
  /** Milliseconds from the box's mount to the first attempt. */
  elapsedMs: number
}

/** @param appearedAt when the box was mounted, by `performance.now()` */
export const beginAttempt = (appearedAt: number): SignUpAttempt => ({
  id: newId(),
  elapsedMs: Math.round(performance.now() - appearedAt),
})

interface Place {
  list: NewsletterList
  /** The path of the page that contains the form. */
  source: string
}

/** Requests a subscription of the address in the form. Returns what the box shows next. */
export async function sendSignUp(
  form: HTMLFormElement,
  place: Place,
  { id, elapsedMs }: SignUpAttempt,
): Promise<SignUpStatus> {
  const email = String(new FormData(form).get('email') ?? '')
  const contents = { ...place, email, faxNumber: honeypotOf(form) }
  const checked = signUpFormSchema.safeParse(contents)
  if (!checked.success) return { phase: 'editing', error: checked.error.issues[0]?.message }
  // Autofill can submit before the visitor has seen the box, which must not look like a bot's sign-up.
  await new Promise((resolve) => setTimeout(resolve, LEAST_TIME_MS - elapsedMs))
  try {
    await call(subscribe, {
      body: { ...contents, ...checked.data, elapsedMs: Math.max(elapsedMs, LEAST_TIME_MS) },
      idempotencyKey: id,
      signal: timeLimit(),
    })
    return { phase: 'sent' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.fields.email) return { phase: 'editing', error: error.fields.email }
    return { phase: 'failed', failure: failureOf(error, signUp.failed) }
  }
}

/** Moves the focus to the address, which was refused. */
export const focusAddress = (form: HTMLFormElement) =>
  focusInvalid(form.querySelector<HTMLElement>('[name="email"]'))
