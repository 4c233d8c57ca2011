import { usd } from '@beacon/rules/money'
import { type ApiError, failureOf } from '../../lib/api.ts'
import { isAnswered, isExplained, NO_REASON } from '../../lib/failed-call.ts'

/** The error catalogue's sentences for an order. */
export const OTHER_FAILURE = 'There was an error processing your order. Please try again.'
export const CREATED_WITHOUT_ID =
  'Order created successfully! Please check your email for payment instructions from Printify.'

/** Why an order was refused; for a changed price, the new one. What to do about it follows. */
function reasonOf({ code, amount, message }: ApiError): string {
  if (code === 'price_changed' && amount !== undefined)
    return `The price has changed: your total is now ${usd(amount)}`
  return message.replace(/ Please [^.]*try again[^.]*\.$/, '').replace(/\.$/, '')
}

/** Why an order of printed goods was not created; a limit that is in the way has a sentence of its own. */
export const printFailure = (error: ApiError): string => {
  const reason = isAnswered(error) && !isExplained(error) ? NO_REASON : reasonOf(error)
  return failureOf(error, `Failed to create Printify order: ${reason}. Please try again or contact support.`)
}

/** Why an order of local goods was not created; a payment or a limit that is in the way has a sentence of its own. */
export const localFailure = (error: ApiError): string =>
  error.code === 'paid_already' || error.code === 'too_many_requests'
    ? error.message
    : `${reasonOf(error)}. Nothing was charged. Please look at the summary and try again.`
