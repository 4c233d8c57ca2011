import type { OrderState } from '@beacon/contract/orders'
import type { Clock } from '../../clock.ts'
import type { Db, JobRow, OrderRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { JobError } from '../../outbox/job-error.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { JobHandler } from '../../outbox/worker.ts'
import { PrintifyError } from '../../providers/printify-client.ts'
import type { NewPrintOrder, PrintOrder, PrintOrders } from '../../providers/printify-orders.ts'
import type { Fulfilment } from './fulfilment.ts'
import { addEvent, findByPrintifyId, findOrderRow, linesOf, listPrinting, moveOrder } from './store.ts'

/** An order that the print provider has not taken by then is shown to a person, while the job goes on. */
const TELL_AFTER_MS = 6 * 60 * 60_000
const WATCHED_FOR_MS = 45 * 24 * 60 * 60_000
const AT_ONCE = 100

/** From one to the next; a state never goes back. */
const ORDER_OF_STATES: readonly OrderState[] = [
  'paid',
  'submitting',
  'draft_at_printer',
  'in_production',
  'shipped',
  'delivered',
]

const stateOf = {
  draft: 'draft_at_printer',
  production: 'in_production',
  shipped: 'shipped',
  delivered: 'delivered',
} as const satisfies Partial<Record<PrintOrder['status'], OrderState>>

interface PrintJobDeps {
  db: Db
  clock: Clock
  outbox: Outbox
  prints: PrintOrders
  fulfilment: Fulfilment
}

export interface PrintJobs {
  handlers: Record<string, JobHandler>
  /** Asks about every order that is being made: webhooks that were lost heal with it. */
  poll(): Promise<void>
}

/** What the outbox does at the print provider: one production order for each paid order, whatever fails (D13). */
export function createPrintJobs({ db, clock, outbox, prints, fulfilment }: PrintJobDeps): PrintJobs {
  const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTransaction(db, work)

  const advance = (order: OrderRow, state: OrderState, more: Partial<OrderRow> = {}) =>
    write(async (tx) => {
      const earlier = ORDER_OF_STATES.slice(0, ORDER_OF_STATES.indexOf(state))
      const moved = await moveOrder(tx, order.id, earlier, { ...more, state })
      if (moved) await addEvent(tx, order.id, clock(), state)
      return moved
    })

  const draftsOf = (order: OrderRow) => prints.find(order.id, new Date(order.paid_at ?? order.created_at))

  async function cancelDrafts(drafts: readonly PrintOrder[]): Promise<void> {
    for (const { id, status } of drafts) if (status === 'draft') await prints.cancel(id)
  }

  const isGivenBack = async ({ id }: OrderRow) => (await findOrderRow(db, id))?.state === 'refunded'

  /** The draft at the printer. Before a second try it is looked for, because creating has no idempotency key. */
  async function draftOf(order: OrderRow, isRepeat: boolean): Promise<string> {
    if (order.printify_id) return order.printify_id
    const [oldest, ...spare] = isRepeat ? await draftsOf(order) : []
    await cancelDrafts(spare)
    const id = oldest?.id ?? (await prints.create(await toPrintOrder(db, order)))
    await advance(order, 'draft_at_printer', { printify_id: id })
    return id
  }

  async function submit(order: OrderRow, job: JobRow): Promise<void> {
    const isRepeat = job.attempts > 1 || order.state !== 'paid'
    await advance(order, 'submitting')
    const id = await draftOf(order, isRepeat)
    // The money may go back at any moment: what is not paid for is not printed.
    if (await isGivenBack(order)) return cancelDrafts([await prints.read(id)])
    // Production costs money: whether it has begun is asked before it is asked for.
    const isDraft = isRepeat ? (await prints.read(id)).status === 'draft' : true
    if (isDraft) await prints.sendToProduction(id)
    const isInTime = await advance(order, 'in_production')
    if (!isInTime && (await isGivenBack(order))) await regret(order.id)
  }

  /** The one gap that is left: the money went back while the provider was asked to begin. */
  const regret = (orderId: string) =>
    write(async (tx) => {
      const current = await findOrderRow(tx, orderId)
      if (current) await fulfilment.remark(tx, current, 'It went to production when its money went back.')
    })

  async function explain(order: OrderRow, job: JobRow, error: unknown): Promise<void> {
    const isFinal = error instanceof JobError && error.failure === 'refused'
    const isLong = clock().getTime() - Date.parse(job.created_at) > TELL_AFTER_MS
    if (!isFinal && !isLong) return
    const reason = error instanceof Error ? error.message : String(error)
    await write(async (tx) => {
      const current = await findOrderRow(tx, order.id)
      if (!current || current.state === 'needs_attention' || current.attention) return
      if (isFinal) await fulfilment.flag(tx, current, reason)
      else await fulfilment.remark(tx, current, `The print provider has not taken it yet. ${reason}`)
    })
    outbox.nudge()
  }

  /** Takes over what the print provider says of an order; the furthest state stays. */
  async function follow(order: OrderRow): Promise<void> {
    if (!order.printify_id || !ORDER_OF_STATES.includes(order.state)) return
    const print = await prints.read(order.printify_id).catch((error: unknown) => {
      if (error instanceof PrintifyError && error.status === 404) return undefined
      throw error
    })
    if (!print) {
      await write((tx) =>
        fulfilment.remark(tx, order, 'The print provider does not know this order any more.'),
      )
      return
    }
    if (print.status === 'stopped') {
      const reason = `At the print provider it is ${print.word}.`
      await write((tx) => fulfilment.flag(tx, order, reason))
      return
    }
    const { carrier = '', number = '', url = '' } = print.shipment ?? {}
    const tracking = print.shipment && { carrier, tracking_number: number, tracking_url: safeUrl(url) }
    const state = stateOf[print.status]
    await write(async (tx) => {
      const earlier = ORDER_OF_STATES.slice(0, ORDER_OF_STATES.indexOf(state))
      if (!(await moveOrder(tx, order.id, earlier, { ...tracking, state }))) return
      await addEvent(tx, order.id, clock(), state, number)
      const wasSent = order.state === 'shipped'
      if ((state === 'shipped' || state === 'delivered') && !wasSent) await fulfilment.tellShipped(tx, order)
    })
    outbox.nudge()
  }

  return {
    handlers: {
      'prints.submit': async ({ job }) => {
        const order = await orderOf(db, job)
        // An attempt whose answer was lost may have left a draft behind.
        if (order.state === 'refunded' && job.attempts > 1) return cancelDrafts(await draftsOf(order))
        // Waiting for a person, or further already: there is nothing to submit.
        if (!['paid', 'submitting', 'draft_at_printer'].includes(order.state)) return
        try {
          await submit(order, job)
        } catch (error) {
          await explain(order, job, error)
          throw error
        }
      },
      'prints.cancel': async ({ job }) => {
        const { printify_id } = await orderOf(db, job)
        if (printify_id && (await prints.read(printify_id)).status === 'draft')
          await prints.cancel(printify_id)
      },
      'prints.event': async ({ job }) => {
        const event = await db
          .selectFrom('webhook_event')
          .select('object_id')
          .where('provider', '=', 'printify')
          .where('event_id', '=', idOf(job))
          .executeTakeFirst()
        const order = event && (await findByPrintifyId(db, event.object_id))
        if (order) await follow(order)
      },
    },

    async poll() {
      const since = new Date(clock().getTime() - WATCHED_FOR_MS)
      const failures: unknown[] = []
      for (const order of await listPrinting(db, since, AT_ONCE)) {
        // One that cannot be answered must not keep the others from being asked about; a provider that is down is left alone.
        await follow(order).catch((error: unknown) => failures.push(error))
        if (failures.some(isPaused)) break
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}

const isPaused = (error: unknown): boolean => error instanceof JobError && error.failure === 'paused'

const idOf = (job: JobRow): string => job.about.slice(job.about.indexOf(':') + 1)

async function orderOf(db: Db, job: JobRow): Promise<OrderRow> {
  const order = await findOrderRow(db, idOf(job))
  if (!order) throw new JobError('refused', 'The order has been deleted.')
  return order
}

/** A tracking address comes from outside and becomes a link. */
const safeUrl = (url: string): string => (/^https?:\/\//.test(url) ? url : '')

async function toPrintOrder(db: Db, order: OrderRow): Promise<NewPrintOrder> {
  const [firstName = '', ...rest] = order.name.split(/\s+/)
  const lines = await linesOf(db, order.id)
  return {
    orderId: order.id,
    label: order.number,
    lines: lines.map(({ product_id, variant_id, quantity }) => ({
      productId: product_id,
      variantId: variant_id ?? 0,
      quantity,
    })),
    address: {
      firstName,
      lastName: rest.join(' '),
      email: order.email,
      phone: order.phone,
      region: order.region,
      address: order.address,
      city: order.city,
      zip: order.zip,
    },
  }
}
