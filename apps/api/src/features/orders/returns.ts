import { returnReasonWords } from '@beacon/content/returns'
import type { BodyOf } from '@beacon/contract/endpoint'
import type { settleReturn } from '@beacon/contract/order-admin'
import type { ReturnRequest } from '@beacon/contract/order-returns'
import { isToBeSent } from '@beacon/rules/order-state'
import { isRefundedSince, isTakenByBank } from '@beacon/rules/return-money'
import type { Clock, Ids } from '../../clock.ts'
import type { OrderReturnRow, OrderRow, Tx } from '../../db/schema.ts'
import { AppError, invalidAt } from '../../http/errors.ts'
import type { PaymentPort } from '../../payments/port.ts'
import type { Fulfilment } from './fulfilment.ts'
import { readOrderContext } from './order-context.ts'
import { isErased } from './personal-data.ts'
import { stateBehind } from './refund-state.ts'
import { answerReturn, findReturn, insertReturn } from './return-store.ts'
import { returnableOf } from './returnable.ts'

interface Returns {
  /**
   * Stores a buyer's return request and tells both sides, once for the same request.
   * @throws AppError conflict, invalid_input
   */
  ask(tx: Tx, order: OrderRow, request: ReturnRequest): Promise<void>
  /**
   * Answers a return and mails the buyer; an accepted one can still be replaced, or declined if it never comes back.
   * @throws AppError conflict when it has been answered, when something was refunded meanwhile, and when
   *   the buyer was erased
   */
  settle(tx: Tx, order: OrderRow, answer: BodyOf<typeof settleReturn>): Promise<void>
}

interface ReturnDeps {
  clock: Clock
  ids: Ids
  fulfilment: Pick<Fulfilment, 'note' | 'addJob'>
  payments: Pick<PaymentPort, 'ofSubject'>
}

/** Returns: requested by the buyer, answered by the agency. */
export function createReturns({ clock, ids, fulfilment, payments }: ReturnDeps): Returns {
  /** An accepted return is over once money has gone back, whatever the refund was for; nobody gets both. */
  async function refusePaidBack(tx: Tx, order: OrderRow, answer: BodyOf<typeof settleReturn>): Promise<void> {
    const given = await findReturn(tx, answer.returnId)
    const made = await payments.ofSubject(tx, 'product', order.id)
    if (
      given?.state === 'accepted' &&
      isRefundedSince(
        given.asked_at,
        made.flatMap(({ refunds }) => refunds),
      )
    )
      throw new AppError('conflict', PAID_BACK)
    if (answer.outcome === 'replaced' && isTakenByBank(made)) throw new AppError('conflict', TAKEN_BACK)
  }

  return {
    async ask(tx, order, request) {
      const context = await readOrderContext(tx, order)
      const { pieces } = returnableOf(context, clock())
      const lines = wholeLines(request)
      const open = context.returns.find(({ state }) => state === 'asked')
      if (open && isSame(open, { ...request, lines })) return
      if (open) throw askedAlready()
      if (pieces.every((left) => left === 0))
        throw new AppError('conflict', 'This order can no longer be returned here. Please write to us.')
      if (lines.some(({ line, quantity }) => quantity > (pieces[line] ?? 0))) throw tooMany()
      const row = newReturn({ id: ids(), order, request: { ...request, lines }, now: clock() })
      if (!(await insertReturn(tx, row))) throw askedAlready()
      const what = lines.map(({ line, quantity }) => `${quantity} × ${context.lines[line]?.name}`).join(', ')
      await fulfilment.note(tx, order.id, 'return requested', `${what}: ${returnReasonWords[row.reason]}`)
      await fulfilment.addJob(tx, 'mail.return-asked', order, `:${row.id}`)
      await fulfilment.addJob(tx, 'mail.return-notice', order, `:${row.id}`)
    },

    async settle(tx, order, settlement) {
      const { returnId, outcome, answer, seen } = settlement
      const isWaiting = isToBeSent(order.kind, stateBehind(order))
      const open = outcome === 'accepted' ? (['asked'] as const) : (['asked', 'accepted'] as const)
      if (isErased(order)) throw new AppError('conflict', ERASED)
      if (outcome === 'accepted' && (settlement.isToBeSent ?? isWaiting) !== isWaiting)
        throw new AppError('conflict', SENT_SINCE)
      await refusePaidBack(tx, order, settlement)
      const answered = await answerReturn(
        tx,
        { id: returnId, orderId: order.id },
        open.filter((state) => (seen ?? state) === state),
        { state: outcome, answer, answered_at: clock().toISOString() },
      )
      if (!answered) throw new AppError('conflict', ANSWERED)
      await fulfilment.note(tx, order.id, `return ${outcome}`)
      await fulfilment.addJob(tx, 'mail.return-answered', order, `:${outcome}:${returnId}`)
    },
  }
}

const ANSWERED = 'This return has already been answered.'
const PAID_BACK = 'Something has been refunded since this return was requested.'
const TAKEN_BACK = 'The bank has given the buyer the money back, so nothing is replaced.'
const SENT_SINCE = 'The order has been sent since you read it: please read your answer again.'
const ERASED = 'The buyer has been erased: there is nobody to answer.'

/** Each line once, in the order's own sequence. */
function wholeLines({ lines }: ReturnRequest): ReturnRequest['lines'] {
  const pieces = new Map<number, number>()
  for (const { line, quantity } of lines) pieces.set(line, quantity + (pieces.get(line) ?? 0))
  return [...pieces].map(([line, quantity]) => ({ line, quantity })).toSorted((a, b) => a.line - b.line)
}

interface NewReturn {
  id: string
  order: OrderRow
  request: ReturnRequest
  now: Date
}

const newReturn = ({ id, order, request, now }: NewReturn): OrderReturnRow => ({
  id,
  order_id: order.id,
  state: 'asked',
  lines: JSON.stringify(request.lines),
  reason: request.reason,
  message: request.message,
  answer: '',
  asked_at: now.toISOString(),
  answered_at: null,
})

/** A repeat, by a buyer who never got the response. */
const isSame = (open: OrderReturnRow, { lines, reason, message }: ReturnRequest): boolean =>
  open.lines === JSON.stringify(lines) && open.reason === reason && open.message === message

const askedAlready = () =>
  new AppError('conflict', 'You already requested a return for this order. We will answer that one first.')

const tooMany = () => invalidAt('lines', 'This is more than can be returned from this order.')
