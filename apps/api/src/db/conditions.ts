import { domainToUnicode } from 'node:url'
import { telephoneIn } from '@beacon/contract/telephone'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * Case-insensitive substring search in any of the columns; `%` and `_` are ordinary characters, and the apostrophe of a
 * phone is the one of a keyboard. A telephone number is found in any notation.
 */
export function containing(columns: readonly string[], words: string): RawBuilder<boolean> {
  const typed = ["'", '’'].map((apostrophe) => words.replace(/['’]/g, apostrophe))
  const patterns = [...new Set(typed.flatMap(spellings))].map((spelling) => `%${literal(spelling)}%`)
  const each = columns.flatMap((column) =>
    patterns.map((pattern) => sql`lower(${sql.ref(column)}) like ${pattern} escape '!'`),
  )
  const number = telephoneIn(words)
  if (number && columns.includes('phone')) each.push(sql`${digitsOf('phone')} like ${`%${number}%`}`)
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

const digitsOf = (column: string): RawBuilder<string> =>
  [...' -()./\u00a0\u202f\u2010\u2011\u2012\u2013\u2014\u2212'].reduce<RawBuilder<string>>(
    (digits, sign) => sql<string>`replace(${digits}, ${sign}, '')`,
    sql.ref(column),
  )

/** Whether a column has this address in the usual capitalizations; in older rows letters beyond A to Z are as typed. */
export const isAddress = (column: string, address: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) in (${sql.join(asTyped(address).flatMap(spellings).flatMap(asCopied))})`

/** Earlier versions stored a domain with other letters than A to Z as it was typed. */
function asTyped(address: string): string[] {
  const at = address.lastIndexOf('@') + 1
  return [...new Set([address, address.slice(0, at) + domainToUnicode(address.slice(at))])]
}

/** Earlier versions stored an address as it was copied from a link, or with its sentence's full stop. */
const asCopied = (address: string): string[] => [address, `mailto:${address}`, `${address}.`]

/** The address itself, of one that was stored like that. */
export const plainAddress = (stored: string): string => stored.replace(/^mailto:|\.$/g, '')

/** SQLite's `lower` knows only A to Z: other letters are looked for as typed, lower-case, upper-case and capitalized. */
function spellings(words: string): string[] {
  const small = words.toLowerCase()
  const capitalized = small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  const typed = [words, small, words.toUpperCase(), capitalized]
  return [...new Set(typed.map((text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())))]
}

/** Whether a column ends with the words, letter by letter. */
export const endingWith = (column: string, words: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} like ${`%${literal(words)}`} escape '!'`

const literal = (words: string): string => words.replace(/[!%_]/g, '!$&')

interface Page<Table extends keyof Schema> {
  /** The column by which the list is sorted; rows of the same instant by their id. */
  sortedBy: keyof Schema[Table] & string
  /** Newest first by default. */
  oldestFirst?: boolean
  /** The cursor of the last row of the page before. */
  after: string | undefined
  limit: number
}

/**
 * The cursor of a row in a list that is sorted by this instant, for `after`. It contains the sort key: by the time the
 * next page is requested, the row may have been deleted.
 */
export const cursorOf = (at: string, id: string): string => `${Date.parse(at)}_${id}`

const CURSOR = /^(\d{1,15})_(.+)$/

/** A page was requested after something that is no cursor of its list, such as the cursor of an earlier version. */
export class UnknownCursor extends Error {
  constructor() {
    super('Not a cursor of this list')
    this.name = 'UnknownCursor'
  }
}

/** What a cursor contains; undefined for the first page. @throws UnknownCursor */
export function partsOf(after: string | undefined, cursor: RegExp): string[] | undefined {
  if (after === undefined) return undefined
  const [, ...parts] = cursor.exec(after) ?? []
  if (parts.length === 0) throw new UnknownCursor()
  return parts
}

type Matching<Table extends keyof Schema> = SelectQueryBuilder<Schema, Table, object>

/**
 * A page of the rows of a table that match, newest first unless the page says otherwise.
 * @throws UnknownCursor
 */
export async function newestRows<Table extends keyof Schema>(
  matching: Matching<Table>,
  { sortedBy, oldestFirst = false, after, limit }: Page<Table>,
) {
  const [at, id] = [sql.ref(sortedBy), sql.ref('id')]
  const direction = oldestFirst ? 'asc' : 'desc'
  const beyond = oldestFirst ? sql`>` : sql`<`
  const [instant, lastId] = partsOf(after, CURSOR) ?? []
  const start = new Date(Number(instant ?? 0)).toISOString()
  const page = lastId
    ? matching.where(
        sql<boolean>`(${at} ${beyond} ${start} or (${at} = ${start} and ${id} ${beyond} ${lastId}))`,
      )
    : matching
  return page.selectAll().orderBy(at, direction).orderBy(id, direction).limit(limit).execute()
}

/** A page of the rows of a table that match, and how many match in all. */
export async function pageOf<Table extends keyof Schema>(matching: Matching<Table>, page: Page<Table>) {
  const { total } = await matching
    .select((query) => query.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: await newestRows(matching, page), total }
}
