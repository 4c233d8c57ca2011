import type { Clock } from '../../clock.ts'
import type { Db, WebhookEventRow } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { SignedBody } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { CardPayments, EventFacts } from '../../providers/card-payments.ts'

interface WebhookDeps {
  db: Db
  clock: Clock
  outbox: Outbox
  cards: CardPayments | undefined
}

/**
 * Stores an event of the card provider, once, before it is acknowledged; what it means is found out by a job that asks
 * the provider, so that neither its order nor its number matters.
 * @throws AppError invalid_input for a bad signature
 */
export async function receiveEvent(deps: WebhookDeps, { bytes, signature }: SignedBody): Promise<void> {
  const event = verified(deps.cards, bytes, signature)
  await inTransaction(deps.db, async (tx) => {
    const { objectId } = event
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('webhook_event')
      .values({
        provider: 'stripe',
        event_id: event.id,
        type: event.type,
        object_id: objectId ?? '',
        raw: bytes.toString('utf8'),
        received_at: deps.clock().toISOString(),
        processed_at: null,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n || objectId === null) return
    await deps.outbox.add(tx, {
      kind: 'payments.event',
      about: `event:${event.id}`,
      dedupeKey: `payments.event:${event.id}`,
    })
  })
  deps.outbox.nudge()
}

function verified(cards: CardPayments | undefined, bytes: Buffer, signature: string): EventFacts {
  if (!cards) throw new AppError('not_found')
  try {
    return cards.readEvent(bytes, signature)
  } catch (error) {
    throw new AppError('invalid_input', 'The signature is not good.', { cause: error })
  }
}

export const findEvent = (
  db: Db,
  provider: WebhookEventRow['provider'],
  eventId: string,
): Promise<WebhookEventRow | undefined> =>
  db
    .selectFrom('webhook_event')
    .selectAll()
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
