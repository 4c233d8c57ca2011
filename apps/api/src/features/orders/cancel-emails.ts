import { cancelReasonWords } from '@beacon/content/cancellations'
import { commerce } from '@beacon/content/commerce'
import type { Delivery } from '@beacon/contract/orders'
import { usd } from '@beacon/rules/money'
import type { OrderRow } from '../../db/schema.ts'
import { byFirstName } from '../../mail/first-name.ts'
import { compose, type Facts, type MailContent } from '../../mail/layout.ts'
import { lineFacts, type OrderMail, totals, waysOf } from './emails.ts'

const wordsOf = ({ cancel_reason, cancel_message }: OrderRow): Facts => [
  ['Reason', cancel_reason && cancelReasonWords[cancel_reason]],
  ['Message', cancel_message],
]

/** To the buyer who has canceled: nothing is sent, and how much goes back. */
export function orderCancelled({ order, lines, pageUrl, canceledByHand }: OrderMail): MailContent {
  const { total, cancel_refund } = order
  const isByHand = canceledByHand >= cancel_refund
  return compose({
    subject: `Your order ${order.number} is canceled`,
    heading: `It is canceled${byFirstName(order.name)}.`,
    paragraphs: [
      `You canceled order ${order.number}. Nothing more will be sent.`,
      // When it could not go to the card, and this leaves late, the mail about what was given by hand has gone before.
      ...(isByHand
        ? []
        : [
            `${usd(cancel_refund)} goes back to the card you paid with. Banks take ${commerce.refundDays} to show it on your statement.`,
          ]),
    ],
    facts: [
      ...lineFacts(lines),
      ...totals(order, lines),
      ['Refunded before', cancel_refund < total ? usd(total - cancel_refund) : '', 'amount'],
    ],
    button: ['See your order', pageUrl],
  })
}

const STOPS: Readonly<Record<Delivery | 'print', string>> = {
  print: 'It is not printed: a draft at the print provider is canceled automatically.',
  parcel: 'Please do not pack or send it: its stock is for sale again.',
  service: 'Please do not begin with it: its place is free again.',
  download: 'Its file can no longer be downloaded.',
}

const stopsOf = ({ order, lines }: OrderMail): string =>
  order.kind === 'printify' ? STOPS.print : [...waysOf(lines)].map((way) => STOPS[way]).join(' ')

/** To the agency: what need not be packed, and why the buyer has canceled. */
export function orderCancelledNotice(mail: OrderMail): MailContent {
  const { order, lines, adminUrl } = mail
  return compose({
    subject: `Order ${order.number} was canceled by its buyer`,
    heading: `${order.name} has canceled order ${order.number}.`,
    paragraphs: [`${stopsOf(mail)} ${usd(order.cancel_refund)} goes back to the card automatically.`],
    facts: [...lineFacts(lines), ...wordsOf(order), ['Buyer', `${order.name}, ${order.email}`]],
    button: ['Open the order', adminUrl],
  })
}
