import { storedText } from '../../lib/stored-text.ts'

/** What this browser holds while it is paid for: without it the calendar would show the visitor the own time as taken. */
interface OwnHold {
  token: string
  until: string
}

const kept = storedText('booking-hold')

export function keepOwnHold({
  bookingToken,
  holdUntil,
}: {
  bookingToken?: string | undefined
  holdUntil: string
}) {
  if (bookingToken) kept.write(JSON.stringify({ token: bookingToken, until: holdUntil } satisfies OwnHold))
}

/** The key to the time that is held, while it is. */
export function ownHold(): string | undefined {
  try {
    const { token, until } = JSON.parse(kept.read() ?? '') as OwnHold
    return Date.parse(until) > Date.now() ? token : undefined
  } catch {
    return undefined
  }
}

export const forgetOwnHold = () => kept.write(null)
