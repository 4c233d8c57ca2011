import type { OrderState } from '@beacon/contract/orders'
import { PRINT_STATES, statesBefore } from '@beacon/rules/order-state'
import { type Clock, DAY_MS, HOUR_MS } from '../../clock.ts'
import type { Db, OrderRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findEvent } from '../../http/webhook-events.ts'
import type { JobHandler } from '../../outbox/attempt.ts'
import { JobError } from '../../outbox/job-error.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { subjectIdOf } from '../../outbox/subject-jobs.ts'
import type { PaymentPort } from '../../payments/port.ts'
import type { PrintOrder, PrintOrders } from '../../providers/printify-orders.ts'
import type { Fulfilment } from './fulfilment.ts'
import { orderOf } from './jobs.ts'
import { columnsOf, PARCEL_SENT, untoldNumbers } from './parcels.ts'
import { isErased } from './personal-data.ts'
import { createPrintDrafts } from './print-drafts.ts'
import {
  HELD_THERE,
  isSaidUnmade,
  otherReasons,
  stoppedThere,
  UNKNOWN_THERE,
  unmadeOf,
  unmadeThere,
} from './print-reasons.ts'
import { createPrintSubmission } from './print-submission.ts'
import { stateBehind } from './refund-state.ts'
import {
  AT_THE_PRINTER,
  advanceOrder,
  eventsOf,
  findByPrintifyId,
  findOrderRow,
  linesOf,
  listPrinting,
  moveOrder,
} from './store.ts'

const WATCHED_FOR_MS = 45 * DAY_MS

/** From the request for production; the provider says half an hour. */
const BEGINS_WITHIN_MS = HOUR_MS

const stateOf = {
  draft: 'draft_at_printer',
  production: 'in_production',
  shipped: 'shipped',
  delivered: 'delivered',
} as const satisfies Partial<Record<PrintOrder['status'], OrderState>>

/** A print order that has not stopped. */
type GoingOn = PrintOrder & { status: keyof typeof stateOf }

interface PrintJobDeps {
  db: Db
  clock: Clock
  outbox: Outbox
  prints: PrintOrders
  fulfilment: Fulfilment
  payments: Pick<PaymentPort, 'ofSubject'>
}

interface PrintJobs {
  handlers: Record<string, JobHandler>
  /** Checks every order in production, which makes up for lost webhooks. */
  poll(): Promise<void>
}

/** The outbox's work at the print provider: exactly one production order for each paid order, whatever fails (D13). */
export function createPrintJobs(deps: PrintJobDeps): PrintJobs {
  const { db, clock, outbox, prints, fulfilment } = deps
  const drafts = createPrintDrafts(deps)
  const { submit } = createPrintSubmission({ ...deps, drafts })

  /** Updates an order from the print provider's state, and never backwards. */
  async function follow(order: OrderRow): Promise<void> {
    if (!order.printify_id || !isFollowed(order)) return
    const print = await prints.read(order.printify_id)
    // A webhook and the poll may run at the same moment: the second writer sees what the first has written.
    await inTransaction(db, async (tx) => {
      const current = await findOrderRow(tx, order.id)
      if (!current || !isFollowed(current)) return
      await writeDown(tx, current, print)
      if (print && isGoingOn(print)) await flagUnmade(tx, current.id, print)
    })
    outbox.nudge()
  }

  async function writeDown(tx: Tx, order: OrderRow, print: PrintOrder | undefined): Promise<void> {
    const isStopped = order.state === 'needs_attention'
    if (print && !isGoingOn(print)) await fulfilment.flag(tx, order, stoppedThere(print))
    else if (print && !isStopped) await takeOver(tx, order, print)
    else if (print && print.status !== 'draft') await takeOver(tx, await release(tx, order), print)
    else if (!isStopped) await fulfilment.remark(tx, order, UNKNOWN_THERE)
  }

  /** Each line once, whatever a person has made of it since: what was canceled stays so. */
  async function flagUnmade(tx: Tx, id: string, print: PrintOrder): Promise<void> {
    const unmade = unmadeOf(await linesOf(tx, id), print)
    if (unmade.length === 0) return
    const history = await eventsOf(tx, id)
    const untold = unmade.filter((line) => !isSaidUnmade(history, line))
    const order = await findOrderRow(tx, id)
    if (order && untold.length > 0 && !isErased(order)) await fulfilment.flag(tx, order, unmadeThere(untold))
  }

  /** What the provider had stopped goes on once the provider does, unless it waits for a person for another reason. */
  async function release(tx: Tx, order: OrderRow): Promise<OrderRow> {
    const attention = otherReasons(order)
    if (attention === order.attention) return order
    const change = attention ? { attention } : { state: stateBehind(order), attention, resume_state: null }
    await moveOrder(tx, order.id, [order.state], change)
    await fulfilment.note(tx, order.id, change.state ?? 'remark', 'It goes on at the print provider.')
    return { ...order, ...change }
  }

  /** One that waits for a person for another reason goes on waiting, wherever the goods are by then. */
  async function moveOn(
    tx: Tx,
    order: OrderRow,
    { state, ...parcels }: Partial<OrderRow> & Pick<OrderRow, 'state'>,
  ): Promise<boolean> {
    if (order.state !== 'needs_attention')
      return advanceOrder(tx, order.id, clock(), { ...parcels, state, attention: '' })
    if (!statesBefore(state).includes(stateBehind(order))) return false
    await fulfilment.note(tx, order.id, state, parcels.tracking_number)
    return moveOrder(tx, order.id, [order.state], { ...parcels, resume_state: state })
  }

  const isHeld = (order: OrderRow, print: GoingOn): boolean =>
    print.status === 'draft' &&
    order.state === 'in_production' &&
    clock().getTime() - Date.parse(order.print_asked_at ?? order.created_at) > BEGINS_WITHIN_MS

  async function takeOver(tx: Tx, order: OrderRow, print: GoingOn): Promise<void> {
    const state = stateOf[print.status]
    const parcels = columnsOf(print.shipments)
    await fulfilment.unremark(tx, order, UNKNOWN_THERE)
    if (isHeld(order, print)) await fulfilment.remark(tx, order, HELD_THERE)
    else await fulfilment.unremark(tx, order, HELD_THERE)
    const isTold = await tellParcels(tx, order, print)
    if (!(await moveOn(tx, order, { ...parcels, state }))) {
      // States never go backwards; a parcel, or its number, may come after the first has left.
      if (print.shipments.length > 0) await moveOrder(tx, order.id, [order.state], parcels)
      return
    }
    if ((state === 'shipped' || state === 'delivered') && !isTold) await fulfilment.tellShipped(tx, order)
  }

  /**
   * Announces each of several parcels when it leaves, once, by the history. Returns whether the buyer has been told of
   * everything that has left.
   */
  async function tellParcels(
    tx: Tx,
    { id }: OrderRow,
    { shipments, isInParts }: PrintOrder,
  ): Promise<boolean> {
    const history = await eventsOf(tx, id)
    const isShipped = history.some(({ what }) => what === 'shipped')
    if (!isInParts && !isShipped && !history.some(({ what }) => what === PARCEL_SENT)) return false
    for (const number of untoldNumbers(history, shipments)) {
      await fulfilment.note(tx, id, PARCEL_SENT, number)
      await fulfilment.tellParcel(tx, id, number)
    }
    return isShipped || shipments.every(({ number }) => number !== '')
  }

  return {
    handlers: {
      'prints.submit': async ({ job }) => {
        const order = await orderOf(db, job)
        // Resumed after it had stopped at the provider: the provider tells whether it goes on now.
        if (order.state === 'in_production') await follow(order)
        else await submit(order, job).finally(outbox.nudge)
      },
      'prints.cancel': async ({ job }) => {
        const { printify_id } = await orderOf(db, job)
        if (printify_id) await drafts.cancel(printify_id)
      },
      'prints.cancel-draft': ({ job }) => drafts.cancel(subjectIdOf(job)),
      'prints.event': async ({ job }) => {
        const event = await findEvent(db, 'printify', subjectIdOf(job))
        const order = event && (await findByPrintifyId(db, event.object_id))
        if (order) await follow(order)
      },
    },

    async poll() {
      const since = new Date(clock().getTime() - WATCHED_FOR_MS)
      const failures: unknown[] = []
      for (const order of await listPrinting(db, since)) {
        // An order that fails must not keep the others from being checked; a provider that is down is left alone.
        await follow(order).catch((error: unknown) => failures.push(error))
        if (failures.some(isPaused)) break
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}

/** One that a person has to look at may be made and sent all the same. */
const isFollowed = (order: OrderRow): boolean =>
  PRINT_STATES.includes(order.state) ||
  (order.state === 'needs_attention' && AT_THE_PRINTER.includes(stateBehind(order)))

const isGoingOn = (print: PrintOrder): print is GoingOn => print.status !== 'stopped'

const isPaused = (error: unknown): boolean => error instanceof JobError && error.failure === 'paused'
