import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Whether one of the columns holds the words, whatever their case; `%` and `_` are letters like any other. */
export function containing(columns: readonly string[], words: string): RawBuilder<boolean> {
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const each = columns.map((column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`)
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

/** Whether a row comes after `start` in a list that is newest first by `column`, then by id. */
export const olderThan = (column: string, start: { at: string; id: string }): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} < ${start.at} or (${sql.ref(column)} = ${start.at} and id < ${start.id}))`

interface Page<Table extends keyof Schema> {
  /** The column by which the list is sorted; rows of the same instant by their id. */
  newestBy: keyof Schema[Table] & string
  /** The last row of the page before. */
  start: { at: string; id: string } | undefined
  /** As many as there are when missing. */
  limit?: number | undefined
}

/** A page of the rows that match, newest first, and how many match in all. */
export async function pageOf<Table extends keyof Schema>(
  matching: SelectQueryBuilder<Schema, Table, object>,
  { newestBy, start, limit }: Page<Table>,
) {
  const { total } = await matching
    .select((query) => query.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = start ? matching.where(olderThan(newestBy, start)) : matching
  const sorted = page.selectAll().orderBy(sql.ref(newestBy), 'desc').orderBy(sql.ref('id'), 'desc')
  const rows = await (limit === undefined ? sorted : sorted.limit(limit)).execute()
  return { rows, total }
}
