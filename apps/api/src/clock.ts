import { randomUUIDv7 } from 'node:crypto'
import { agency } from '@beacon/content/agency'
import { dayBounds, wallTimeOf } from '@beacon/rules/booking-calendar'

/** The current time, as a function, so that tests can set it. */
export type Clock = () => Date

/**
 * New URL-safe ids, as a function, so that tests can predict them. They are version 7 UUIDs in 22 characters: the
 * milliseconds come first, so that rows written together are close together in every index, and 74 bits are random.
 */
export type Ids = () => string

/** The machine's clock, unless the app's dependencies are given another one. */
export const systemClock: Clock = () => new Date()

/** Ids outside tests: the time in them is the machine's, whatever a `Clock` says. */
export const randomIds: Ids = () =>
  Buffer.from(randomUUIDv7().replaceAll('-', ''), 'hex').toString('base64url')

/** In milliseconds. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The instant `ms` milliseconds after `from`, as ISO text. */
export const isoAfter = (from: Date, ms: number): string => new Date(from.getTime() + ms).toISOString()

/** The agency's local date, as `2026-11-26`. */
export const today = (now: Date): string => wallTimeOf(agency.timeZone, now).date

/** The last millisecond of the agency's local day at an instant: what lasts until a date lasts through that day. */
export const endOfDay = (instant: Date): string =>
  isoAfter(dayBounds(agency.timeZone, today(instant)).until, -1)
