import { bookingPolicy, bookingServices } from '@beacon/content/booking-services'
import { dayName } from '@beacon/rules/day-words'
import { zoneAt } from './date-format.ts'
import type { Slot } from './fetch-availability.ts'
import type { ChosenSlot } from './send-booking.ts'

/** `PPC Account Review, Thursday, November 26 at 9:00 AM EST` */
export function slotWords({ serviceId, date, time }: ChosenSlot, startsAt: string | undefined): string {
  const service = bookingServices.find(({ id }) => id === serviceId)
  return `${service?.name}, ${dayName(date)} at ${time}${startsAt ? ` ${zoneAt(startsAt)}` : ''}`
}

/** What to know of a paid session that is too near to be canceled for its money; empty for any other. */
export const lateSentence = (slot: Slot | undefined, refundedFrom: string): string =>
  slot && slot.startsAt < refundedFrom ? bookingPolicy.tooLateSentence : ''
