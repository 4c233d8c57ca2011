import { randomBytes } from 'node:crypto'

/** The time, as a function, so that a test can hold it. */
export type Clock = () => Date

/** New ids: 128 random bits, safe in an address. A function, so that a test can foresee them. */
export type Ids = () => string

export const systemClock: Clock = () => new Date()
export const randomIds: Ids = () => randomBytes(16).toString('base64url')

/** The instant `ms` milliseconds after `from`, as ISO text. */
export const isoAfter = (from: Date, ms: number): string => new Date(from.getTime() + ms).toISOString()
