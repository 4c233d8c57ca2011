import { inOneSpelling } from '@beacon/contract/email-address'
import { cancelOrder, giveUpOrder } from '@beacon/contract/order-cancel'
import { correctOrderEmail } from '@beacon/contract/order-email'
import { askForReturn } from '@beacon/contract/order-returns'
import { findOrder, readOrder } from '@beacon/contract/orders'
import { HOUR_MS, type Ids } from '../../clock.ts'
import type { Db, OrderRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { hashOf } from '../../http/private-links.ts'
import { countHit } from '../../http/rate-limit.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { RequestRefund } from '../../payments/purpose.ts'
import { createCancellations } from './cancellations.ts'
import type { Fulfilment } from './fulfilment.ts'
import { mayMailAboutOrder } from './mail-limit.ts'
import { storedOrderNumber } from './order-number.ts'
import { rejectedEmailAt } from './rejected-email.ts'
import { createReturns } from './returns.ts'
import { findByNumber, moveOrder, mustFindOrder } from './store.ts'
import { orderForBuyer, type ViewDeps } from './view.ts'

const MOST_LINKS_AN_HOUR = 3

const PAGE_FOLLOWS = 'Thank you. As soon as your payment page is ready, we will email the link there.'
const FIND_ANSWER = 'If we have an order with this number and address, a link to it is on its way by email.'

interface OrderRouteDeps extends ViewDeps {
  ids: Ids
  outbox: Outbox
  fulfilment: Pick<Fulfilment, 'addJob' | 'note' | 'cancel'>
  requestRefund: RequestRefund
}

/** The part of a call that the order's private link has. */
interface PrivateLink {
  params: { id: string }
  query: { token: string }
}

/**
 * The buyer's calls. All but the look-up take the token of the order's private link: with a wrong one an order is
 * `not_found`, like one that there is not.
 */
export function bindOrders(bind: Bind, deps: OrderRouteDeps): void {
  const { db, clock, links, payments, outbox, fulfilment } = deps
  const returns = createReturns(deps)
  const cancellations = createCancellations(deps)

  async function mustOpen(connection: Db | Tx, { params, query }: PrivateLink): Promise<OrderRow> {
    const order = await mustFindOrder(connection, params.id)
    if (!links.isToken(order, query.token)) throw new AppError('not_found')
    return order
  }

  bind(readOrder)(async ({ params, query }) => {
    const { id, state } = await mustOpen(db, { params, query })
    if (state === 'awaiting_payment') await payments.glance('product', id)
    return { order: await orderForBuyer(deps, await mustFindOrder(db, id)) }
  })

  bind(findOrder)(async ({ body }) => {
    const email = body.email.toLowerCase()
    const number = storedOrderNumber(body.orderNumber)
    const order = await findByNumber(db, number)
    const now = clock()
    // Counted with the number: others' guesses do not use up the buyer's links.
    // Takes the same time whether the two belong together or not, so that timing reveals nothing either.
    await inTransaction(db, async (tx) => {
      const subject = hashOf(`${number} ${email}`)
      const { hits } = await countHit(tx, { name: 'order link', subject, now, windowMs: HOUR_MS })
      const isBuyers = order !== undefined && inOneSpelling(order.email).toLowerCase() === email
      const isDue = isBuyers && hits <= MOST_LINKS_AN_HOUR
      // Unpaid orders can be anybody's: those of one mailbox count together, and never for what was paid.
      const isAnybodys = isDue && order.paid_at === null
      const mayMail = await mayMailAboutOrder(tx, isAnybodys ? email : subject, now)
      if (isDue && mayMail) await fulfilment.addJob(tx, 'mail.order-link', order, `:${now.getTime()}`)
    })
    outbox.nudge()
    return { success: true, message: FIND_ANSWER }
  })

  /** Changes an order for the holder of its private link, reading it in the same transaction. */
  async function changeByLink<T>(
    link: PrivateLink,
    act: (tx: Tx, order: OrderRow) => Promise<T>,
  ): Promise<T> {
    const done = await inTransaction(db, async (tx) => act(tx, await mustOpen(tx, link)))
    outbox.nudge()
    return done
  }

  bind(cancelOrder)(async ({ params, query, body }) => {
    await changeByLink({ params, query }, (tx, order) => cancellations.cancel(tx, order, body))
    return { success: true, message: 'Your order is canceled. Your money is on its way back.' }
  })

  bind(giveUpOrder)(async ({ params, query }) => {
    await mustOpen(db, { params, query })
    await payments.giveUp('product', params.id)
    const { state } = await mustFindOrder(db, params.id)
    if (state !== 'expired') throw new AppError('conflict', 'This order is paid already.')
    return { success: true, message: 'This order is over. Nothing was charged.' }
  })

  bind(correctOrderEmail)(async ({ params, query, body: { email } }) => {
    const paymentId = await changeByLink({ params, query }, async (tx, order) => {
      const isWaiting = await moveOrder(tx, order.id, ['awaiting_payment'], { email })
      const corrected = isWaiting && (await payments.correctEmail(tx, 'product', order.id, email))
      if (!corrected) throw new AppError('conflict', 'This order does not need another email address.')
      await fulfilment.note(tx, order.id, 'email address corrected by the buyer')
      return corrected
    })
    const url = await payments.openPage(paymentId, true).catch(rejectedEmailAt('email'))
    return { success: true, message: url ? 'Thank you. You can pay now.' : PAGE_FOLLOWS }
  })

  bind(askForReturn)(async ({ params, query, body }) => {
    await changeByLink({ params, query }, (tx, order) => returns.ask(tx, order, body))
    return { success: true, message: 'We have your request, and answer it by email.' }
  })
}
