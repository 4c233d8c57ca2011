import { parseKept } from '../../lib/kept-json.ts'
import { storedText } from '../../lib/stored-text.ts'

/** What this browser holds while it is paid for: without it the calendar would show visitors their own time as taken. */
interface OwnHold {
  token: string
  /** By this browser's own clock, which may be wrong by a day. */
  until: string
}

interface Held {
  bookingToken?: string | undefined
  holdUntil: string
  /** The server's clock when it said so. */
  now: string
}

const kept = storedText('booking-hold')

export function keepOwnHold({ bookingToken, holdUntil, now }: Held) {
  if (!bookingToken) return
  const until = new Date(Date.now() + Date.parse(holdUntil) - Date.parse(now)).toISOString()
  kept.write(JSON.stringify({ token: bookingToken, until } satisfies OwnHold))
}

/** The key to the time that is held, while it is. */
export function ownHold(): string | undefined {
  const hold = parseKept<OwnHold>(kept.read(), { token: '', until: '' })
  return hold && Date.parse(hold.until) > Date.now() ? hold.token : undefined
}

export const forgetOwnHold = () => kept.write(null)
