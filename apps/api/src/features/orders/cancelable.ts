import type { CancelChoice, CancelObstacle } from '@beacon/contract/order-cancel'
import type { Payment, PaymentState } from '@beacon/contract/payment-admin'
import { NOT_BEGUN } from '@beacon/rules/order-state'
import { endOfDay } from '../../clock.ts'
import type { OrderRow } from '../../db/schema.ts'
import { DOWNLOADED, isBegun } from './delivery.ts'
import type { OrderContext } from './order-context.ts'
import { isErased } from './personal-data.ts'
import { stateBehind } from './refund-state.ts'
import { RETURN_PERIOD_MS } from './returnable.ts'

/** States in which no bank has taken anything back, or may yet. */
const UNDISPUTED: readonly PaymentState[] = ['succeeded', 'partly_refunded']

interface PaidOrderContext extends OrderContext {
  payments: readonly Payment[]
  /** Whether there is a card provider to make the refund. */
  hasCards: boolean
}

/**
 * Whether a buyer may cancel an order at an instant, by the terms (`cancelPolicy`): the only place that decides it. An
 * order that waits for a person is up to that person.
 */
export function cancelableOf(context: PaidOrderContext, now: Date): CancelChoice {
  const { order, history, returns } = context
  // An erased buyer cannot be told.
  if (isErased(order)) return not(null)
  if (isPrinting(order)) return not('printing')
  const isStopped = order.state === 'needs_attention'
  const isAsked = returns.some(({ state }) => state === 'asked')
  const mayBeMade = isStopped && stateBehind(order) === 'in_production'
  if (!isHere(context, now) && !mayBeMade) return not(null)
  if (isBegun(context)) return not('begun')
  if (history.some(({ what }) => what === DOWNLOADED)) return not('fetched')
  if (context.payments.some(({ state }) => state === 'disputed')) return not('disputed')
  if (isStopped || isAsked) return not('by_person')
  const payment = onlyCardPayment(context)
  if (!payment) return not('by_hand')
  // It may already be refunded in full.
  return payment.refundable > 0 ? { refund: payment.refundable, obstacle: null } : not(null)
}

const not = (obstacle: CancelObstacle | null): CancelChoice => ({ refund: null, obstacle })

const isPrinting = ({ state, print_asked_at }: OrderRow): boolean =>
  state === 'in_production' || (NOT_BEGUN.includes(state) && print_asked_at !== null)

/**
 * An order of files only is fulfilled once paid, and may be canceled for as long as files may be returned
 * (`returnPolicy`).
 */
function isHere({ order, lines }: OrderContext, now: Date): boolean {
  const state = stateBehind(order)
  if (NOT_BEGUN.includes(state)) return true
  const isFiles = state === 'fulfilled' && lines.every(({ digital }) => digital === 1)
  if (!isFiles || order.paid_at === null) return false
  return endOfDay(new Date(Date.parse(order.paid_at) + RETURN_PERIOD_MS)) >= now.toISOString()
}

/** Anything but a single undisputed card payment has to be refunded by people. */
function onlyCardPayment({ payments, hasCards }: PaidOrderContext): Payment | undefined {
  const [payment, ...others] = payments.filter(({ paidAt }) => paidAt !== null)
  if (!hasCards || !payment || others.length > 0 || payment.method === 'manual') return undefined
  return UNDISPUTED.includes(payment.state) ? payment : undefined
}
