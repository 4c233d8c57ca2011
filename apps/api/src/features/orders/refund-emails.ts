import { commerce } from '@beacon/content/commerce'
import { whereItIs } from '@beacon/content/refund-words'
import { usd } from '@beacon/rules/money'
import type { OrderRow } from '../../db/schema.ts'
import { byFirstName } from '../../mail/first-name.ts'
import { compose, type MailContent } from '../../mail/layout.ts'
import { lineFacts, type OrderMail } from './emails.ts'
import { isErased } from './personal-data.ts'
import { stateForBuyer } from './refund-state.ts'

function refundedWords(order: OrderRow): string {
  const { number, refunded, total } = order
  if (stateForBuyer(order) !== 'refunded') {
    // More than its total can have been paid.
    const part = refunded < total ? `${usd(refunded)} of the ${usd(total)}` : usd(refunded)
    return `We have refunded ${part} for order ${number} so far.`
  }
  if (refunded >= total) return `We have refunded ${usd(refunded)} for order ${number}, all of it.`
  // The rest was taken back by the bank, or settled in another way.
  return `We have refunded ${usd(refunded)} of the ${usd(total)} for order ${number}.`
}

/** To the buyer: everything refunded so far, and how much of it goes back to the card. */
export function orderRefund({ order, pageUrl, refundedByHand }: OrderMail): MailContent {
  const byCard = order.refunded - refundedByHand
  return compose({
    subject: `Refund for order ${order.number}`,
    heading: byCard > 0 ? 'Your refund is on its way.' : 'Your money was given back.',
    paragraphs: [refundedWords(order), ...whereItIs(byCard, refundedByHand)],
    button: ['See your order', pageUrl],
  })
}

/**
 * Why a paid order is not fulfilled. A printed one has no stock that could be gone: it was paid too late. Our own goods
 * may be gone, too, although they were paid in time, when the count was lowered meanwhile.
 */
const WHAT_HAPPENED = {
  printify: {
    subject: 'it can no longer be printed',
    text: 'came after the time to pay had run out, and it can no longer be printed',
    notice: 'was paid too late',
  },
  local: {
    subject: 'sold out',
    text: 'reached us when it was sold out',
    notice: 'was sold out when it was paid',
  },
} as const

/** To the buyer of what could not be fulfilled, so that all of the payment goes back. */
export function orderSoldOut({ order, pageUrl }: OrderMail): MailContent {
  const { subject, text } = WHAT_HAPPENED[order.kind]
  return compose({
    subject: `Order ${order.number}: ${subject}, refunded in full`,
    heading: `We are sorry${byFirstName(order.name)}.`,
    paragraphs: [
      `Your payment for order ${order.number} ${text}.`,
      `${usd(order.total)} is on its way back to your card, all of it. Banks take ${commerce.refundDays} to show it.`,
    ],
    button: ['See your order', pageUrl],
  })
}

/** The same to the agency, also when the buyer was erased before the payment came. */
export function orderSoldOutNotice({ order, lines, adminUrl }: OrderMail): MailContent {
  const { text, notice } = WHAT_HAPPENED[isErased(order) ? 'printify' : order.kind]
  const cause = isErased(order)
    ? 'came after the time to pay had ended and the buyer’s data had been erased'
    : text
  return compose({
    subject: `Order ${order.number} ${notice} and is being refunded`,
    heading: 'Paid, and refunded at once.',
    paragraphs: [`The payment ${cause}. The whole amount goes back automatically.`],
    facts: [...lineFacts(lines), ['Buyer', `${order.name}, ${order.email}`]],
    button: ['Open the order', adminUrl],
  })
}
