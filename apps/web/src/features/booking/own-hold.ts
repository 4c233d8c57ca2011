import { bookingServices } from '@beacon/content/booking-services'
import { parseStored } from '../../lib/stored-json.ts'
import { storedText } from '../../lib/stored-text.ts'

/** What this browser holds during payment: without it the calendar would show visitors their own time as taken. */
interface OwnHold {
  token: string
  /** The hold's end by this browser's clock, which may be wrong by a day. */
  until: string
  /** The session's start as UTC ISO text, and its length in minutes; a hold from before they were kept has neither. */
  startsAt?: string | undefined
  minutes?: number | undefined
}

interface Session {
  serviceId: string
  startsAt: string | undefined
}

interface Held {
  bookingToken?: string | undefined
  holdUntil: string
  /** The server's clock at the time of the response. */
  now: string
}

const kept = storedText('booking-hold')

/** Remembers the hold until its end by this browser's clock; does nothing without a booking's token. */
export function keepOwnHold({ bookingToken, holdUntil, now }: Held, { serviceId, startsAt }: Session) {
  if (!bookingToken) return
  const until = new Date(Date.now() + Date.parse(holdUntil) - Date.parse(now)).toISOString()
  const minutes = bookingServices.find(({ id }) => id === serviceId)?.durationMinutes
  kept.write(JSON.stringify({ token: bookingToken, until, startsAt, minutes } satisfies OwnHold))
}

/** The held time, until the hold ends. */
export function ownHold(): OwnHold | undefined {
  const hold = parseStored<OwnHold>(kept.read(), { token: '', until: '' })
  return hold && isOpen(hold) ? hold : undefined
}

const isOpen = ({ until }: OwnHold): boolean => Date.parse(until) > Date.now()

/** Whether a hold, if it has not ended, is in the way of a session of so many minutes. */
export function holds(hold: OwnHold | undefined, startsAt: string, minutes: number): boolean {
  if (!hold?.startsAt || !hold.minutes || !isOpen(hold)) return false
  const [held, wanted] = [Date.parse(hold.startsAt), Date.parse(startsAt)]
  return wanted < held + hold.minutes * 60_000 && held < wanted + minutes * 60_000
}

/** The start of a hold that has not ended, if it is known. */
export const heldStart = (hold: OwnHold | undefined): string | undefined =>
  hold && isOpen(hold) ? hold.startsAt : undefined

/** Once the time is booked. */
export const forgetOwnHold = () => kept.write(null)
