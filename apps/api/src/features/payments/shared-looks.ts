import type { Clock } from '../../clock.ts'
import type { PaymentRow } from '../../db/schema.ts'

/** Less than the order's page waits before it asks again: whoever only waits gets an answer of now. */
const GOOD_FOR_MS = 2000

interface Look {
  done: Promise<void>
  /** In milliseconds; while the provider is being asked, for ever. */
  goodUntil: number
}

/**
 * Whoever looks at the same open payment at the same time, or shortly after, shares one question to the provider. What
 * came of it is in the database, which everybody reads afterwards: a payment that a webhook tells meanwhile is seen at once.
 */
export function shareLooks(
  ask: (payment: PaymentRow) => Promise<void>,
  clock: Clock,
): (payment: PaymentRow) => Promise<void> {
  const looks = new Map<string, Look>()

  function begin(key: string, payment: PaymentRow): Look {
    const look: Look = { done: Promise.resolve(), goodUntil: Number.POSITIVE_INFINITY }
    look.done = ask(payment).finally(() => {
      look.goodUntil = clock().getTime() + GOOD_FOR_MS
    })
    looks.set(key, look)
    return look
  }

  return (payment) => {
    const now = clock().getTime()
    for (const [key, { goodUntil }] of looks) if (goodUntil <= now) looks.delete(key)
    // As soon as there is a page or an intent there is something else to ask for.
    const key = [payment.id, payment.page_id, payment.intent_id].join(' ')
    return (looks.get(key) ?? begin(key, payment)).done
  }
}
