/** NOTE: it begins only at the beginning of a word: tried from each letter, a long word takes its length squared. */
const EMAIL =
  /(?<![\p{sc=Latin}\p{N}_+]|[\p{sc=Latin}\p{N}_]['.-])[\p{sc=Latin}\p{N}_][\p{sc=Latin}\p{N}'._+-]*@[\p{sc=Latin}\p{N}-]+(?:\.[\p{sc=Latin}\p{N}-]+)*\.\p{sc=Latin}{2,}/giu
/** As many as one text may be searched for, which a flood of them must not make slow. */
const MOST_ADDRESSES = 10
/** Ten digits of a US number, not of a longer one, a link, an account or a parcel; in one piece, nor of an order. */
const PHONE = new RegExp(
  [
    String.raw`(?<![\w/=-])(?<!\b(?:sku|id|tracking|dhl|ups|usps|fedex)(?: number| no\.?)?(?: is)?:? )(?:\+?1[-. ]?)?(?:\([2-9]\d{2}\)(?: ?[-./] ?| )?|[2-9]\d{2} ?[-./ ] ?)[2-9]\d{2}(?: ?[-./] ?| )?\d{4}(?![\w-])`,
    String.raw`(?<![\w/=#-])(?<!\b(?:sku|id|item|order|invoice|case|ticket|tracking|dhl|ups|usps|fedex)(?: number| no\.?)?(?: is)?:? )(?:\+?1[-. ]?)?[2-9]\d{2}[2-9]\d{2}[-. ]?\d{4}(?![\w-])`,
  ].join('|'),
  'gi',
)

/** A long dash, or one that does not break, as numbers are pasted; not one between a number and the next word. */
const DASH_IN_A_NUMBER = /(?<=(?<!\d)(?:1|\d{3})\)? ?)\p{Pd}(?= ?\d{3,4}(?!\d))/gu

const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-10)

/** The first email addresses in a text, as they are written there. */
export const addressesIn = (text: string): string[] =>
  text.normalize('NFC').match(EMAIL)?.slice(0, MOST_ADDRESSES) ?? []

/**
 * How the writer of a chat message can be reached, as far as it says so.
 * @param ours the agency's own addresses and numbers, which are nobody else's
 */
export function contactDetailsIn(
  message: string,
  ours: readonly string[],
): { email?: string | undefined; phone?: string | undefined } {
  const plain = message.replace(DASH_IN_A_NUMBER, '-').replace(/\p{Zs}+/gu, ' ')
  const own = new Set(ours.flatMap((each) => [each.toLowerCase(), digitsOf(each)]))
  return {
    email: addressesIn(message).find((email) => !own.has(email.toLowerCase())),
    phone: plain.match(PHONE)?.find((phone) => !own.has(digitsOf(phone))),
  }
}
