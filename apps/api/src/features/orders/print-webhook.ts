import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/errors.ts'
import type { SignedBody } from '../../http/request-body.ts'
import { keepEvent } from '../../http/webhook-events.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { PrintEvent } from '../../providers/printify-events.ts'

export interface PrintEventDeps {
  db: Db
  clock: Clock
  outbox: Outbox
  /** Undefined when the signature is not good, or it is no event; nothing to call when there is no print provider. */
  readPrintEvent: ((bytes: Buffer, signature: string) => PrintEvent | undefined) | undefined
  /** A product was changed at the print provider. */
  productsChanged: () => void
}

/**
 * Stores an event of the print provider, once, before it is acknowledged. The event is a hint only: the job asks for the
 * order itself. An event that means nothing to us is acknowledged too, or the provider would block the others.
 * @throws AppError invalid_input for a bad signature, or what is no event
 */
export async function receivePrintEvent(
  deps: PrintEventDeps,
  { bytes, signature }: SignedBody,
): Promise<void> {
  if (!deps.readPrintEvent) throw new AppError('not_found')
  const event = deps.readPrintEvent(bytes, signature)
  if (!event) throw new AppError('invalid_input', 'This is not a signed event of Printify.')
  const isOrder = event.type.startsWith('order:')
  await inTransaction(deps.db, async (tx) => {
    const isNew = await keepEvent(tx, {
      provider: 'printify',
      id: event.id,
      type: event.type,
      objectId: event.resourceId,
      receivedAt: deps.clock(),
    })
    if (!isNew || !isOrder) return
    await deps.outbox.add(tx, { kind: 'prints.event', about: `event:${event.id}` })
  })
  deps.outbox.nudge()
  if (event.type.startsWith('product:')) deps.productsChanged()
}
