import { agency } from '@beacon/content/agency'
import { cancelHint, cancelHintUntil } from '@beacon/content/cancellations'
import { commerce } from '@beacon/content/commerce'
import { linkDays } from '@beacon/content/link-days'
import type { Delivery, Parcel } from '@beacon/contract/orders'
import { lineName } from '@beacon/rules/line-name'
import { momentWords } from '@beacon/rules/moment-words'
import { usd } from '@beacon/rules/money'
import { SENT } from '@beacon/rules/order-state'
import type { OrderLineRow, OrderRow } from '../../db/schema.ts'
import { byFirstName } from '../../mail/first-name.ts'
import { compose, type Facts, type MailContent } from '../../mail/layout.ts'
import { isRepeatable } from '../../mail/strangers-links.ts'
import { SETTLED_MEANWHILE } from '../../payments/reasons.ts'
import { deliveryOf } from './delivery.ts'
import { parcelsOf } from './parcels.ts'
import { isRefunded, stateBehind } from './refund-state.ts'

/** What a mail about an order is written from. */
export interface OrderMail {
  order: OrderRow
  lines: readonly OrderLineRow[]
  /** Without what accepted returns have taken out. */
  linesLeft: readonly OrderLineRow[]
  /** The buyer's private page. */
  pageUrl: string
  adminUrl: string
  /** The hosted payment page, while it is open. */
  payUrl: string | undefined
  /** Whether a service of it was begun. */
  isBegun: boolean
  /** When it goes to print, while it waits for that. */
  printsAt: string | null
  /** Cents that were given back another way than by card. */
  refundedByHand: number
  /** The same, since its buyer canceled it. */
  canceledByHand: number
  /** Whether a mail of this kind about it came before. */
  isRepeat: boolean
}

const addressOf = ({ address, address2, city, region, zip }: OrderRow): string =>
  address && [address, address2, city, `${region} ${zip}`].filter(Boolean).join(', ')

/** The same in a mail to an address that anybody may have typed: empty if it has a stranger's link or number. */
const addressForBuyer = (order: OrderRow): string =>
  isRepeatable([order.address, order.address2, order.city, order.region].join(' ')) ? addressOf(order) : ''

/** Each line with its price before any discount. */
export const lineFacts = (lines: readonly OrderLineRow[]): Facts =>
  lines.map((line) => [
    `${line.quantity} × ${lineName(line)}`,
    usd(line.unit_price * line.quantity),
    'amount',
  ])

/** Empty if nothing of it is shipped. */
function shippingOf({ shipping }: OrderRow, lines: readonly OrderLineRow[]): string {
  if (!waysOf(lines).has('parcel')) return ''
  return shipping === 0 ? 'Free' : usd(shipping)
}

/** What the code took off the goods, or that it made shipping free. */
const promoFacts = ({ promo_code, discount }: OrderRow): Facts =>
  promo_code
    ? [[`Promo code ${promo_code}`, discount > 0 ? `−${usd(discount)}` : 'Free shipping', 'amount']]
    : []

/** The sums of an order; shipping is one of them only if something is shipped. */
export const totals = (order: OrderRow, lines: readonly OrderLineRow[]): Facts => [
  ['Subtotal', usd(order.subtotal), 'amount'],
  ...promoFacts(order),
  ['Shipping', shippingOf(order, lines), 'amount'],
  ['Tax', usd(order.tax), 'amount'],
  ['Total', usd(order.total), 'total'],
]

/** What the buyer can wait for, by the way in which it arrives. */
const NEXT_STEP: Readonly<Record<Delivery | 'print', string>> = {
  print: `It is printed to order: allow ${commerce.printDays} before it ships. We will write when it is on its way.`,
  parcel: `We pack it at our office in ${agency.address.city} and write when it is on its way.`,
  service: 'We will email you within one business day to agree on how to begin.',
  download: `Your download is on the order’s page. Each link works for ${linkDays.download} days; come back to that page for a new one.`,
}

/** The ways in which something of an order arrives. */
export const waysOf = (lines: readonly OrderLineRow[]): ReadonlySet<Delivery> =>
  new Set(lines.map(deliveryOf))

/** Until when it can be canceled; of what goes to print right away there is nothing to say. */
function cancelHintOf({ order, printsAt }: OrderMail): string[] {
  if (order.kind === 'printify' && !printsAt) return []
  return [printsAt ? cancelHintUntil(momentWords(agency.timeZone, new Date(printsAt))) : cancelHint]
}

/** What accepted returns are about, whether or not it has come back. */
const returnedFacts = (lines: readonly OrderLineRow[], linesLeft: readonly OrderLineRow[]): Facts =>
  lines.flatMap((line) => {
    const left = linesLeft.find(({ position }) => position === line.position)?.quantity ?? 0
    const back = line.quantity - left
    return back > 0 ? [['Return accepted', `${back} × ${lineName(line)}`] as const] : []
  })

/** To the buyer of a paid order. Sent again later, it announces only what is still to come. */
export function orderConfirmation(mail: OrderMail): MailContent {
  const { order, lines, linesLeft, pageUrl, isBegun } = mail
  const ways = waysOf(linesLeft)
  const isSent = SENT.includes(stateBehind(order))
  const isShipped = waysOf(isSent ? lines : linesLeft).has('parcel')
  // An order of files only is never sent, and can be canceled later, too.
  const isSentAway = isSent && lines.some((line) => deliveryOf(line) !== 'download')
  // Sent once more, it may be about what has left, or was done, long ago.
  const isToCome = (way: Delivery) =>
    !isRefunded(order) && (way === 'download' || !isSent) && !(way === 'service' && isBegun)
  const nextSteps = [...ways]
    .filter(isToCome)
    .map((way) => NEXT_STEP[order.kind === 'printify' ? 'print' : way])
  return compose({
    subject: `Your order ${order.number}`,
    heading: `Thank you${byFirstName(order.name)}.`,
    paragraphs: [
      `We have your payment of ${usd(order.total)} for order ${order.number}.`,
      ...nextSteps,
      ...(nextSteps.length > 0 && !isBegun && !isSentAway ? cancelHintOf(mail) : []),
    ],
    facts: [
      ...lineFacts(lines),
      ...totals(order, lines),
      ['Refunded so far', order.refunded > 0 ? usd(order.refunded) : '', 'amount'],
      ...returnedFacts(lines, linesLeft),
      ...(isShipped ? ([['Ships to', addressForBuyer(order)]] as const) : []),
    ],
    button: ['See your order', pageUrl],
  })
}

/** What is left for the agency to do. */
function workOn(order: OrderRow, ways: ReadonlySet<Delivery>): string {
  if (isRefunded(order)) return 'The money has been refunded, or is about to be: there is nothing to do.'
  if (order.kind === 'printify') return 'It goes to the print provider automatically.'
  if (!ways.has('parcel') && !ways.has('service')) return 'There is nothing to do: the buyer downloads it.'
  return SENT.includes(stateBehind(order))
    ? 'It has been sent or done by now.'
    : 'It is waiting to be packed, or done.'
}

/** To the agency: a paid order, and what is to be done about it. */
export function orderNotice({ order, lines, adminUrl }: OrderMail): MailContent {
  const ways = waysOf(lines)
  return compose({
    subject: `Order ${order.number}: ${usd(order.total)}`,
    heading: `New order from ${order.name}`,
    paragraphs: [workOn(order, ways)],
    facts: [
      ...lineFacts(lines),
      ...totals(order, lines),
      ['Buyer', `${order.name}, ${order.email}`],
      ['Phone', order.phone],
      [ways.has('parcel') ? 'Ships to' : 'Address', addressOf(order)],
    ],
    button: ['Open the order', adminUrl],
  })
}

const TRACKING_LATER = 'It can take a day for tracking to show up.'

const parcelFacts = ({ number, url }: Parcel): Facts => [
  ['Tracking number', number],
  ['Track it at', url, 'link'],
]

/** To the buyer: the order has left, with the tracking numbers that are known by now. */
export function orderShipped({ order, lines, pageUrl, isRepeat }: OrderMail): MailContent {
  return compose({
    subject: `Order ${order.number} is on its way`,
    heading: 'It is on its way.',
    paragraphs: [
      order.carrier
        ? `Your order left with ${order.carrier}. ${TRACKING_LATER}`
        : 'Your order is on its way.',
      // A number was wrong, or this is that of a replacement.
      ...(isRepeat ? ['If we sent you another tracking number before, please use this one.'] : []),
    ],
    facts: [
      ...parcelsOf(order).flatMap(parcelFacts),
      ...lineFacts(lines.filter((line) => deliveryOf(line) === 'parcel')),
    ],
    button: ['See your order', pageUrl],
  })
}

/** What is still to come; of one that waits for a person, something may be missing. */
function restWords(order: OrderRow): string {
  if (!SENT.includes(stateBehind(order))) return 'we write about each of the others, too'
  const pageLists = 'your order’s page lists all packages'
  return SENT.includes(order.state) ? `by now everything has left, and ${pageLists}` : pageLists
}

/** One of several parcels, or the new number of the only one. */
export function orderParcel({ order, pageUrl }: OrderMail, number: string): MailContent {
  const parcels = parcelsOf(order)
  const parcel = parcels.find((each) => each.number === number) ?? { carrier: '', number, url: '' }
  const carrier = parcel.carrier && ` with ${parcel.carrier}`
  const isOnly = parcels.length === 1 && stateBehind(order) !== 'in_production'
  return compose({
    subject: `Order ${order.number}: ${isOnly ? 'your package has a new number' : 'a package is on its way'}`,
    heading: isOnly ? 'Your package has a new number.' : 'A package is on its way.',
    paragraphs: [
      isOnly
        ? `Your order is on its way${carrier} under a different number than the one we sent you. ${TRACKING_LATER}`
        : `Your order comes in several packages. This one left${carrier}; ${restWords(order)}. ${TRACKING_LATER}`,
    ],
    facts: parcelFacts(parcel),
    button: ['See your order', pageUrl],
  })
}

/** To the agency: why an order waits for a person, unless somebody has settled it before the mail leaves. */
export function orderAttention({ order, adminUrl }: OrderMail): MailContent {
  return compose({
    subject: `Order ${order.number} needs attention`,
    heading: `Please look at order ${order.number}.`,
    paragraphs: [order.attention || SETTLED_MEANWHILE],
    facts: [
      ['Buyer', `${order.name}, ${order.email}`],
      ['Total', usd(order.total)],
    ],
    button: ['Open the order', adminUrl],
  })
}

/** For an order that could not be paid at once: the card provider was not to be reached, or there is none. */
export function orderPaymentLink({ order, lines, payUrl, pageUrl }: OrderMail): MailContent {
  return compose({
    subject: `Complete your payment for order ${order.number}`,
    heading: 'One step left.',
    paragraphs: payUrl
      ? [`Your order ${order.number} is reserved. Pay ${usd(order.total)} by card and we start on it.`]
      : [
          `We have your order ${order.number} for ${usd(order.total)}.`,
          `We will write to you with a way to pay, or you can call us at ${agency.phones.office.display}.`,
        ],
    facts: [...lineFacts(lines), ...totals(order, lines)],
    button: payUrl ? ['Complete your payment', payUrl] : ['See your order', pageUrl],
  })
}

/** To the agency, where no card provider is configured: a person has to arrange the payment. */
export function orderNeedsPayment({ order, lines, adminUrl }: OrderMail): MailContent {
  return compose({
    subject: `Order ${order.number} is waiting for a payment`,
    heading: `${order.name} ordered without paying.`,
    paragraphs: ['No card provider is configured. Send a way to pay, and mark the order as paid when it is.'],
    facts: [...lineFacts(lines), ...totals(order, lines), ['Buyer', `${order.name}, ${order.email}`]],
    button: ['Open the order', adminUrl],
  })
}

/** To the buyer: the private link that was asked for with the order's number and address. */
export function orderLink({ order, pageUrl }: OrderMail): MailContent {
  return compose({
    subject: `Your link to order ${order.number}`,
    heading: 'Here is your order.',
    paragraphs: [
      'Somebody asked for this link with your email address and the order number. If it was not you, there is nothing to do.',
    ],
    button: ['See your order', pageUrl],
  })
}
