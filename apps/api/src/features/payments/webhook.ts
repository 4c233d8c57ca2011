import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/errors.ts'
import type { SignedBody } from '../../http/request-body.ts'
import { keepEvent } from '../../http/webhook-events.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { CardPayments, EventFacts } from '../../providers/card-payments.ts'

interface WebhookDeps {
  db: Db
  clock: Clock
  outbox: Outbox
  cards: CardPayments | undefined
}

/**
 * Stores a card provider's event, once, before acknowledging it. A job then asks the provider for the object, so that
 * neither the order nor the number of events matters.
 * @throws AppError invalid_input for a bad signature, or what is no event
 */
export async function receiveEvent(deps: WebhookDeps, { bytes, signature }: SignedBody): Promise<void> {
  const event = verified(deps.cards, bytes, signature)
  await inTransaction(deps.db, async (tx) => {
    const isOurs = event.objectId !== null
    const isNew = await keepEvent(tx, {
      ...event,
      provider: 'stripe',
      receivedAt: deps.clock(),
    })
    if (!isNew || !isOurs) return
    await deps.outbox.add(tx, { kind: 'payments.event', about: `event:${event.id}` })
  })
  deps.outbox.nudge()
}

function verified(cards: CardPayments | undefined, bytes: Buffer, signature: string): EventFacts {
  if (!cards) throw new AppError('not_found')
  try {
    return cards.readEvent(bytes, signature)
  } catch (error) {
    throw new AppError('invalid_input', 'This is not a signed event of Stripe.', { cause: error })
  }
}
