const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/**
 * A whole number as people read it: 1234 is '1,234'. Written out, like amounts and days on the first screens: the
 * platform's own formatters take a phone 60 ms before their first word.
 */
export const countText = (count: number): string => String(Math.trunc(count)).replace(THOUSANDS, ',')
