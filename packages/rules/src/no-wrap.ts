const PHONE = /\(\d{3}\) \d{3}-\d{4}\b/g
/** `Nov 23, 2026` and `November 23`; `3:05 PM EST` and `9 AM`; `25 min ago` and `2 days`. */
const MOMENT =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}(?:, \d{4})?\b|\b\d{1,2}(?::\d{2}){0,2} [AP]M(?: [A-Z]+T)?\b|\b\d+ (?:min|h|days?)(?: ago)?\b/g
/** Where the agency works: the name stands in many titles. */
const PLACE = /\bLong Island\b/g

/** Between the options of what was bought: `White / S`. */
const OPTIONS = / \/ /g

const whole = (words: string): string => words.replaceAll(' ', '\u00a0')

/** Before the sign of a mail address, and before each of its points; one that is longer than may be is no address. */
const ADDRESS_BREAK = /(?=@\S)|(?=\.\S{0,64}@)|(?=\.\S)(?<=@\S{0,254})/

/** Splits text where a long email address may wrap: nowhere else within a word. */
export const addressParts = (text: string): string[] => text.split(ADDRESS_BREAK)

/** Keeps phone numbers from wrapping. */
export const withWholePhones = (text: string): string => text.replace(PHONE, whole)

/** Keeps dates, times, spans, phone numbers and the options of a product from wrapping, and the agency's island as well. */
export const noWrap = (text: string): string =>
  withWholePhones(text).replace(MOMENT, whole).replace(PLACE, whole).replace(OPTIONS, whole)
