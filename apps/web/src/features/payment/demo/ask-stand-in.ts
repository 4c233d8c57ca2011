import { demoStripePath } from '@beacon/contract/payments'

interface DemoError {
  type: string
  message: string
  code?: string
}

/** A payment intent, or why not, in the shapes of the card provider's API. */
export interface DemoAnswer {
  status?: string
  last_payment_error?: DemoError | null
  error?: DemoError
}

/** One call as the provider's library makes it: a form, with the publishable key. A lost answer is an error of it, too. */
export async function askStandIn(path: string, form: Record<string, string>): Promise<DemoAnswer> {
  try {
    const response = await fetch(demoStripePath + path, { method: 'POST', body: new URLSearchParams(form) })
    return (await response.json()) as DemoAnswer
  } catch {
    const message = 'We could not reach the payment provider. Please check your connection and try again.'
    return { error: { type: 'api_connection_error', message } }
  }
}
