import { type RawBuilder, sql } from 'kysely'

/** Whether one of the columns holds the words, whatever their case; `%` and `_` are letters like any other. */
export function containing(columns: readonly string[], words: string): RawBuilder<boolean> {
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const each = columns.map((column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`)
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

/** Whether a row comes after `start` in a list that is newest first by `column`, then by id. */
export const olderThan = (column: string, start: { at: string; id: string }): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} < ${start.at} or (${sql.ref(column)} = ${start.at} and id < ${start.id}))`
