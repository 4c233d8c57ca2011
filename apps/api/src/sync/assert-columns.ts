import type { PlainValue } from '../providers/notes-properties.ts'
import type { NoteRow } from '../providers/notes-reader.ts'

/** The columns that a copy cannot do without, and what their values look like. */
export type NeededColumns = Record<string, (value: PlainValue) => boolean>

/** The value of a column of text, a choice or a date; it may be empty. */
export const isText = (value: PlainValue): boolean => value === null || typeof value === 'string'

/** The value of a column of numbers; it may be empty. */
export const isNumber = (value: PlainValue): boolean => value === null || typeof value === 'number'

/**
 * Notion names every column in every row, so one that is missing was renamed or deleted. Its rows would not look broken
 * but different: unpublished, due at once, or of unlimited stock.
 *
 * @throws Error when a column is missing or has values of another type
 */
export function assertColumns(rows: readonly NoteRow[], needed: NeededColumns): void {
  for (const [name, fits] of Object.entries(needed)) {
    const values = rows.map(({ properties }) => properties[name])
    if (values.some((value) => value === undefined || !fits(value)))
      throw new Error(
        `Notes database: the column “${name}” is missing, or has another type than it should have. Nothing was copied.`,
      )
  }
}
