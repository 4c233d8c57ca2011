import type { OrderState } from '@beacon/contract/orders'
import { type Clock, HOUR_MS } from '../../clock.ts'
import type { Db, JobRow, OrderRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { JobError } from '../../outbox/job-error.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { NewPrintOrder, PrintOrder, PrintOrders } from '../../providers/printify-orders.ts'
import type { Fulfilment } from './fulfilment.ts'
import { isRefunded } from './refund-state.ts'
import { addEvent, findByPrintifyId, findOrderRow, linesOf, moveOrder } from './store.ts'

/** If the print provider has not accepted an order by then, a person is told, while the job goes on. */
const TELL_AFTER_MS = 6 * HOUR_MS

/** In their order; a state never goes back. */
export const PRINT_STATES: readonly OrderState[] = [
  'paid',
  'submitting',
  'draft_at_printer',
  'in_production',
  'shipped',
  'delivered',
]

/** The provider's states in which it is being made, and cannot be cancelled. */
export const PRINTED: ReadonlySet<PrintOrder['status']> = new Set(['production', 'shipped', 'delivered'])

/** States that may change to this one. */
export const statesBefore = (state: OrderState): readonly OrderState[] =>
  PRINT_STATES.slice(0, PRINT_STATES.indexOf(state))

export const UNKNOWN_THERE = 'The print provider no longer knows this order.'

/** Why an order that the print provider has stopped needs a person, with the provider's own word for its state. */
export const stoppedThere = ({ word }: PrintOrder): string => `At the print provider it is ${word}.`

/** The draft was just created; the provider can print it in a while. */
class NotReady extends JobError {
  constructor() {
    super('retry', 'Print provider: the order is still being prepared.')
  }
}

const isRefused = (error: unknown): boolean => error instanceof JobError && error.failure === 'refused'

/** The request was refused, or never sent. */
const hasNotBegun = (error: unknown): boolean =>
  error instanceof NotReady || isRefused(error) || (error instanceof JobError && error.failure === 'paused')

interface PrintSubmissionDeps {
  db: Db
  clock: Clock
  outbox: Outbox
  prints: PrintOrders
  fulfilment: Fulfilment
}

/** Takes a paid order into production: first as a draft, then with the request to print it (D13). */
interface PrintSubmission {
  /** Does whatever earlier attempts have left to do. */
  submit(order: OrderRow, job: JobRow): Promise<void>
  /** Cancels a draft. If printing has begun, only the provider's staff can stop it, and a person is told. */
  cancelDraft(id: string): Promise<void>
}

/**
 * Each step is recorded before the next is taken, so that a later attempt continues where an earlier one broke off.
 */
export function createPrintSubmission({
  db,
  clock,
  outbox,
  prints,
  fulfilment,
}: PrintSubmissionDeps): PrintSubmission {
  async function advanceIn(tx: Tx, order: OrderRow, state: OrderState, more: Partial<OrderRow> = {}) {
    const moved = await moveOrder(tx, order.id, statesBefore(state), { ...more, state })
    if (moved) await addEvent(tx, order.id, clock(), state)
    return moved
  }

  const advance = (order: OrderRow, state: OrderState, more?: Partial<OrderRow>) =>
    inTransaction(db, (tx) => advanceIn(tx, order, state, more))

  const draftsOf = (order: OrderRow) => prints.find(order.id, new Date(order.paid_at ?? order.created_at))

  /** The provider refuses when another job of ours was faster: the draft is canceled all the same. */
  async function cancelDrafts(drafts: readonly PrintOrder[]): Promise<void> {
    for (const { id } of drafts.filter(({ isCancelable }) => isCancelable)) {
      await prints.cancel(id).catch(async (error: unknown) => {
        if ((await prints.read(id))?.status !== 'stopped') throw error
      })
    }
  }

  async function cancelDraft(id: string): Promise<void> {
    const known = await prints.read(id)
    if (!known) return
    await cancelDrafts([known])
    const order = PRINTED.has(known.status) && (await findByPrintifyId(db, id))
    if (order) await flagPrintedAnyway(order.id)
  }

  /** Whether it was refunded meanwhile, or is about to be. */
  const isOver = async ({ id }: OrderRow): Promise<boolean> => {
    const current = await findOrderRow(db, id)
    return current !== undefined && isRefunded(current)
  }

  /** Once this is recorded, the buyer cannot cancel: the database decides which of the two comes first. */
  const noteAsked = ({ id }: OrderRow, print_asked_at: string | null) =>
    inTransaction(db, (tx) => moveOrder(tx, id, ['draft_at_printer'], { print_asked_at }))

  /** The draft at the provider. A second attempt looks for it first, because creating has no idempotency key. */
  async function draftOf(order: OrderRow, isRepeat: boolean): Promise<string> {
    if (order.printify_id) return order.printify_id
    const [oldest, ...spare] = isRepeat ? await draftsOf(order) : []
    await cancelDrafts(spare)
    const id = oldest?.id ?? (await prints.create(await toPrintOrder(db, order)))
    return inTransaction(db, (tx) => keepDraft(tx, order, id))
  }

  /** Stores the order's draft. If another job of the same order was faster, its draft is the one that is printed. */
  async function keepDraft(tx: Tx, order: OrderRow, id: string): Promise<string> {
    if (await advanceIn(tx, order, 'draft_at_printer', { printify_id: id })) return id
    const kept = (await findOrderRow(tx, order.id))?.printify_id ?? id
    if (kept !== id) await outbox.add(tx, { kind: 'prints.cancel-draft', about: `draft:${id}` })
    return kept
  }

  /** Production costs money, so a repeat first checks whether it has begun. */
  async function askForProduction(id: string, isRepeat: boolean): Promise<void> {
    const known = isRepeat ? await prints.read(id) : undefined
    if (isRepeat && !known) throw new JobError('refused', UNKNOWN_THERE)
    if (known?.status === 'stopped') throw new JobError('refused', stoppedThere(known))
    if (known && known.status !== 'draft') return
    const isSent = await prints.sendToProduction(id).catch(async (error: unknown) => {
      // The provider refuses to begin twice: another job of the same order may have been faster.
      const isBegun = isRefused(error) && PRINTED.has((await prints.read(id))?.status ?? 'draft')
      if (!isBegun) throw error
      return true
    })
    if (!isSent) throw new NotReady()
  }

  /** If it is certain that nothing has begun, the buyer may cancel again. */
  async function beginProduction(order: OrderRow, id: string, isRepeat: boolean): Promise<void> {
    try {
      await askForProduction(id, isRepeat)
    } catch (error) {
      if (hasNotBegun(error)) await noteAsked(order, null)
      throw error
    }
  }

  async function bringToPrint(order: OrderRow, isRepeat: boolean): Promise<void> {
    await advance(order, 'submitting')
    const id = await draftOf(order, isRepeat)
    // At any moment the order may be refunded, or stop for a person, who finds the draft.
    if (!(await noteAsked(order, clock().toISOString()))) {
      if (await isOver(order)) await cancelDraft(id)
      return
    }
    await beginProduction(order, id, isRepeat)
    // The remark that it was not accepted is obsolete.
    const isInTime = await advance(order, 'in_production', { attention: '' })
    if (!isInTime && (await isOver(order))) await flagPrintedAnyway(order.id)
  }

  /** An attempt whose response was lost may have left a draft behind, or begun production. */
  async function clearUp(order: OrderRow): Promise<void> {
    const made = await draftsOf(order)
    await cancelDrafts(made)
    if (made.some(({ status }) => PRINTED.has(status))) await flagPrintedAnyway(order.id)
  }

  /** The order was refunded after the provider had begun, or while it was being asked to. */
  const flagPrintedAnyway = (orderId: string) =>
    inTransaction(db, async (tx) => {
      const current = await findOrderRow(tx, orderId)
      if (current) await fulfilment.flagPrintedAnyway(tx, current)
    })

  async function explain(order: OrderRow, job: JobRow, error: unknown): Promise<void> {
    const isFinal = isRefused(error)
    const isLong = clock().getTime() - Date.parse(job.due_at) > TELL_AFTER_MS
    if (!isFinal && !isLong) return
    const reason = error instanceof Error ? error.message : String(error)
    await inTransaction(db, async (tx) => {
      const current = await findOrderRow(tx, order.id)
      if (!current || !PRINT_STATES.includes(current.state)) return
      if (current.attention && !isFinal) return
      if (isFinal) await fulfilment.flag(tx, current, reason)
      else await fulfilment.remark(tx, current, `The print provider has not taken it yet. ${reason}`)
    })
  }

  return {
    cancelDraft,
    async submit(order, job) {
      const isRepeat = job.attempts > 1 || order.state !== 'paid'
      if (isRepeat && isRefunded(order)) return clearUp(order)
      // Waiting for a person, or further on already: there is nothing to submit.
      if (!statesBefore('in_production').includes(order.state)) return
      try {
        await bringToPrint(order, isRepeat)
      } catch (error) {
        await explain(order, job, error)
        throw error
      }
    },
  }
}

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
      address2: order.address2,
      city: order.city,
      zip: order.zip,
    },
  }
}
