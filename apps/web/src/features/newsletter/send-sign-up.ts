import { type NewsletterList, signUpFormSchema, subscribe } from '@beacon/contract/newsletter'
import { LEAST_TIME_MS } from '@beacon/rules/submission-flags'
import { ApiError, call } from '../../lib/api.ts'
import { honeypotOf } from '../../lib/honeypot.ts'
import { newId } from '../../lib/new-id.ts'
import { timeLimit } from '../../lib/time-limit.ts'
import { focusInvalid } from '../../ui/focus-invalid.ts'

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

/**
 * Requests a subscription of the address in the form. Returns the error message for the address, if there is one.
 * @throws ApiError when the server could not be reached
 */
export async function sendSignUp(
  form: HTMLFormElement,
  place: Place,
  { id, elapsedMs }: SignUpAttempt,
): Promise<string | undefined> {
  const email = String(new FormData(form).get('email') ?? '')
  const signUp = { ...place, email, faxNumber: honeypotOf(form) }
  const checked = signUpFormSchema.safeParse(signUp)
  if (!checked.success) return checked.error.issues[0]?.message
  // Autofill can submit before the visitor has seen the box, which must not look like a bot's sign-up.
  await new Promise((resolve) => setTimeout(resolve, LEAST_TIME_MS - elapsedMs))
  try {
    await call(subscribe, {
      body: { ...signUp, ...checked.data, elapsedMs: Math.max(elapsedMs, LEAST_TIME_MS) },
      idempotencyKey: id,
      signal: timeLimit(),
    })
    return undefined
  } catch (error) {
    if (error instanceof ApiError && error.fields.email) return error.fields.email
    throw error
  }
}

/** Moves the focus to the address, which was refused. */
export const focusAddress = (form: HTMLFormElement) =>
  focusInvalid(form.querySelector<HTMLElement>('[name="email"]'))
