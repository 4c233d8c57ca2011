import { usd } from '@beacon/rules/money'
import { agency } from './agency.ts'
import { commerce } from './commerce.ts'

/** How a refund by hand was made is not recorded. */
const givenBackByHand = (cents: number) =>
  `We gave ${usd(cents)} back to you outside our website. If it has not reached you, please call us at ${agency.phones.office.display}.`

/** For whoever was refunded: where the money is, in sentences. Cents, by card and by hand. */
export const whereItIs = (byCard: number, byHand: number): string[] => [
  ...(byCard > 0
    ? [`Banks take ${commerce.refundDays} to show ${byHand > 0 ? usd(byCard) : 'it'} on your statement.`]
    : []),
  ...(byHand > 0 ? [givenBackByHand(byHand)] : []),
]

/** What a buyer or a client reads, without a sum: a refund that failed may have been for a part. */
export const REFUND_DELAYED =
  'The refund did not go through right away. We are taking care of it, and will write to you once it is made.'
