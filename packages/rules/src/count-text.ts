const WORDS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]
const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/**
 * A whole number with separators: 1234 is '1,234'. Hand-written, like amounts and dates on the first screens: creating
 * a formatter of the platform takes a phone 60 ms.
 */
export const countText = (count: number): string => String(Math.trunc(count)).replace(THOUSANDS, ',')

/** A number at the beginning of a sentence: 7 is 'Seven'. */
export const countWord = (count: number): string => WORDS[count] ?? countText(count)
