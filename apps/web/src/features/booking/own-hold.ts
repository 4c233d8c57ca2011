import { parseStored } from '../../lib/stored-json.ts'
import { storedText } from '../../lib/stored-text.ts'

/** What this browser holds during payment: without it the calendar would show visitors their own time as taken. */
interface OwnHold {
  token: string
  /** The hold's end by this browser's clock, which may be wrong by a day. */
  until: string
}

interface Held {
  bookingToken?: string | undefined
  holdUntil: string
  /** The server's clock at the time of the response. */
  now: string
}

const kept = storedText('booking-hold')

/** Remembers the hold until its end by this browser's clock; does nothing without a booking's token. */
export function keepOwnHold({ bookingToken, holdUntil, now }: Held) {
  if (!bookingToken) return
  const until = new Date(Date.now() + Date.parse(holdUntil) - Date.parse(now)).toISOString()
  kept.write(JSON.stringify({ token: bookingToken, until } satisfies OwnHold))
}

/** The token of the held time, until the hold ends. */
export function ownHold(): string | undefined {
  const hold = parseStored<OwnHold>(kept.read(), { token: '', until: '' })
  return hold && Date.parse(hold.until) > Date.now() ? hold.token : undefined
}

/** Once the time is booked. */
export const forgetOwnHold = () => kept.write(null)
