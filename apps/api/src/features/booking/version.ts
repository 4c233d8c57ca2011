import type { BookingRow } from '../../db/schema.ts'

/**
 * How often the appointment itself has changed: a new video link, or who comes and how we meet, is a new calendar entry,
 * but the same appointment. Those are counted in `link_changes`.
 */
export const versionOf = ({ sequence, link_changes }: BookingRow): number => sequence - link_changes
