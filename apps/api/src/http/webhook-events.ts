import type { Db, Tx, WebhookEventRow } from '../db/schema.ts'

interface ReceivedEvent {
  provider: WebhookEventRow['provider']
  /** The provider's own id of the event. */
  id: string
  type: string
  /** The object that the event is about; null when it is none of ours. */
  objectId: string | null
  receivedAt: Date
}

/**
 * Stores that a provider's event came; false when it is a duplicate. Its body is not stored: nothing reads it, and it
 * may contain personal data.
 */
export async function keepEvent(tx: Tx, event: ReceivedEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('webhook_event')
    .values({
      provider: event.provider,
      event_id: event.id,
      type: event.type,
      object_id: event.objectId ?? '',
      raw: '',
      received_at: event.receivedAt.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** A stored event by the provider's own id. */
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
