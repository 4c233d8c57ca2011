import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** The cell that names the record; assistive technology reads it with every other cell of the row. */
  rowHeader?: boolean
  /** Figures stand under each other at the end of the column. */
  numeric?: boolean
}

interface DataTableProps<Row> {
  /** What the table lists, for assistive technology. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Two or three short columns, for which a phone has room as well. */
  isNarrow?: boolean
}

const ROW_STEPS: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** The arrows, and j and k, move between the first controls of the rows; a row without one is passed over. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>) {
  const step = ROW_STEPS[event.key]
  const row = (event.target as HTMLElement).closest('tr')
  if (!step || !row || event.ctrlKey || event.metaKey || event.altKey) return
  if (/^(?:INPUT|SELECT|TEXTAREA)$/.test((event.target as HTMLElement).tagName)) return
  const sibling = (of: Element) => (step > 0 ? of.nextElementSibling : of.previousElementSibling)
  let next = sibling(row)
  while (next && !next.querySelector('a, button')) next = sibling(next)
  const control = next?.querySelector<HTMLElement>('a, button')
  if (!control) return
  event.preventDefault()
  control.focus()
}

/** Figures end where the words of the next column begin, so there is more room between them. */
function cellRoom(isNarrow: boolean, isNumeric = false): string {
  if (isNarrow) return 'py-2 pr-4 last:pr-0'
  return isNumeric ? 'lg:py-2 lg:pr-8 lg:last:pr-0' : 'lg:py-2 lg:pr-4 lg:last:pr-0'
}

/** A dense table of records; without the room for columns each record becomes a list of names and values. */
export function DataTable<Row>({ caption, columns, rows, rowKey, isNarrow = false }: DataTableProps<Row>) {
  return (
    <table className={classNames('w-full text-sm tabular-nums', !isNarrow && 'records')}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line border-b">
          {columns.map(({ header, numeric }) => (
            <th
              key={header}
              scope="col"
              className={classNames(
                'font-semibold text-muted text-xs',
                cellRoom(isNarrow, numeric),
                numeric && 'text-right',
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="border-line border-b hover:bg-raised">
            {columns.map(({ header, cell, rowHeader, numeric }) => {
              const Cell = rowHeader ? 'th' : 'td'
              return (
                <Cell
                  key={header}
                  scope={rowHeader ? 'row' : undefined}
                  data-label={header}
                  className={classNames(
                    'align-baseline',
                    cellRoom(isNarrow, numeric),
                    rowHeader && 'text-left font-semibold',
                    // Large letters on a phone: better a broken word than a figure that is cut off.
                    rowHeader && isNarrow && 'wrap-anywhere',
                    numeric && (isNarrow ? 'text-right' : 'lg:text-right'),
                  )}
                >
                  {cell(row)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
