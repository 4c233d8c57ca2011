import type { Closing } from './closings.ts'
import { dayName } from './day-words.ts'
import { type OpeningHours, openingState } from './opening-hours.ts'
import { publicHolidays } from './public-holidays.ts'

/** When an office is open. */
export interface OfficeHours<Hours extends OpeningHours = OpeningHours> {
  hours: readonly Hours[]
  timeZone: string
  /** When it stays closed, the next first. */
  closings: readonly Closing[]
}

interface OfficeState {
  isOpen: boolean
  /** Today where the office is, 0 is Sunday. */
  weekday: number
  /** `Open now, until 6 PM` */
  sentence: string
}

export const ON_A_HOLIDAY = 'a holiday; no closing has been announced, so please ask before you come'

/** Whether the office is certainly open now, and how to say so: the usual hours of a public holiday are no promise. */
export function officeState({ hours, timeZone, closings }: OfficeHours, now: Date): OfficeState {
  const { isOpen, weekday, openOn, sentence } = openingState(hours, timeZone, now, closings)
  const [holiday] = openOn ? publicHolidays(openOn, 1) : []
  if (!openOn || !holiday) return { isOpen, weekday, sentence }
  const day = isOpen ? 'Today is' : `Closed now, and ${dayName(openOn)}, is`
  return { isOpen: false, weekday, sentence: `${day} ${holiday.name}, ${ON_A_HOLIDAY}` }
}
