import { demoStripePath } from '@beacon/contract/payments'

interface DemoError {
  type: string
  message: string
  code?: string
}

/** A payment intent or an error, in the shapes of the card provider's API. */
export interface DemoAnswer {
  status?: string
  last_payment_error?: DemoError | null
  error?: DemoError
}

/** After this silence the call counts as lost. */
const TIME_LIMIT_MS = 30_000

/**
 * A call as the provider's library makes it: form-encoded, with the publishable key. A lost response is an error of it,
 * too, and so is our own server's response if it could not reach the stand-in.
 */
export async function askStandIn(path: string, form: Record<string, string>): Promise<DemoAnswer> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS)
    const body = new URLSearchParams(form)
    const response = await fetch(demoStripePath + path, { method: 'POST', body, signal })
    const answer = (await response.json()) as DemoAnswer
    if (!response.ok && !answer.error?.type) throw new Error('That was not the provider')
    return answer
  } catch {
    const message = 'We could not reach the payment provider. Please check your connection and try again.'
    return { error: { type: 'api_connection_error', message } }
  }
}
