import type { ReturnReason } from '@beacon/contract/order-returns'
import { agency } from './agency.ts'
import { commerce } from './commerce.ts'

const policyWith = (asking: string) =>
  `You may return unworn items within ${commerce.returnDays} days of delivery: ${asking} or write to us, and we send you the address. Faulty or wrong items are replaced or refunded, shipping included. Digital products can be returned within ${commerce.returnDays} days as long as they have not been downloaded.`

/** What the store promises; the terms and the assistant say it in the same words. */
export const returnPolicy = policyWith('ask on your order’s page')

/** The same on that page, above the button. */
export const returnPolicyHere = policyWith('ask here')

/** Why something comes back, in the buyer's words. */
export const returnReasonWords: Readonly<Record<ReturnReason, string>> = {
  fit: 'It does not fit',
  mind: 'I changed my mind',
  faulty: 'It is faulty or damaged',
  wrong: 'It is not what I ordered',
  other: 'Something else',
}

const { street, city, region, postalCode } = agency.address

const SEND_IT = `Please send it, unworn and with the order number in the package, to ${agency.name}, ${street}, ${city}, ${region} ${postalCode}. We refund it as soon as it is here`

/** What comes next for whoever has asked. */
export const askedReturn =
  'We look at it and answer by email. Please keep the goods until then: the answer says where to send them.'

/** Whether the buyer also gets back the shipping, and what it cost to send it back. */
export const isOurFault = (reason: ReturnReason): boolean => reason === 'faulty' || reason === 'wrong'

/** What the agency writes when it accepts a return, until it writes something else. */
export const acceptedReturn = (reason: ReturnReason): string =>
  isOurFault(reason) ? `We are sorry. ${SEND_IT}, with what you paid to send it.` : `${SEND_IT}.`
