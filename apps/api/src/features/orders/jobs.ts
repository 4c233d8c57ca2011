import { paths } from '@beacon/rules/paths'
import type { Clock } from '../../clock.ts'
import type { Db, JobRow, OrderReturnRow, OrderRow } from '../../db/schema.ts'
import type { MailContent } from '../../mail/layout.ts'
import { type Envelope, type MailSender, mailAddressOf } from '../../mail/sender.ts'
import type { JobHandler } from '../../outbox/attempt.ts'
import { JobError } from '../../outbox/job-error.ts'
import { subjectIdOf } from '../../outbox/subject-jobs.ts'
import type { PaymentPort } from '../../payments/port.ts'
import { orderCancelled, orderCancelledNotice } from './cancel-emails.ts'
import { isBegun, linesHere, sentLines } from './delivery.ts'
import {
  type OrderMail,
  orderAttention,
  orderConfirmation,
  orderLink,
  orderNeedsPayment,
  orderNotice,
  orderParcel,
  orderPaymentLink,
  orderShipped,
} from './emails.ts'
import { refundKeyOf } from './fulfilment.ts'
import type { OrderLinks } from './links.ts'
import { type OrderContext, readOrderContext } from './order-context.ts'
import { orderRefund, orderSoldOut, orderSoldOutNotice } from './refund-emails.ts'
import { isRefunded, refundedByHand } from './refund-state.ts'
import { type ReturnMail, returnAnswered, returnAsked, returnNotice } from './return-emails.ts'
import { findReturn, toReturn } from './return-store.ts'
import { findOrderRow, printsAt } from './store.ts'

interface OrderMailDeps extends MailSender {
  db: Db
  clock: Clock
  publicUrl: string
  links: OrderLinks
  payments: Pick<PaymentPort, 'pageOf' | 'ofSubject'>
}

/** The lines of an order that a mail lists. */
type ChooseLines = (context: OrderContext) => OrderMail['lines']

const all: ChooseLines = ({ lines }) => lines

/** The order that a job is about. @throws JobError */
export async function orderOf(db: Db, job: JobRow): Promise<OrderRow> {
  const order = await findOrderRow(db, subjectIdOf(job))
  if (!order) throw new JobError('refused', 'The order has been deleted.')
  return order
}

/** The mails about orders: to the buyer, with replies to the agency, and the other way round. */
export function createOrderMails(deps: OrderMailDeps): Record<string, JobHandler> {
  const { db, clock, publicUrl, links, inbox } = deps

  async function storyOf(job: JobRow, choose: ChooseLines = all): Promise<OrderMail> {
    const order = await orderOf(db, job)
    const context = await readOrderContext(db, order)
    const payments = await deps.payments.ofSubject(db, 'product', order.id)
    return {
      order,
      lines: choose(context),
      // What is printed was made already, and comes.
      linesLeft: order.kind === 'local' ? linesHere(context) : context.lines,
      pageUrl: publicUrl + paths.order(order.id, links.token(order)),
      adminUrl: publicUrl + paths.adminOrder(order.id),
      payUrl: await deps.payments.pageOf(db, 'product', order.id),
      refundedByHand: refundedByHand(payments),
      canceledByHand: refundedByHand(payments, order.cancelled_at ?? ''),
      isBegun: isBegun(context),
      isRepeat: job.dedupe_key !== `${job.kind}:${order.id}`,
      printsAt: await printsAt(db, order, clock()),
    }
  }

  const mail =
    (
      words: (mail: OrderMail) => MailContent,
      people: (order: OrderRow) => Envelope,
      choose?: ChooseLines,
    ): JobHandler =>
    async (run) => {
      const about = await storyOf(run.job, choose)
      await deps.send(run, people(about.order), words(about))
    }

  /** Skipped when it goes out so late that it is no longer so. */
  const only =
    (isStill: (order: OrderRow, job: JobRow) => boolean, send: JobHandler): JobHandler =>
    async (run) => {
      if (isStill(await orderOf(db, run.job), run.job)) return send(run)
    }
  const isUnpaid = ({ state }: OrderRow) => state === 'awaiting_payment'
  const isNotRefunded = (order: OrderRow) => !isRefunded(order)
  /** A later refund of an order that its buyer canceled has no mail of its own. */
  const isLastRefund = (order: OrderRow, { dedupe_key }: JobRow) =>
    order.cancelled_at !== null || dedupe_key.startsWith(refundKeyOf(order))

  const isAsked = ({ state }: OrderReturnRow) => state === 'asked'
  const isAnswer = ({ state }: OrderReturnRow, { dedupe_key }: JobRow) => dedupe_key.includes(`:${state}:`)

  /** The return that a mail is about is the end of its job's key. What became of it since has a mail of its own. */
  const returnMail =
    (
      words: (mail: ReturnMail) => MailContent,
      people: (order: OrderRow) => Envelope,
      isStill: (row: OrderReturnRow, job: JobRow) => boolean,
    ): JobHandler =>
    async (run) => {
      const about = await storyOf(run.job)
      const row = await findReturn(db, run.job.dedupe_key.split(':').at(-1) ?? '')
      if (!row) throw new JobError('refused', 'The return has been deleted.')
      if (!isStill(row, run.job)) return
      await deps.send(run, people(about.order), words({ ...about, given: toReturn(row) }))
    }

  /** The parcel that a mail is about follows the order in its job's key. */
  const parcelMail: JobHandler = async (run) => {
    const about = await storyOf(run.job)
    const number = run.job.dedupe_key.split(`:${about.order.id}:`).at(-1) ?? ''
    await deps.send(run, toBuyer(about.order), orderParcel(about, number))
  }

  const toBuyer = (order: OrderRow): Envelope => ({ to: mailAddressOf(order) })
  const toStaff = (order: OrderRow): Envelope => ({ to: inbox, replyTo: mailAddressOf(order) })

  return {
    'mail.order-confirmation': only(isNotRefunded, mail(orderConfirmation, toBuyer)),
    'mail.order-notice': mail(orderNotice, toStaff),
    'mail.order-shipped': mail(orderShipped, toBuyer, sentLines),
    'mail.order-parcel': parcelMail,
    'mail.order-refund': only(isLastRefund, mail(orderRefund, toBuyer)),
    'mail.order-sold-out': mail(orderSoldOut, toBuyer),
    'mail.order-sold-out-notice': mail(orderSoldOutNotice, toStaff),
    'mail.order-attention': mail(orderAttention, toStaff),
    'mail.order-payment-link': only(isUnpaid, mail(orderPaymentLink, toBuyer)),
    'mail.order-needs-payment': only(isUnpaid, mail(orderNeedsPayment, toStaff)),
    'mail.order-link': mail(orderLink, toBuyer),
    'mail.order-cancelled': mail(orderCancelled, toBuyer),
    'mail.order-cancelled-notice': mail(orderCancelledNotice, toStaff, linesHere),
    'mail.return-asked': returnMail(returnAsked, toBuyer, isAsked),
    'mail.return-notice': returnMail(returnNotice, toStaff, isAsked),
    'mail.return-answered': returnMail(returnAnswered, toBuyer, isAnswer),
  }
}
