/**
 * The rules for everything that a visitor typed and a mail to them repeats: anybody can type somebody else's address, and
 * our mail must not deliver a stranger's link, or a number to call.
 */

/**
 * As a reader sees it: without characters that take no space, and with look-alikes such as U+2024 and U+3002 as what they
 * resemble.
 */
const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replaceAll('。', '.')

/** An address of the internet's fourth version, which mail programs link like a name. */
const IP_ADDRESS = /(?<!\d|\d\.)\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/

/** Seven digits in a row, of whichever script, with no more than three other signs between two: a number to call. */
const hasNumber = (text: string): boolean => /(?:\p{Nd}[^\p{L}\p{Nd}\n]{0,3}){7}/u.test(text)

/** Whether mail programs may turn a name into a link. */
export function isLinked(name: string): boolean {
  const text = asRead(name)
  return /[/:@]|\.\p{L}{2}/u.test(text) || IP_ADDRESS.test(text) || hasNumber(text)
}

/** Whether a phone number is one, and no sentence; letters stand only before an extension. */
export const isPhoneNumber = (field: string): boolean =>
  /^\+?[\d\s().-]+(?:(?:x|ext\.?)\s*\d+)?$/i.test(asRead(field))

/** A text for a mail to whomever its writer has named: empty unless it can be repeated. */
export const ifRepeatable = (text: string): string => (isRepeatable(text) ? text : '')

/** Whether a message has nothing that mail programs may link: no address, and no number that can be called. */
export function isRepeatable(message: string): boolean {
  const text = asRead(message)
  return (
    !/\b[a-z][a-z\d+-]*:\/\/|\b(?:https?|tel|sms|mailto):|\bwww\.|[\p{L}\d-]\.\p{L}{2,}/iu.test(text) &&
    !IP_ADDRESS.test(text) &&
    !hasNumber(text)
  )
}
