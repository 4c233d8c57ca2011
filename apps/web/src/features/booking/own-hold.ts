import { forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'

/** What this tab holds while it is paid for: without it the calendar would show the visitor the own time as taken. */
interface OwnHold {
  token: string
  until: string
}

const KEY = 'booking-hold'

export function keepOwnHold({
  bookingToken,
  holdUntil,
}: {
  bookingToken?: string | undefined
  holdUntil: string
}) {
  if (bookingToken) writeSession(KEY, { token: bookingToken, until: holdUntil } satisfies OwnHold)
}

/** The key to the time that is held, while it is. */
export function ownHold(): string | undefined {
  const hold = readSession(KEY) as OwnHold | undefined
  return hold && Date.parse(hold.until) > Date.now() ? hold.token : undefined
}

export const forgetOwnHold = () => forgetSession(KEY)
