import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { classNames } from '../../ui/class-names.ts'

interface RowLinkProps {
  id: string
  /** The query parameter that holds the open record's id. */
  param: string
  isOpen: boolean
  children: ReactNode
}

/** A list row that opens its record beside the list. */
export function RowLink({ id, param, isOpen, children }: RowLinkProps) {
  const [search] = useSearchParams()
  const address = new URLSearchParams(search)
  address.set(param, id)
  return (
    <li className="border-line border-b">
      <Link
        to={`?${address}`}
        data-row={id}
        aria-current={isOpen ? 'true' : undefined}
        className={classNames(
          '-outline-offset-2 grid grid-cols-1 gap-0.5 px-3 py-2.5 text-sm max-lg:-mx-3',
          isOpen ? 'bg-raised-2 shadow-[inset_3px_0_0_var(--color-beacon)]' : 'hover:bg-raised',
        )}
      >
        {children}
      </Link>
    </li>
  )
}

interface RowListProps<Row> {
  rows: readonly Row[]
  param: string
  openId: string | null
  children: (row: Row) => ReactNode
}

/** Rows that open their records beside the list. */
export function RowList<Row extends { id: string }>({ rows, param, openId, children }: RowListProps<Row>) {
  return (
    <ul className="border-line border-t">
      {rows.map((row) => (
        <RowLink key={row.id} id={row.id} param={param} isOpen={row.id === openId}>
          {children(row)}
        </RowLink>
      ))}
    </ul>
  )
}

/** Opens and closes the record named by the address. */
export function useOpenRecord(param: string) {
  const [search, setSearch] = useSearchParams()
  const close = () => {
    const next = new URLSearchParams(location.search)
    next.delete(param)
    setSearch(next)
  }
  return { openId: search.get(param), close }
}
