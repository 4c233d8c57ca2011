import { type Clock, DAY_MS, HOUR_MS } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import { isGone } from '../../payments/payment-failure.ts'
import type { CardPayments } from '../../providers/card-payments.ts'
import type { Closing } from './closing.ts'
import type { Disputes } from './disputes.ts'
import type { Refunds } from './refunds.ts'
import type { Settlement } from './settle.ts'
import { listOpen } from './store.ts'

/** Younger payments are still being made. */
const OLDER_THAN_MS = 2 * 60_000
const AT_ONCE = 200
/** How far back the provider's list is read, to cover a missed sweep or a clock that differs. */
const LOOK_BACK_MS = HOUR_MS
/** A bank may return a refund as late as this, and refunds are few: usually one page of a list. */
const REFUNDS_LOOK_BACK_MS = 30 * DAY_MS
/** A bank takes months to decide, and disputes are fewer still. */
const DISPUTES_LOOK_BACK_MS = 180 * DAY_MS

interface SweepDeps {
  db: Db
  clock: Clock
  cards: CardPayments
  closing: Closing
  settlement: Settlement
  refunds: Refunds
  disputes: Disputes
  /** Multiplies the age; below 1 in tests and soak runs only. */
  scale: number
}

/**
 * Asks the card provider about every open payment, and about intents, refunds and disputes that it lists and we have
 * not heard of: a lost webhook heals with the next sweep. A failing provider ends the sweep.
 */
export async function sweepPayments({
  db,
  clock,
  cards,
  closing,
  settlement,
  refunds,
  disputes,
  scale,
}: SweepDeps): Promise<void> {
  const now = clock().getTime()
  for (const payment of await listOpen(db, new Date(now - OLDER_THAN_MS * scale), AT_ONCE)) {
    await closing.look(payment).catch((error: unknown) => {
      // A payment that the provider does not know must not keep the others from being checked.
      if (!isGone(error)) throw error
    })
  }
  for (const intent of await cards.intentsSince(new Date(now - LOOK_BACK_MS), { patient: true })) {
    if (intent.status === 'succeeded' && intent.paymentId !== null) await settlement.settle(intent)
  }
  await refunds.catchUp(new Date(now - REFUNDS_LOOK_BACK_MS))
  await disputes.catchUp(new Date(now - DISPUTES_LOOK_BACK_MS))
}
