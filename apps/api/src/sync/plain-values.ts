import type { NoteFile, PlainValue } from '../providers/notes-properties.ts'

/** Readers of Notion properties that a person may have removed, emptied or given another type. */

/** A text or title without the spaces around it; empty for a value of another type. */
export const textOf = (value: PlainValue | undefined): string =>
  typeof value === 'string' ? value.trim() : ''

/** The entries of a multi-select; none for a value of another type. */
export const listOf = (value: PlainValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []

/** The files of a files column; none for a value of another type. */
export const filesOf = (value: PlainValue | undefined): NoteFile[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry !== 'string') : []
