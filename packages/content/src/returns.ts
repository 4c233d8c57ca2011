import type { ReturnReason } from '@beacon/contract/order-returns'
import type { Delivery } from '@beacon/contract/orders'
import { agency } from './agency.ts'
import { commerce } from './commerce.ts'

const policyWith = (asking: string) =>
  `You may return unworn items within ${commerce.returnDays} days of delivery: ${asking} or write to us, and we send you the address. Faulty or wrong items are replaced or refunded, shipping included. What is returned for any other reason you send at your own cost, and the shipping that you paid is not refunded. Digital products can be returned within ${commerce.returnDays} days as long as they have not been downloaded. A service from the store cannot be returned: cancel it before we begin.`

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

const SEND_IT = `with the order number in the package, to ${agency.name}, ${street}, ${city}, ${region} ${postalCode}. We refund it as soon as it is here`

const KEEP_IT = 'What has reached you, please keep until then: the answer says where to send it.'
const NO_DOWNLOAD = 'Until then its file cannot be downloaded.'

/** What comes next for whoever has asked. @param ways how what is to be returned was delivered */
export const askedReturn = (ways: readonly Delivery[]): string =>
  [
    'We look at it and answer by email.',
    ...(ways.includes('parcel') ? [KEEP_IT] : []),
    ...(ways.includes('download') ? [NO_DOWNLOAD] : []),
  ].join(' ')

/** Whether the buyer also gets back the shipping, and what it cost to send it back. */
export const isOurFault = (reason: ReturnReason): boolean => reason === 'faulty' || reason === 'wrong'

const FILE_TOO = 'The file cannot be downloaded any longer.'

const NOTHING_TO_SEND =
  'There is nothing to send back: the file can no longer be downloaded, and we refund what you paid for it.'

const NOT_SENT = 'We have not sent it yet: we take it out of your order, and refund what you paid for it.'

/**
 * What the agency writes when it sends the same again, until it writes something else.
 * @param wasAccepted whether the buyer was asked to send it
 */
export const replacedReturn = (reason: ReturnReason, wasAccepted: boolean): string =>
  [
    ...(isOurFault(reason) ? ['We are sorry.'] : []),
    'We are sending you a new one, free of charge.',
    ...(wasAccepted ? [] : ['There is no need to send anything back.']),
  ].join(' ')

/** What the agency writes when it declines a return that it had accepted, until it writes something else. */
export const NEVER_CAME_BACK =
  'What you wanted to return has not reached us, so nothing is refunded. If you have sent it, please write to us.'

/** What the agency writes when it accepts a return after a refund, until it writes something else. */
export const REFUNDED_ALREADY = 'We accept the return, and have already refunded you.'

/** The same after a bank has taken the money back. */
export const TAKEN_BY_BANK = 'We accept the return. Your bank has given you the money back already.'

/**
 * What the agency writes when it accepts a return, until it writes something else.
 * @param ways how what is returned was delivered
 * @param isHere whether none of the order has been sent yet
 */
export function acceptedReturn(reason: ReturnReason, ways: readonly Delivery[], isHere: boolean): string {
  const isFault = isOurFault(reason)
  if (!ways.includes('parcel')) return isFault ? `We are sorry. ${NOTHING_TO_SEND}` : NOTHING_TO_SEND
  const request = isFault
    ? `We are sorry. Please send it, ${SEND_IT}, with what you paid to send it.`
    : `Please send it, unworn and at your own cost, ${SEND_IT}.`
  const answer = isHere ? NOT_SENT : request
  return ways.includes('download') ? `${answer} ${FILE_TOO}` : answer
}
