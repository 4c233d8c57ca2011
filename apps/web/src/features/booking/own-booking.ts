import { parseStored } from '../../lib/stored-json.ts'
import { storedText } from '../../lib/stored-text.ts'
import type { ChosenSlot } from './send-booking.ts'

/** How long a choice in a tab counts as this visitor's own; after that somebody else may have booked the slot. */
const MEANT_MS = 60 * 60_000

/** What this browser booked last, in any tab: another tab would say that somebody else was faster. */
const kept = storedText('booked-hour')

type Hour = Pick<ChosenSlot, 'date' | 'time'>

const nameOf = ({ date, time }: Hour) => `${date} ${time}`

/** Remembers the slot as booked here, in place of the one before. */
export const keepOwnBooking = (slot: Hour) =>
  kept.write(JSON.stringify({ hour: nameOf(slot), at: Date.now() }))

/** Whether this browser has just booked the slot itself. */
export function isOwnBooking(slot: Hour): boolean {
  const booked = parseStored(kept.read(), { hour: '', at: 0 })
  return booked?.hour === nameOf(slot) && booked.at > Date.now() - MEANT_MS
}

/** Once the visitor has changed a booking: the slot may be free again. */
export const forgetOwnBooking = () => kept.write(null)
