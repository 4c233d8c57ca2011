import { NOT_BEGUN, PRINT_STATES } from '@beacon/rules/order-state'
import { type Clock, HOUR_MS } from '../../clock.ts'
import type { Db, JobRow, OrderRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { JobError } from '../../outbox/job-error.ts'
import type { PaymentPort } from '../../payments/port.ts'
import type { PrintOrder, PrintOrders } from '../../providers/printify-orders.ts'
import type { Fulfilment } from './fulfilment.ts'
import type { PrintDrafts } from './print-drafts.ts'
import { notTaken, stoppedThere, UNKNOWN_THERE } from './print-reasons.ts'
import { isRefundAsked, isRefunded } from './refund-state.ts'
import { advanceOrder, findOrderRow, moveOrder } from './store.ts'

/** If the print provider has not accepted an order by then, a person is told, while the job goes on. */
const TELL_AFTER_MS = 6 * HOUR_MS

/** The draft was just created; the provider can print it in a while. */
class NotReady extends JobError {
  constructor() {
    super('retry', 'Print provider: the order is still being prepared.')
  }
}

/** The job waits for the card provider's answer: then the order is over, or waits for a person. */
class RefundIsAsked extends JobError {
  constructor() {
    super('retry', 'Everything that was paid is being refunded; the card provider has yet to answer.')
  }
}

const isMade = (print: PrintOrder | undefined): boolean =>
  print !== undefined && print.status !== 'draft' && print.status !== 'stopped'

const isRefused = (error: unknown): boolean => error instanceof JobError && error.failure === 'refused'

/** The request was refused, or never sent. */
const hasNotBegun = (error: unknown): boolean =>
  error instanceof NotReady || isRefused(error) || (error instanceof JobError && error.failure === 'paused')

interface PrintSubmissionDeps {
  db: Db
  clock: Clock
  prints: PrintOrders
  fulfilment: Fulfilment
  drafts: PrintDrafts
  payments: Pick<PaymentPort, 'ofSubject'>
}

/** Takes a paid order into production: first as a draft, then with the request to print it (D13). */
interface PrintSubmission {
  /** Does whatever earlier attempts have left to do. */
  submit(order: OrderRow, job: JobRow): Promise<void>
}

/**
 * Each step is recorded before the next is taken, so that a later attempt continues where an earlier one broke off.
 */
export function createPrintSubmission({
  db,
  clock,
  prints,
  fulfilment,
  drafts,
  payments,
}: PrintSubmissionDeps): PrintSubmission {
  /** Whether it was refunded meanwhile, or is about to be. */
  const isOver = async ({ id }: OrderRow): Promise<boolean> => {
    const current = await findOrderRow(db, id)
    return current !== undefined && isRefunded(current)
  }

  async function mustBeWanted(db: Db | Tx, { id }: OrderRow): Promise<void> {
    if (isRefundAsked(await payments.ofSubject(db, 'product', id))) throw new RefundIsAsked()
  }

  /** Once this is recorded, the buyer cannot cancel: the database decides which of the two comes first. */
  const noteAsked = (order: OrderRow, print_asked_at: string | null) =>
    inTransaction(db, async (tx) => {
      const isNoted = await moveOrder(tx, order.id, ['draft_at_printer'], { print_asked_at })
      if (isNoted && print_asked_at) await mustBeWanted(tx, order)
      return isNoted
    })

  /** Production costs money: unless the draft is new, it is first checked whether that has begun. */
  async function askForProduction(id: string, isNew: boolean): Promise<void> {
    const known = isNew ? undefined : await prints.read(id)
    if (!isNew && !known) throw new JobError('refused', UNKNOWN_THERE)
    if (known?.status === 'stopped') throw new JobError('refused', stoppedThere(known))
    if (known && known.status !== 'draft') return
    const isSent = await prints.sendToProduction(id).catch(async (error: unknown) => {
      // The provider refuses to begin twice: another job of the same order may have been faster.
      if (!isRefused(error) || !isMade(await prints.read(id))) throw error
      return true
    })
    if (!isSent) throw new NotReady()
  }

  /** If it is certain that nothing has begun, the buyer may cancel again. */
  async function beginProduction(order: OrderRow, id: string, isNew: boolean): Promise<void> {
    try {
      await askForProduction(id, isNew)
    } catch (error) {
      if (hasNotBegun(error)) await noteAsked(order, null)
      throw error
    }
  }

  async function bringToPrint(order: OrderRow): Promise<void> {
    await mustBeWanted(db, order)
    await inTransaction(db, (tx) => advanceOrder(tx, order.id, clock(), { state: 'submitting' }))
    const { id, isNew } = await drafts.findOrCreate(order)
    // At any moment the order may be refunded, or stop for a person, who finds the draft.
    if (!(await noteAsked(order, clock().toISOString()))) {
      if (await isOver(order)) await drafts.cancel(id)
      return
    }
    await beginProduction(order, id, isNew)
    // The remark that it was not accepted is obsolete.
    const change = { state: 'in_production', attention: '' } as const
    const isInTime = await inTransaction(db, (tx) => advanceOrder(tx, order.id, clock(), change))
    if (!isInTime && (await isOver(order))) await drafts.flagPrintedAnyway(order.id)
  }

  async function explain(order: OrderRow, job: JobRow, error: unknown): Promise<void> {
    if (error instanceof RefundIsAsked) return
    const isFinal = isRefused(error)
    const isLong = clock().getTime() - Date.parse(job.due_at) > TELL_AFTER_MS
    if (!isFinal && !isLong) return
    const reason = error instanceof Error ? error.message : String(error)
    await inTransaction(db, async (tx) => {
      const current = await findOrderRow(tx, order.id)
      if (!current || !PRINT_STATES.includes(current.state)) return
      if (current.attention && !isFinal) return
      if (isFinal) await fulfilment.flag(tx, current, reason)
      else await fulfilment.remark(tx, current, notTaken(reason))
    })
  }

  return {
    async submit(order, job) {
      const mayHaveDraft = job.attempts > 1 || order.state !== 'paid'
      if (mayHaveDraft && isRefunded(order)) return drafts.cancelAll(order)
      // Waiting for a person, or further on already: there is nothing to submit.
      if (!NOT_BEGUN.includes(order.state)) return
      try {
        await bringToPrint(order)
      } catch (error) {
        await explain(order, job, error)
        // The order says so and waits for a person: nothing waits for this job.
        if (!isRefused(error)) throw error
      }
    },
  }
}
