/** The digits of what may be a telephone number, in any notation, without the country's. */
export function telephoneIn(words: string): string | undefined {
  const digits = words.replace(/\D/g, '').replace(/^1/, '')
  return digits.length >= 6 && /^[\d\s()./+\u2212\p{Pd}]+$/u.test(words) ? digits.slice(-10) : undefined
}
