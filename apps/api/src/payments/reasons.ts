import type { SubjectMoney } from './purpose.ts'

/** In place of a reason that was settled before its mail left. */
export const SETTLED_MEANWHILE = 'It has been taken care of in the meantime.'

/** What stays of a reason that was settled, for bookings and orders alike. */
export const settledBy = (by: 'A person' | 'A refund', reason: string): string =>
  `${by} has settled it: ${reason}`

const SECOND_PAYMENT = 'A second payment arrived: '
const IN_DISPUTE = 'The buyer’s bank disputes '

/** Why a person has to look: the card provider has charged twice for one payment. */
export const secondPayment = (intentId: string): string => `${SECOND_PAYMENT}${intentId}.`

const REFUND = 'A refund of '

/** The same for a refund that failed. @param times how often one of this amount has failed by now */
export const refundFailed = (amount: string, times: number): string =>
  `${REFUND}${amount} failed${times > 1 ? ` again, ${times} times in all` : ''}.`

/** Whether it says that a refund failed. */
export const isRefundFailure = (reason: string): boolean => reason.startsWith(REFUND)

/** The same for a dispute that was opened. @param what `it`, or how much of it */
export const inDispute = (what: string): string =>
  `${IN_DISPUTE}${what}: the card provider’s dashboard has the deadline to respond.`

/** The same for goods that are made, or may be, although nothing is paid for them any more. */
export const MADE_ALL_THE_SAME =
  'It could not be canceled at the print provider any more by the time its money went back.'

/** The same for a session that still takes place, although nothing is paid for it any more. */
export const ON_ALL_THE_SAME =
  'All of its money was refunded outside this back office, and the session still takes place. If it does not, cancel it.'

/** Its words in earlier versions, which rows may have. */
const HAD_BEGUN = 'It had gone to production by the time its money went back.'

/**
 * Whether a reason is answered once nothing is left of a subject's payments. All are, but for other money that came,
 * goods that were made, and the deadline of a dispute that is not decided yet.
 */
export function isAnswered(reason: string, { isInDispute }: Pick<SubjectMoney, 'isInDispute'>): boolean {
  if (reason.startsWith(IN_DISPUTE)) return !isInDispute
  return !reason.startsWith(SECOND_PAYMENT) && !isMadeAllTheSame(reason)
}

/** Whether it says that goods are made although nothing is paid for them any more. */
export const isMadeAllTheSame = (reason: string): boolean => [MADE_ALL_THE_SAME, HAD_BEGUN].includes(reason)
