import { setTimeout as wait } from 'node:timers/promises'

const TRY_FOR_MS = 300_000
const ANSWER_WITHIN_MS = 3000

/** A buyer in front of the card provider, who tries until the provider has said yes or no. */
interface Buyer {
  pay(intent: { id: string; client_secret: string }, number: string): Promise<void>
  payOnPage(url: string): Promise<void>
}

/** Pays with test cards at the stand-in, whose address is given; the hosted page always with one that works. */
export function createBuyer({ url, publishableKey }: { url: string; publishableKey: string }): Buyer {
  return {
    async pay({ id, client_secret }, number) {
      await insist(`${url}/v1/payment_intents/${id}/confirm`, {
        key: publishableKey,
        client_secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '34',
        'payment_method_data[card][cvc]': '123',
      })
    },
    async payOnPage(page) {
      await insist(page, { number: '4242424242424242', expiry: '12 / 34', cvc: '123' })
    },
  }
}

/** A payment that went through while the answer was lost is refused the second time, which is an answer. */
async function insist(address: string, fields: Record<string, string>): Promise<void> {
  const giveUpAt = Date.now() + TRY_FOR_MS
  while (Date.now() < giveUpAt) {
    const status = await post(address, fields)
    if (status !== undefined && status < 500 && status !== 429) return
    await wait(20 + Math.random() * 80)
  }
  throw new Error(`The card provider did not answer within ${TRY_FOR_MS / 1000} s`)
}

async function post(address: string, fields: Record<string, string>): Promise<number | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return undefined
  }
}
