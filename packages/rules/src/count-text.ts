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
 * A whole number as people read it: 1234 is '1,234'. Written out, like amounts and days on the first screens: the
 * platform's own formatters take a phone 60 ms before their first word.
 */
export const countText = (count: number): string => String(Math.trunc(count)).replace(THOUSANDS, ',')

/** A number at the beginning of a sentence: 7 is 'Seven'. */
export const countWord = (count: number): string => WORDS[count] ?? countText(count)
