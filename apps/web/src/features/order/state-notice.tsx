import { agency } from '@beacon/content/agency'
import { commerce } from '@beacon/content/commerce'
import { REFUND_DELAYED } from '@beacon/content/refund-words'
import type { Order, OrderState } from '@beacon/contract/orders'
import { usd } from '@beacon/rules/money'
import { paths } from '../../paths.ts'
import { Notice, type Tone } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

interface StateNoticeProps {
  order: Order
  /** Whether it takes the focus, as the result of an action elsewhere on the page. */
  takesFocus?: boolean
}

/** Anything unusual about an order, in a sentence; renders nothing for one that proceeds normally. */
export function StateNotice({ order, takesFocus }: StateNoticeProps) {
  const words = wordsOf(order)
  const isPartly = order.refunded > 0
  if (!words && !isPartly) return null
  return (
    <Notice
      tone={words?.tone ?? 'info'}
      title={words?.title ?? 'Part of it was refunded'}
      takesFocus={takesFocus}
    >
      {words && <p>{textOf(order, words.text)}</p>}
      {order.state === 'expired' && (
        <p className="no-print mt-1">
          <TextLink to={paths.store} alone>
            To the store
          </TextLink>
        </p>
      )}
      {order.cancelled && order.state === 'refund_pending' && (
        <p>
          {usd(order.cancelled.refund)} is on its way back to your card; banks take {commerce.refundDays} to
          show it.
        </p>
      )}
      {order.refunded > 0 && <p>{[...byCardWords(order), ...byHandWords(order)].join(' ')}</p>}
    </Notice>
  )
}

const byCardWords = ({ refunded, refundedByHand }: Order): string[] =>
  refunded > refundedByHand
    ? [
        `${usd(refunded - refundedByHand)} went back to your card; banks take ${commerce.refundDays} to show it.`,
      ]
    : []

const byHandWords = ({ refundedByHand }: Order): string[] =>
  refundedByHand > 0 ? [`We gave ${usd(refundedByHand)} back to you outside our website.`] : []

const STILL_COMING = 'It was being made already and may still reach you. You owe nothing for it.'

const TOO_LATE_TO_PRINT =
  'The payment reached us after the time to pay had ended, so it can no longer be printed. We are sorry; the whole amount is on its way back.'

const regainedWords = (cents: number) =>
  `The dispute about your payment was decided in our favor, so ${usd(cents)} stays with us. Nothing more is sent automatically: if you are missing anything, please call us at ${agency.phones.office.display}.`

function textOf(order: Order, text: string): string {
  if (order.regained > 0) return regainedWords(order.regained)
  if (order.state === 'refunded' && order.mayStillArrive) return STILL_COMING
  const isPaidTooLate = order.state === 'refund_pending' && !order.cancelled
  return isPaidTooLate && order.kind === 'printify' ? TOO_LATE_TO_PRINT : text
}

interface Words {
  tone: Tone
  title: string
  text: string
}

function wordsOf({ state, cancelled, refunded, regained }: Order): Words | undefined {
  if (cancelled) return CANCELLED[state]
  const isClosed = regained > 0 || (state === 'refunded' && refunded === 0)
  return isClosed ? CLOSED : WORDS[state]
}

const CANCELED = 'You canceled this order'
const NOTHING_COMES = 'Nothing more will be sent.'

/** No refund of ours: its bank has taken the money back, maybe for a while only, or a person has settled it. */
const CLOSED: Words = { tone: 'info', title: 'This order is closed', text: NOTHING_COMES }

const CANCELLED: Partial<Record<OrderState, Words>> = {
  refund_pending: { tone: 'info', title: CANCELED, text: NOTHING_COMES },
  refunded: { tone: 'info', title: CANCELED, text: NOTHING_COMES },
  needs_attention: {
    tone: 'info',
    title: CANCELED,
    text: REFUND_DELAYED,
  },
}

const WORDS: Partial<Record<OrderState, Words>> = {
  awaiting_payment: {
    tone: 'warning',
    title: 'Waiting for payment',
    text: 'The order starts once it is paid. If you have just paid, this page shows it in a moment.',
  },
  expired: {
    tone: 'info',
    title: 'This order was never paid',
    text: 'It was not paid, so we released what was held for you. Nothing was charged; you are welcome to order again.',
  },
  refund_pending: {
    tone: 'warning',
    title: 'We are giving your money back',
    text: 'What you ordered sold out before the payment reached us. We are sorry; the whole amount is on its way back.',
  },
  refunded: { tone: 'info', title: 'This order was refunded', text: NOTHING_COMES },
  needs_attention: {
    tone: 'info',
    title: 'We are looking at this order ourselves',
    text: 'Something did not go through as planned. There is nothing you need to do: we are on it, and this page shows how it goes on.',
  },
}
