import { agency } from '@beacon/content/agency'
import type { OrderReturn } from '@beacon/contract/order-returns'
import type { Order, OrderState } from '@beacon/contract/orders'
import { noWrap } from '@beacon/rules/no-wrap'
import { REFUNDED } from '@beacon/rules/order-state'
import type { Tone } from '../../ui/notice.tsx'

/** Of a form about an order. */
export const NOT_SENT = 'We could not send it. Please try again.'

/** Of a page about an order. */
export const NOT_LOADED = 'We could not reach the server. Your order is safe.'

/** The kinds of orders in plain words. */
export const orderTypes: Readonly<Record<string, string>> = {
  printify: 'Printed to order',
  local: 'Local products',
  general: 'General',
}

export const orderStateWords: Readonly<Record<OrderState, { label: string; tone: Tone | 'neutral' }>> = {
  awaiting_payment: { label: 'Awaiting payment', tone: 'warning' },
  expired: { label: 'Not paid', tone: 'neutral' },
  paid: { label: 'Paid', tone: 'success' },
  submitting: { label: 'Paid', tone: 'success' },
  draft_at_printer: { label: 'At the printer', tone: 'info' },
  in_production: { label: 'In production', tone: 'info' },
  shipped: { label: 'Shipped', tone: 'info' },
  delivered: { label: 'Delivered', tone: 'success' },
  fulfilled: { label: 'Complete', tone: 'success' },
  refund_pending: { label: 'Refund under way', tone: 'warning' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  needs_attention: { label: 'Needs attention', tone: 'danger' },
}

interface Progress {
  steps: readonly string[]
  /** The number of completed steps. */
  done: number
}

const DONE_PRINTS: Partial<Record<OrderState, number>> = {
  awaiting_payment: 1,
  in_production: 3,
  shipped: 4,
  delivered: 5,
}
const DONE_LOCAL: Partial<Record<OrderState, number>> = { awaiting_payment: 1, shipped: 3, fulfilled: 3 }

/** Whether any of it ships. */
export const hasParcel = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ delivery }) => delivery === 'parcel')

/** Whether it is closed: not paid in time, canceled, or refunded. */
export const isOver = ({ state, cancelled }: Pick<Order, 'state' | 'cancelled'>): boolean =>
  cancelled !== null || state === 'expired' || REFUNDED.includes(state)

/** The progress of an order, how far it came even if it waits for a person; undefined for a closed one. */
export function progressOf(
  order: Pick<Order, 'kind' | 'state' | 'lines' | 'timeline' | 'cancelled'>,
): Progress | undefined {
  const { kind, state } = order
  const states = [state, ...order.timeline.map((event) => event.state)]
  if (isOver(order)) return undefined
  if (kind === 'printify')
    return {
      steps: ['Ordered', 'Paid', 'In production', 'Shipped', 'Delivered'],
      done: Math.max(...states.map((each) => DONE_PRINTS[each] ?? 2)),
    }
  // Nobody tells us when a parcel of ours arrives; one that was handed over has.
  const last = hasParcel(order) && state !== 'fulfilled' ? 'On its way' : 'Complete'
  return { steps: ['Ordered', 'Paid', last], done: Math.max(...states.map((each) => DONE_LOCAL[each] ?? 2)) }
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: agency.timeZone })

/** `November 20, 2026`, in the agency's time zone. */
export const dateOf = (instant: string): string => noWrap(longDate.format(new Date(instant)))

const moment = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: agency.timeZone,
})

/** `3:05 PM EST on November 20`, in the agency's time zone. */
export function momentOf(instant: string): string {
  const parts = Object.fromEntries(
    moment.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  const { month, day, hour, minute, dayPeriod, timeZoneName } = parts
  return `${noWrap(`${hour}:${minute} ${dayPeriod} ${timeZoneName}`)} on ${noWrap(`${month} ${day}`)}`
}

/** `Placed and paid on November 20, 2026`; two dates if they differ, only the first if unpaid. */
export const placedAndPaid = ({ createdAt, paidAt }: Pick<Order, 'createdAt' | 'paidAt'>): string =>
  bothDays(['Placed', createdAt], ['paid', paidAt])

/** `Asked and answered on November 20, 2026`, likewise. */
export const askedAndAnswered = ({
  askedAt,
  answeredAt,
}: Pick<OrderReturn, 'askedAt' | 'answeredAt'>): string =>
  bothDays(['Asked', askedAt], ['answered', answeredAt])

function bothDays([begun, from]: [string, string], [done, to]: [string, string | null]): string {
  const first = dateOf(from)
  if (!to) return `${begun} on ${first}`
  const last = dateOf(to)
  return last === first ? `${begun} and ${done} on ${first}` : `${begun} on ${first}, ${done} on ${last}`
}
