import { bookingServices } from '@beacon/content/booking-services'
import { dayName } from '@beacon/rules/day-words'
import type { ChosenSlot } from './send-booking.ts'

/** `PPC Account Review, Thursday, November 26 at 9:00 AM` */
export function slotWords({ serviceId, date, time }: ChosenSlot): string {
  const service = bookingServices.find(({ id }) => id === serviceId)
  return `${service?.name}, ${dayName(date)} at ${time}`
}
