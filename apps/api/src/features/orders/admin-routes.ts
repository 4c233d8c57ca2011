import type { BodyOf } from '@beacon/contract/endpoint'
import {
  beginOrder,
  confirmOrderAgain,
  correctBuyerEmail,
  listOrders,
  markOrderPaid,
  readAdminOrder,
  readPrintCost,
  retryOrder,
  settleReturn,
  shipOrder,
} from '@beacon/contract/order-admin'
import { canBeConfirmed, needsAttention, SHIPPABLE, UNPAID } from '@beacon/rules/order-state'
import type { Ids } from '../../clock.ts'
import { cursorOf } from '../../db/conditions.ts'
import type { OrderRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { nextPage } from '../../http/next-page.ts'
import { isReplaced } from '../../http/seen-text.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { ChangePayerEmail } from '../../payments/purpose.ts'
import type { PrintOrders } from '../../providers/printify-orders.ts'
import { BEGUN, isBegun, isToBegin } from './delivery.ts'
import type { Fulfilment } from './fulfilment.ts'
import { readOrderContext } from './order-context.ts'
import { isErased } from './personal-data.ts'
import { readCost } from './print-cost.ts'
import { isRefundAsked, stateBehind } from './refund-state.ts'
import { ordersAwaitingRefund, ordersWithOpenReturn } from './return-store.ts'
import { createReturns } from './returns.ts'
import { listOrderRows, moveOrder, mustFindOrder, piecesPerOrder } from './store.ts'
import { orderForStaff, toSummary, type ViewDeps } from './view.ts'

const PAGE_SIZE = 50
const ADDED_SINCE = 'Something else has happened since. Please read it before you go on.'
const GOING_BACK =
  'Everything that was paid is being refunded; the card provider has yet to answer. Please do not send it.'
const ADDRESS_WORDS = {
  changed: 'Somebody else has corrected the address since. Please look at theirs first.',
  same: 'It has this address already, so nothing was sent. “Resend confirmation” sends the email again.',
}
const ERASED = 'The buyer has been erased: there is nobody to send it to.'

interface AdminOrderDeps extends ViewDeps {
  ids: Ids
  outbox: Outbox
  fulfilment: Fulfilment
  printOrders: Pick<PrintOrders, 'read'>
  changePayerEmail: ChangePayerEmail
}

/** What the agency does with orders. */
export function bindAdminOrders(bind: Bind, deps: AdminOrderDeps): void {
  const { db, clock, outbox, fulfilment, printOrders } = deps
  const returns = createReturns(deps)

  bind(listOrders)(async ({ query }) => {
    const { rows, total } = await listOrderRows(db, { ...query, limit: PAGE_SIZE })
    const ids = rows.map(({ id }) => id)
    const pieces = await piecesPerOrder(db, ids)
    const asked = await ordersWithOpenReturn(db, ids)
    const awaiting = await ordersAwaitingRefund(db, ids)
    return {
      orders: rows.map((row) => ({
        ...toSummary(row),
        pieces: pieces.get(row.id) ?? 0,
        returnAsked: asked.has(row.id),
        refundAwaited: awaiting.has(row.id),
      })),
      total,
      next: nextPage(rows, PAGE_SIZE, ({ created_at, id }) => cursorOf(created_at, id)),
    }
  })

  bind(readAdminOrder)(async ({ params }) => answer(params.id))

  bind(readPrintCost)(async ({ params }) => {
    const { printify_id: printifyId } = await mustFindOrder(db, params.id)
    return { cost: printifyId ? await readCost(printOrders, printifyId) : null }
  })

  bind(retryOrder)(({ params, query, administrator }) =>
    change(params.id, async (tx, order) => {
      if (!needsAttention(order)) throw new AppError('conflict', 'This order does not need attention.')
      if ((query.seen ?? order.attention) !== order.attention) throw new AppError('conflict', ADDED_SINCE)
      if (UNPAID.includes(stateBehind(order)) && !administrator.isFresh)
        throw new AppError('confirmation_required')
      await fulfilment.resume(tx, order)
    }),
  )

  bind(markOrderPaid)(async ({ params, body, administrator }) => {
    if (isErased(await mustFindOrder(db, params.id))) throw new AppError('conflict', ERASED)
    const detail = [`Marked as paid by ${administrator.email}.`, body.note].filter(Boolean).join(' ')
    await deps.payments.markPaid('product', params.id, (tx) =>
      fulfilment.note(tx, params.id, 'remark', detail),
    )
    outbox.nudge()
    return answer(params.id)
  })

  bind(shipOrder)(({ params, body }) => change(params.id, (tx, order) => send(tx, order, body)))

  bind(beginOrder)(({ params }) =>
    change(params.id, async (tx, order) => {
      const context = await readOrderContext(tx, order)
      // Repeated, since its response was lost.
      if (isBegun(context)) return
      await mustBeWanted(tx, order)
      if (!isToBegin(context))
        throw new AppError('conflict', 'There is no service of a paid order to begin with.')
      await fulfilment.note(tx, order.id, BEGUN)
    }),
  )

  bind(confirmOrderAgain)(({ params }) =>
    change(params.id, async (tx, order) => {
      mustBeConfirmable(order)
      await confirm(tx, order)
    }),
  )

  bind(correctBuyerEmail)(({ params, body: { email, seen } }) =>
    change(params.id, async (tx, order) => {
      mustBeConfirmable(order)
      if (!isReplaced(order.email, { sent: email, seen }, ADDRESS_WORDS)) return
      await moveOrder(tx, order.id, [order.state], { email, links_renewed_at: clock().toISOString() })
      await deps.changePayerEmail(tx, 'product', order.id, email)
      await fulfilment.note(tx, order.id, 'email address corrected')
      await confirm(tx, order)
    }),
  )

  bind(settleReturn)(({ params, body }) => change(params.id, (tx, order) => returns.settle(tx, order, body)))

  /** Changes an order as it is in the transaction of the change; its mails go out at once. */
  async function change(id: string, act: (tx: Tx, order: OrderRow) => Promise<void>) {
    await inTransaction(db, async (tx) => act(tx, await mustFindOrder(tx, id)))
    outbox.nudge()
    return answer(id)
  }

  const confirm = (tx: Tx, order: OrderRow) =>
    fulfilment.addJob(tx, 'mail.order-confirmation', order, `:again:${clock().getTime()}`)

  /** Marks an order as sent, or corrects how it was: whoever has been told a wrong number is told the right one. */
  async function send(tx: Tx, order: OrderRow, parcel: Parcel): Promise<void> {
    const { carrier, trackingNumber, trackingUrl } = parcel
    if (isErased(order)) throw new AppError('conflict', ERASED)
    if (order.state === 'fulfilled') throw new AppError('conflict', 'It is marked as done already.')
    const isSent = order.state === 'shipped'
    if (isSent) mustBeNews(order, parcel)
    else await mustBeWanted(tx, order)
    // Without a parcel it was handed over, done, or sent as a file.
    const state = carrier || trackingNumber || trackingUrl ? 'shipped' : 'fulfilled'
    const change = { state, carrier, tracking_number: trackingNumber, tracking_url: trackingUrl } as const
    if (order.kind !== 'local' || !(await moveOrder(tx, order.id, SHIPPABLE, change)))
      throw new AppError('conflict', 'Only a paid order of our own goods can be sent.')
    await fulfilment.note(tx, order.id, state, trackingNumber)
    const distinction = isSent ? `:${clock().getTime()}` : ''
    if (state === 'shipped') await fulfilment.addJob(tx, 'mail.order-shipped', order, distinction)
  }

  async function mustBeWanted(tx: Tx, order: OrderRow): Promise<void> {
    if (order.cancelled_at !== null) throw new AppError('conflict', 'Its buyer has canceled this order.')
    if (isRefundAsked(await deps.payments.ofSubject(tx, 'product', order.id)))
      throw new AppError('conflict', GOING_BACK)
  }

  async function answer(id: string) {
    return { order: await orderForStaff(deps, await mustFindOrder(db, id)) }
  }
}

function mustBeConfirmable(order: OrderRow): void {
  if (isErased(order)) throw new AppError('conflict', ERASED)
  if (!canBeConfirmed(stateBehind(order)))
    throw new AppError('conflict', 'Only orders that are paid, and not refunded, can be confirmed.')
}

type Parcel = BodyOf<typeof shipOrder>

/** Refuses to send a parcel that was sent already: by somebody else since, or with the same details. */
function mustBeNews(order: OrderRow, parcel: Parcel): void {
  if (parcel.seen === 'paid') throw new AppError('conflict', 'This package has already been marked as sent.')
  if (isSameParcel(order, parcel))
    throw new AppError('conflict', 'The buyer has these details already; nothing was changed.')
}

const isSameParcel = (order: OrderRow, { carrier, trackingNumber, trackingUrl }: Parcel): boolean =>
  order.carrier === carrier && order.tracking_number === trackingNumber && order.tracking_url === trackingUrl
