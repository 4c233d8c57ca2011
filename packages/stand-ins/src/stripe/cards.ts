/** What a test card does when it is charged (https://docs.stripe.com/testing). */
type CardBehaviour = {
  /** Why it is declined; succeeds without one. */
  decline?: { code: string; declineCode?: string; message: string }
  /** The bank asks its customer first. */
  authenticates?: boolean
  refund?: 'pending' | 'fails'
  disputes?: boolean
}

export type Card = { number: string; expMonth: number; expYear: number; cvc: string }

const declined = (declineCode: string, message = 'Your card was declined.') => ({
  code: 'card_declined',
  declineCode,
  message,
})
const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.')

const behaviours: Record<string, CardBehaviour> = {
  '4242424242424242': {},
  '5555555555554444': {},
  '378282246310005': {},
  '4000000000000002': { decline: declined('generic_decline') },
  '4000000000009995': { decline: insufficientFunds },
  '4000000000009987': { decline: declined('lost_card') },
  '4000000000009979': { decline: declined('stolen_card') },
  '4000000000006975': { decline: declined('card_velocity_exceeded') },
  '4000000000000069': { decline: { code: 'expired_card', message: 'Your card has expired.' } },
  '4000000000000127': {
    decline: { code: 'incorrect_cvc', message: 'Your card’s security code is incorrect.' },
  },
  '4000000000000119': {
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4100000000000019': { decline: declined('fraudulent') },
  '4000002500003155': { authenticates: true },
  '4000002760003184': { authenticates: true },
  '4000000000003220': { authenticates: true },
  '4000008400001629': { authenticates: true, decline: declined('generic_decline') },
  '4000008260003178': { authenticates: true, decline: insufficientFunds },
  '4000000000007726': { refund: 'pending' },
  '4000000000005126': { refund: 'fails' },
  '4000000000000259': { disputes: true },
}

/** The official ids of payment methods, for programs that confirm without a browser. */
const methodNumbers: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_refundFail: '4000000000005126',
  pm_card_createDispute: '4000000000000259',
}

/** The card behind an official payment method's id; nothing for an id that this stand-in does not know. */
export function cardOfMethod(id: string): Card | undefined {
  const number = methodNumbers[id]
  return number === undefined ? undefined : validCard(number)
}

/** A card with this number, and nothing wrong with the rest of it. */
export const validCard = (number: string): Card => ({ number, expMonth: 12, expYear: 2034, cvc: '123' })

/** A card as people type it: the number in groups, the year with two digits or four. */
export const typedCard = (typed: Record<'number' | 'month' | 'year' | 'cvc', string>): Card => {
  const year = Number(typed.year)
  return {
    number: typed.number.replace(/\D/g, ''),
    expMonth: Number(typed.month),
    expYear: year < 100 ? 2000 + year : year,
    cvc: typed.cvc.trim(),
  }
}

/** A number that is none of the test cards is declined, as live numbers are in test mode. */
export const behaviourOf = ({ number }: Card): CardBehaviour =>
  behaviours[number] ?? {
    decline: declined('test_mode_live_card', 'Your card was declined. Please use a test card.'),
  }

/** What is stored of a card: a number that is no test card may be somebody's own, so only the displayed digits. */
export function kept({ number, ...card }: Card): Card {
  const shown = number in behaviours ? number : number.replace(/(?<=.).(?=.{4})/g, '0')
  return { ...card, number: shown, cvc: '' }
}

type CardProblem = { code: string; message: string; param: string }

/** What a card form validates by itself, before the bank is asked. */
export function problemOf({ number, expMonth, expYear, cvc }: Card, now: Date): CardProblem | undefined {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth()
  if (!passesLuhn(number))
    return { code: 'incorrect_number', message: 'Your card number is incorrect.', param: 'number' }
  if (!(expMonth >= 1 && expMonth <= 12))
    return {
      code: 'invalid_expiry_month',
      message: 'Your card’s expiration month is invalid.',
      param: 'exp_month',
    }
  if (!(expYear >= 2000 && expYear < 2100) || expYear * 12 + expMonth - 1 < thisMonth)
    return {
      code: 'invalid_expiry_year',
      message: 'Your card’s expiration year is invalid.',
      param: 'exp_year',
    }
  if (!/^\d{3,4}$/.test(cvc))
    return { code: 'invalid_cvc', message: 'Your card’s security code is invalid.', param: 'cvc' }
  return undefined
}

function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The brand by the number's first digit, as far as the test cards have one. */
export const brandOf = (number: string): string =>
  number.startsWith('4') ? 'visa' : number.startsWith('5') ? 'mastercard' : 'amex'
