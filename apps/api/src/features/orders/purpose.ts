import { commerce } from '@beacon/content/commerce'
import type { ProductPayment } from '@beacon/contract/payments'
import { usd } from '@beacon/rules/money'
import { UNPAID } from '@beacon/rules/order-state'
import { paths } from '@beacon/rules/paths'
import { MINUTE_MS } from '../../clock.ts'
import type { OrderRow, Tx } from '../../db/schema.ts'
import type { PaymentFacts, PaymentPurpose, RefundSums } from '../../payments/purpose.ts'
import type { Fulfilment } from './fulfilment.ts'
import type { OrderLinks } from './links.ts'
import { isErased } from './personal-data.ts'
import { type PlacingDeps, placeOrder } from './placing.ts'
import { isOwed, stateBehind } from './refund-state.ts'
import { returnsOf } from './return-store.ts'
import { dropHolds, eventsOf, findOrderRow, moveOrder } from './store.ts'
import type { UnpaidOrders } from './unpaid-orders.ts'

/** How long stock is held for a buyer who is paying (D14). */
const HOLD_MS = commerce.holdMinutes * MINUTE_MS

interface OrderPurposeDeps extends PlacingDeps {
  links: OrderLinks
  fulfilment: Fulfilment
  unpaidOrders: UnpaidOrders
  refundSums: RefundSums
}

/** What a buyer wants to pay for, and their IP address. */
type PaidOrderRequest = ProductPayment & { address: string }

/** What a payment means for an order. */
export function createOrderPurpose(deps: OrderPurposeDeps): PaymentPurpose<PaidOrderRequest> {
  const { clock, inventory, fulfilment, unpaidOrders, refundSums } = deps

  return {
    async begin(tx, request) {
      const { items, shippingAddress: to, customerEmail, customerName, phone } = request
      const wanted = items ?? [
        { productId: request.productId ?? '', variantId: request.variantId, quantity: request.quantity ?? 1 },
      ]
      const { subject } = await placeOrder(tx, deps, {
        items: wanted.map(({ variantId, ...item }) => ({ ...item, variantId: variantId ?? null })),
        buyer: {
          name: customerName,
          email: customerEmail,
          phone,
          address: to?.address ?? '',
          address2: to?.address2 ?? '',
          city: to?.city ?? '',
          region: to?.state ?? '',
          zip: to?.zip ?? '',
        },
        holdUntil: new Date(clock().getTime() + HOLD_MS),
        promoCode: request.promoCode,
        from: request.address,
        attribution: request.attribution,
      })
      return subject
    },

    async paid(tx, payment) {
      const order = await orderOf(tx, payment)
      await unpaidOrders.forgive(tx, order.id)
      if (!UNPAID.includes(order.state)) {
        await fulfilment.flag(tx, order, 'It was paid a second time.')
        return 'fulfilled'
      }
      const isThere = !payment.isLate || (await fulfilment.isUnclaimed(tx, order))
      if (isThere && !isErased(order) && (await fulfilment.fulfil(tx, order))) return 'fulfilled'
      await fulfilment.markSoldOut(tx, order)
      return 'refund'
    },

    async released(tx, payment) {
      await dropHolds(tx, payment.subjectId)
      await unpaidOrders.release(tx, payment.subjectId)
      if (await moveOrder(tx, payment.subjectId, ['awaiting_payment'], { state: 'expired' }))
        await fulfilment.note(tx, payment.subjectId, 'expired')
      inventory.changed(tx)
    },

    async refunded(tx, money) {
      const order = await orderOf(tx, money)
      const cents = money.refunded - order.refunded
      const isWhole = money.isAllBack
      if (cents === 0 && !money.hasRefundFailed) return
      await moveOrder(tx, order.id, [order.state], { refunded: money.refunded })
      // A failed refund is flagged, which says so; what another one has refunded meanwhile is not owed again.
      if (cents <= 0) return isWhole ? undefined : fulfilment.markRefundFailed(tx, order)
      const what = isWhole ? 'refunded' : 'partly refunded'
      await fulfilment.note(tx, order.id, what, usd(cents))
      if (isWhole) await fulfilment.markRefunded(tx, order, money)
      // A buyer who canceled has been told already, unless it took a second attempt.
      if (isWhole && order.cancelled_at !== null && order.state === 'refund_pending') return
      await fulfilment.tellRefunded(tx, { ...order, refunded: money.refunded })
    },

    async flagged(tx, payment, reason, { once } = { once: false }) {
      const order = await orderOf(tx, payment)
      if (once && (await eventsOf(tx, order.id)).some(({ detail }) => detail === reason)) return
      await fulfilment.flag(tx, order, reason)
    },

    async owed(tx, orderId) {
      const left = await refundSums.left(tx, 'product', orderId)
      const order = await findOrderRow(tx, orderId)
      if (!order || left === 0) return ''
      const refunds = await refundSums.refunds(tx, 'product', orderId)
      if (!isOwed(order, refunds, await returnsOf(tx, orderId))) return ''
      if (order.cancelled_at !== null) return `Its buyer canceled it, so ${usd(left)} is owed.`
      const why = refunds[0]?.state === 'failed' ? 'A refund of it had failed' : 'A return is to be refunded'
      return `${why}; ${usd(left)} is left.`
    },

    async lost(tx, payment, reason) {
      const order = await orderOf(tx, payment)
      if (stateBehind(order) !== 'refunded') {
        await fulfilment.note(tx, order.id, 'refunded', 'Taken back by the bank.')
        await fulfilment.markRefunded(tx, order, { isInDispute: false })
      }
      await fulfilment.flag(tx, await orderOf(tx, payment), reason)
    },

    returnPaths: (orderId) => ({
      success: paths.thankYouFor(orderId, deps.links.newToken(orderId)),
      cancel: paths.checkout,
    }),
  }
}

async function orderOf(tx: Tx, { subjectId }: Pick<PaymentFacts, 'subjectId'>): Promise<OrderRow> {
  const order = await findOrderRow(tx, subjectId)
  if (!order) throw new Error(`The order ${subjectId} of a payment is gone.`)
  return order
}
