import type { Clock } from '../../clock.ts'
import type { PaymentRow } from '../../db/schema.ts'

/** Shorter than the order page's polling interval, so that a page that polls always gets a fresh answer. */
const GOOD_FOR_MS = 2000

interface Lookup {
  done: Promise<void>
  /** A timestamp; infinite while the provider is being asked. */
  goodUntil: number
}

/**
 * Everybody who looks at the same open payment within two seconds shares one request to the provider. The result is
 * read from the database, so a payment that a webhook reports in the meantime is seen at once.
 */
export function shareLookups(
  ask: (payment: PaymentRow) => Promise<void>,
  clock: Clock,
): (payment: PaymentRow) => Promise<void> {
  const lookups = new Map<string, Lookup>()

  function begin(key: string, payment: PaymentRow): Lookup {
    const lookup: Lookup = { done: Promise.resolve(), goodUntil: Number.POSITIVE_INFINITY }
    lookup.done = ask(payment).finally(() => {
      lookup.goodUntil = clock().getTime() + GOOD_FOR_MS
    })
    lookups.set(key, lookup)
    return lookup
  }

  return (payment) => {
    const now = clock().getTime()
    for (const [key, { goodUntil }] of lookups) if (goodUntil <= now) lookups.delete(key)
    // Once there is a page or an intent, the question is a different one.
    const key = [payment.id, payment.page_id, payment.intent_id].join(' ')
    return (lookups.get(key) ?? begin(key, payment)).done
  }
}
