import type { Db, Tx, WebhookEventRow } from '../db/schema.ts'

interface ReceivedEvent {
  provider: WebhookEventRow['provider']
  /** The provider's own id of the event. */
  id: string
  type: string
  /** The object that the event is about; null when it is none of ours. */
  objectId: string | null
  /** Undefined when no job will process it: its body may have personal data, which nothing would clear. */
  bytes: Buffer | undefined
  receivedAt: Date
}

/** Stores a provider's event; false when it is a duplicate. */
export async function keepEvent(tx: Tx, event: ReceivedEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('webhook_event')
    .values({
      provider: event.provider,
      event_id: event.id,
      type: event.type,
      object_id: event.objectId ?? '',
      raw: event.bytes?.toString('utf8') ?? '',
      received_at: event.receivedAt.toISOString(),
      processed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
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

/**
 * Clears the body, which contains personal data and is no longer needed: kept, it would bring an erased person back.
 */
export async function markProcessed(tx: Tx, event: WebhookEventRow, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_event')
    .set({ processed_at: now.toISOString(), raw: '' })
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.event_id)
    .execute()
}
