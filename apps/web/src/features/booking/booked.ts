import type { BookingRequest } from '@beacon/contract/booking'
import { readSession, writeSession } from '../../lib/session-storage.ts'
import { ifLike } from '../../lib/stored-json.ts'

/** A booking that was just made, as its confirmation shows it. */
export interface Booked
  extends Pick<BookingRequest, 'serviceId' | 'date' | 'time' | 'name' | 'email' | 'meeting'> {
  message: string
  startsAt?: string | undefined
  /** Of its private page. */
  token?: string | undefined
  /** Links that add it to a calendar. */
  calendar?: CalendarLinks | undefined
  /** Whether an earlier attempt, whose response was lost, had made it already. */
  isEarlier?: boolean
}

export interface CalendarLinks {
  google: string
  outlook: string
}

/** In the address once it is booked, so that a reload and Back show the confirmation again. */
export const BOOKED = 'booked'

const EXAMPLE = { message: '', serviceId: '', date: '', time: '', name: '', email: '', meeting: '' }

/** Stored for this tab, because a reload may drop the history entry's state (0043), which knows which booking it shows. */
export const keepBooked = (booked: Booked) => writeSession(BOOKED, booked)

/** The booking to confirm: that of the history entry, or else the last one of this tab. */
export const readBooked = (state: unknown): Booked | undefined =>
  (ifLike(state, EXAMPLE) ?? ifLike(readSession(BOOKED), EXAMPLE)) as Booked | undefined
