import type { BodyInputOf } from '@beacon/contract/endpoint'
import {
  type AdminOrder,
  beginOrder,
  confirmOrderAgain,
  correctBuyerEmail,
  listOrders,
  markOrderPaid,
  type OrderStatusFilter,
  orderFilters,
  readAdminOrder,
  readPrintCost,
  retryOrder,
  settleReturn,
  shipOrder,
} from '@beacon/contract/order-admin'
import { type OrderKind, orderKinds } from '@beacon/contract/orders'
import { noteRefund, type Payment, refundPayment } from '@beacon/contract/payment-admin'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asOneAttempt, unansweredAttempt } from '../../lib/attempt-key.ts'
import { asAdministrator, REFRESH_MS, useChange } from '../admin/index.ts'
import { isMoving } from '../admin-outbox/index.ts'

const MOVING_REFRESH_MS = 2_000

export interface OrderFilter {
  search?: string | undefined
  state?: OrderStatusFilter | undefined
  kind?: OrderKind | undefined
}

/** For the filter in the address, where any text may stand. */
export const isOrderFilter = (text: string | null): text is OrderStatusFilter =>
  orderFilters.some((state) => state === text)

/** The same for the kind. */
export const isOrderKind = (text: string | null): text is OrderKind =>
  orderKinds.some((kind) => kind === text)

/** Orders page by page, newest first. */
export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      asAdministrator(() => call(listOrders, { query: { ...filter, after: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: REFRESH_MS,
  })

/** A failed attempt is repeated within this time at first; a job that waits for longer is scheduled. */
const SOON_MS = 60_000

/** Whether anything about an order is in progress; a job scheduled for later does not count. */
const isUnderWay = ({ jobs, payments }: AdminOrder): boolean =>
  jobs.some((job) => isMoving(job.state) && Date.parse(job.runAt) <= Date.now() + SOON_MS) ||
  payments.some(({ refunds }) => refunds.some(({ state }) => state === 'requested'))

/**
 * One order; refetched every two seconds while something about it is in progress. Otherwise it stays as it was read, for
 * whoever decides about it, until the window is looked at again.
 */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: async ({ signal }) =>
      (await asAdministrator(() => call(readAdminOrder, { params: { id }, signal }))).order,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? MOVING_REFRESH_MS : false),
  })

/** What the print provider charges for an order, fetched from the provider. */
export const printCostQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'print-cost', id],
    queryFn: async ({ signal }) =>
      (await asAdministrator(() => call(readPrintCost, { params: { id }, signal }))).cost,
  })

/**
 * An action on an order; responds with the updated order.
 * @param onDone passed here and not to `mutate`: the caller may unmount as soon as the order has changed
 */
export function useOrderAction<Input>(
  id: string,
  act: (input: Input) => Promise<{ order: AdminOrder }>,
  onDone?: (input: Input, order: AdminOrder) => void,
) {
  const queries = useQueryClient()
  return useChange(act, {
    touched: ['orders'],
    onDone: ({ order }, input) => {
      onDone?.(input, order)
      queries.setQueryData(orderQuery(id).queryKey, order)
    },
  })
}

/**
 * Resumes an order where it stopped, if it needs attention for nothing but what was seen. This and the following are for
 * `useOrderAction`.
 */
export const retry = (id: string) => (seen: string) => call(retryOrder, { params: { id }, query: { seen } })

/** Notes that an order was paid outside the card provider. */
export const markPaid = (id: string) => (body: BodyInputOf<typeof markOrderPaid>) =>
  call(markOrderPaid, { params: { id }, body })

/**
 * Notes that goods of ours have left, with their tracking number if there is one; the buyer is told. Nothing is noted if
 * they are no longer where they were seen.
 */
export const ship = (id: string) => (body: BodyInputOf<typeof shipOrder>) =>
  call(shipOrder, { params: { id }, body })

/** Notes that a service is begun, after which the buyer can no longer cancel. */
export const begin = (id: string) => () => call(beginOrder, { params: { id } })

/** Emails the buyer's confirmation again. */
export const confirmAgain = (id: string) => () => call(confirmOrderAgain, { params: { id } })

/** Corrects the buyer's address, and emails the confirmation there. */
const correctEmail = (id: string) => (body: BodyInputOf<typeof correctBuyerEmail>) =>
  call(correctBuyerEmail, { params: { id }, body })

/** The same for a dialog. */
export const useCorrection = (id: string, onDone: (input: unknown, order: AdminOrder) => void) =>
  useOrderAction(id, correctEmail(id), onDone)

/** Accepts or declines a return of the order, in a sentence that is emailed to the buyer. */
export const settle = (id: string) => (body: BodyInputOf<typeof settleReturn>) =>
  call(settleReturn, { params: { id }, body })

export interface Refund {
  /** Cents. */
  amount: number
  reason: string
  /** Cents left to refund, as far as this screen knows. */
  refundable: number
}

/** What a refund needs to know of its payment. */
export type Refundable = Pick<Payment, 'id' | 'intentId' | 'method' | 'refundable' | 'state'>

/** How a refund is made: by the card provider, or by hand and noted here. */
export type RefundWay = 'card' | 'hand'

const refundOf = ({ id }: Refundable, way: RefundWay) => `refund-${way}-${id}`

/** The refund of this payment that was requested in this tab and has no known outcome. */
export const openRefund = (payment: Refundable, way: RefundWay) =>
  unansweredAttempt<Refund>(refundOf(payment, way))

function send({ id, intentId }: Refundable, way: RefundWay, refund: Refund, idempotencyKey: string) {
  return way === 'hand'
    ? call(noteRefund, { body: { paymentId: id, ...refund }, idempotencyKey })
    : call(refundPayment, { body: { paymentIntentId: intentId ?? '', ...refund }, idempotencyKey })
}

/**
 * Refunds a payment, or notes that it was refunded by hand; the order is refetched afterwards, whatever the outcome.
 * Until a response has arrived the same refund is made only once, even if the order was left meanwhile; once less is
 * left, the same amount again is a new refund.
 * @param onDone called before the order is refetched, which may unmount the form
 */
export const useRefund = (
  payment: Refundable,
  way: RefundWay,
  onDone: (refund: Awaited<ReturnType<typeof send>>) => void,
) =>
  useChange(
    (refund: Refund) =>
      asOneAttempt(refundOf(payment, way), refund, (key) => send(payment, way, refund, key)),
    { touched: ['orders'], onDone },
  )
