import type { BookingRow } from '../../db/schema.ts'

/** How often the appointment itself has changed: a new video link is a new calendar entry, but the same appointment. */
export const versionOf = ({ sequence, link_changes }: BookingRow): number => sequence - link_changes
