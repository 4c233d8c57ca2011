import { setImmediate } from 'node:timers/promises'
import type { AuditAct } from '@beacon/contract/audit'
import { stringify } from 'csv-stringify/sync'
import type { RequestHandler } from 'express'
import type { z } from 'zod'
import { type Clock, today } from '../clock.ts'
import type { AuditLog } from './audit.ts'
import { AppError } from './errors.ts'
import { refuseForeignRead } from './own-origin.ts'
import type { RateLimiter } from './rate-limit.ts'
import { readInput } from './read-input.ts'
import { contextOf } from './request-context.ts'
import { respondText } from './respond.ts'
import type { Sessions } from './session.ts'

/** The columns of a spreadsheet in order: the heading, and the cell of a row. */
export type CsvColumns<Row> = Record<string, (row: Row) => string | number | null>

/** Cents as a number that a spreadsheet can add up: 1999 is '19.99'. */
export const dollars = (cents: number): string => (cents / 100).toFixed(2)

/** No limit: a file that stopped early would not say so. */
export const EVERY_ROW = Number.MAX_SAFE_INTEGER

/** Spreadsheet programs read a file as UTF-8 when it begins with this mark. */
const BYTE_ORDER_MARK = '\u{feff}'

export interface SpreadsheetDeps {
  sessions: Sessions
  limiter: RateLimiter
  audit: AuditLog
  clock: Clock
}

interface Spreadsheet<Row, Filter extends z.ZodType> {
  /** How the audit log names it. */
  act: AuditAct
  /** Of the file; the day is added. */
  name: string
  columns: CsvColumns<Row>
  /** What the address may ask for. */
  filter: Filter
  rows(filter: z.output<Filter>): Promise<readonly Row[]>
}

/**
 * Sends rows as a CSV download for the administrator. A cell that a spreadsheet program would run as a formula, because
 * a visitor typed it so, becomes text. It is a copy of personal data: it is recorded in the audit log, and requires the
 * second factor.
 */
export function spreadsheet<Row, Filter extends z.ZodType>(
  { sessions, limiter, audit, clock }: SpreadsheetDeps,
  { act, name, columns, filter, rows }: Spreadsheet<Row, Filter>,
): RequestHandler {
  return async (req, res) => {
    const request = contextOf(req)
    refuseForeignRead(req)
    await limiter.consume('admin', req.path, request.address)
    const administrator = await sessions.read(req.headers.cookie)
    if (!administrator) throw new AppError('unauthorized')
    if (!administrator.isFresh) throw new AppError('confirmation_required')
    const found = await rows(readInput(filter, req.query))
    const line = `${found.length} ${found.length === 1 ? 'row' : 'rows'}`
    await audit.record({ act, who: administrator.email, line, outcome: 'done', request })
    respondText(res, 200, BYTE_ORDER_MARK + (await csvOf(columns, found)), {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${today(clock())}.csv"`,
    })
  }
}

/** A batch of rows takes a few milliseconds. */
const AT_ONCE = 200

/** Yields between batches, so that visitors are served while a long list is written. */
async function csvOf<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): Promise<string> {
  const values = Object.values(columns)
  let text = linesOf([Object.keys(columns)])
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const piece = rows.slice(from, from + AT_ONCE)
    text += linesOf(piece.map((row) => values.map((value) => value(row))))
    await setImmediate()
  }
  return text
}

const linesOf = (cells: (string | number | null)[][]): string =>
  stringify(
    cells.map((line) => line.map(withoutInnerFormulas)),
    {
      record_delimiter: 'windows',
      escape_formulas: true,
      // Quoted: otherwise the second line of a message would be a row of its own, and could begin with a formula.
      quoted_match: /[\r\n]/,
    },
  )

/** Spreadsheet programs of some countries split at semicolons, others at tabs: what follows one is a cell, too. */
const withoutInnerFormulas = (cell: string | number | null) =>
  typeof cell === 'string' ? cell.replace(/[;\t](?=[=+\-@])/g, "$&'") : cell
