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
