import { type NewsletterList, signUpFormSchema, subscribe } from '@beacon/contract/newsletter'
import { LEAST_TIME_MS } from '@beacon/rules/submission-flags'
import { ApiError, call } from '../../lib/api.ts'
import { focusInvalid } from '../../ui/focus-invalid.ts'

const TIME_LIMIT_MS = 15_000

export interface SignUpAttempt {
  /** The Idempotency-Key: the same contents sent again are the same sign-up. */
  id: string
  /** Milliseconds from the box's mount to the first attempt. */
  elapsedMs: number
}

interface SignUp {
  email: string
  list: NewsletterList
  source: string
  faxNumber: string
}

/**
 * Requests a subscription. Returns the error message for the address, if there is one.
 * @throws ApiError when the server could not be reached
 */
export async function sendSignUp(
  signUp: SignUp,
  { id, elapsedMs }: SignUpAttempt,
): Promise<string | undefined> {
  const checked = signUpFormSchema.safeParse(signUp)
  if (!checked.success) return checked.error.issues[0]?.message
  // Autofill can submit before the visitor has seen the box, which must not look like a bot's sign-up.
  await new Promise((resolve) => setTimeout(resolve, LEAST_TIME_MS - elapsedMs))
  try {
    await call(subscribe, {
      body: { ...signUp, ...checked.data, elapsedMs: Math.max(elapsedMs, LEAST_TIME_MS) },
      idempotencyKey: id,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
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
