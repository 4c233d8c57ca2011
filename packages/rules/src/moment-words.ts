import { wallTimeOf, zoneName } from './booking-calendar.ts'
import { dayName } from './day-words.ts'

/** `9:00 AM EST` */
export const clockWords = (timeZone: string, moment: Date): string =>
  `${wallTimeOf(timeZone, moment).time} ${zoneName(timeZone, moment)}`

/** `Friday, November 20 at 10:32 AM EST`; with `longDate`, the year as well. */
export const momentWords = (timeZone: string, moment: Date, day = dayName): string =>
  `${day(wallTimeOf(timeZone, moment).date)} at ${clockWords(timeZone, moment)}`
