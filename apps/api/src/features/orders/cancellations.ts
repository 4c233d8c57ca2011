import { cancelObstacleWords, cancelReasonWords, cancelTooLate } from '@beacon/content/cancellations'
import type { Cancellation, CancelRequest } from '@beacon/contract/order-cancel'
import type { Clock } from '../../clock.ts'
import type { OrderRow, Tx } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import type { PaymentPort } from '../../payments/port.ts'
import type { RequestRefund } from '../../payments/purpose.ts'
import { cancelableOf } from './cancelable.ts'
import type { Fulfilment } from './fulfilment.ts'
import { readOrderContext } from './order-context.ts'

interface Cancellations {
  /**
   * Cancels an order for its buyer: its goods go back on the shelf, everything paid is refunded, and both sides are
   * told, once. Does nothing to an order that is canceled already, in case a response was lost.
   * @throws AppError conflict when it is too late
   */
  cancel(tx: Tx, order: OrderRow, request: CancelRequest): Promise<void>
}

interface CancellationDeps {
  clock: Clock
  payments: Pick<PaymentPort, 'isOn' | 'ofSubject'>
  fulfilment: Pick<Fulfilment, 'note' | 'addJob' | 'cancel'>
  requestRefund: RequestRefund
}

/** Lets buyers cancel orders before anything has come of them (0049). */
export function createCancellations(deps: CancellationDeps): Cancellations {
  const { clock, payments, fulfilment } = deps
  return {
    async cancel(tx, order, { reason, message }) {
      if (order.cancelled_at !== null) return
      const now = clock()
      const context = {
        ...(await readOrderContext(tx, order)),
        payments: await payments.ofSubject(tx, 'product', order.id),
        hasCards: payments.isOn,
      }
      const { refund, obstacle } = cancelableOf(context, now)
      if (refund === null)
        throw new AppError('conflict', obstacle ? cancelObstacleWords[obstacle] : cancelTooLate)
      const isCanceled = await fulfilment.cancel(tx, order, {
        cancelled_at: now.toISOString(),
        cancel_reason: reason ?? '',
        cancel_message: message,
        cancel_refund: refund,
      })
      if (!isCanceled) throw new AppError('conflict', cancelTooLate)
      await fulfilment.note(tx, order.id, 'canceled by the buyer', reason && cancelReasonWords[reason])
      await deps.requestRefund(tx, {
        kind: 'product',
        subjectId: order.id,
        reason: 'Canceled by the buyer',
        requestedBy: 'visitor',
      })
      await fulfilment.addJob(tx, 'mail.order-cancelled', order)
      await fulfilment.addJob(tx, 'mail.order-cancelled-notice', order)
    },
  }
}

/** A buyer's cancellation; null when there is none. */
export const cancellationOf = (order: OrderRow): Cancellation | null =>
  order.cancelled_at === null
    ? null
    : {
        at: order.cancelled_at,
        reason: order.cancel_reason || null,
        message: order.cancel_message,
        refund: order.cancel_refund,
      }
