import { usd } from '@beacon/rules/money'
import { isExplained } from '../../lib/failed-call.ts'
import type { Refund, Refundable, RefundWay } from './queries.ts'

const BY_CARD = {
  title: 'Refund',
  hint: '',
  amount: 'Refund, in $',
  question: 'Refund the payment?',
  no: 'Keep the payment',
  yes: (sum: string) => `Refund ${sum}`,
  pending: 'Refunding…',
  done: (sum: string) => `${sum} refunded.`,
  what: (sum: string, buyer: string) => `${sum} goes back to ${buyer}.`,
  /** The error catalogue's sentence, for when the server could not be reached. */
  failed: 'Failed to process refund',
  unanswered: (sum: string) => `There was no response to the refund of ${sum}.`,
  once: 'The same amount with the same reason is refunded only once, however often you click.',
  check: 'Less is left by now: check the order’s refunds before you refund more.',
}

export type RefundWords = typeof BY_CARD

const BY_HAND: RefundWords = {
  title: 'Note a refund',
  hint: 'This was paid by hand, so give the money back by hand, too. Here you only note that you have.',
  amount: 'Given back, in $',
  question: 'Did you give the money back?',
  no: 'Not yet',
  yes: (sum) => `Note ${sum} as refunded`,
  pending: 'Saving…',
  done: (sum) => `${sum} noted as refunded.`,
  what: (sum, buyer) => `Go on once ${buyer} has ${sum} back: this moves no money.`,
  failed: 'The refund could not be noted',
  unanswered: (sum) => `There was no response when you noted ${sum} as given back.`,
  once: 'The same amount with the same reason is noted only once, however often you click.',
  check: 'Less is left by now: check the order’s refunds before you note more.',
}

const AFTER_FAILURE: RefundWords = {
  ...BY_HAND,
  hint: 'A refund to the card failed. Try it again above, or give the money back another way. Here you only note that you have.',
}

/** The texts of the form: a refund by hand moves no money, so its texts promise none. */
export function refundWords({ method }: Refundable, way: RefundWay): RefundWords {
  if (way === 'card') return BY_CARD
  return method === 'manual' ? BY_HAND : AFTER_FAILURE
}

/**
 * What is certain about a refund that got no response.
 * @param left cents that can be refunded now: if less than then, the lost refund may be why
 */
export const unansweredWords = (words: RefundWords, { amount, refundable }: Refund, left: number): string =>
  `${words.unanswered(usd(amount))} ${refundable === left ? words.once : words.check}`

/**
 * Why a refund failed: the server's own words, if it has responded.
 * @param unanswered the refund that has no known outcome
 * @param left cents that can be refunded now
 */
export function failureWords(
  words: RefundWords,
  cause: Error,
  unanswered: Refund | undefined,
  left: number,
): string {
  if (isExplained(cause)) return cause.message
  return unanswered && unanswered.refundable !== left
    ? unansweredWords(words, unanswered, left)
    : words.failed
}
