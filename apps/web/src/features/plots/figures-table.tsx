import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Icon } from '../../ui/icon.tsx'

interface FiguresTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** A chart's figures as a table; it opens without a script. */
export function FiguresTable<Row>(table: FiguresTableProps<Row>) {
  return (
    <details className="group border-line border-y">
      <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold text-sm hover:text-bay">
        The figures as a table
        <Icon name="plus" className="size-5 transition-transform group-open:rotate-45" />
      </summary>
      <div className="pb-6">
        <DataTable {...table} />
      </div>
    </details>
  )
}
