import { randomUUIDv7 } from 'node:crypto'
import { agency } from '@beacon/content/agency'
import { wallTimeOf } from '@beacon/rules/booking-calendar'

/** The time, as a function, so that a test can hold it. */
export type Clock = () => Date

/**
 * New ids, safe in an address. A function, so that a test can foresee them. They are UUIDs of version 7 in 22 letters:
 * the millisecond comes first, so what is written together lies together in every index, and 74 bits are random.
 */
export type Ids = () => string

export const systemClock: Clock = () => new Date()
export const randomIds: Ids = () =>
  Buffer.from(randomUUIDv7().replaceAll('-', ''), 'hex').toString('base64url')

/** In milliseconds. */
export const HOUR_MS = 60 * 60_000
export const DAY_MS = 24 * HOUR_MS

/** The instant `ms` milliseconds after `from`, as ISO text. */
export const isoAfter = (from: Date, ms: number): string => new Date(from.getTime() + ms).toISOString()

/** Today where the agency is, as `2026-11-26`. */
export const today = (now: Date): string => wallTimeOf(agency.timeZone, now).date
