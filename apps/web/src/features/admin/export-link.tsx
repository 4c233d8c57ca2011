import { checkFresh } from '@beacon/contract/admin-session'
import type { MouseEvent } from 'react'
import { call } from '../../lib/api.ts'
import { useToast } from '../../ui/toast.tsx'
import { asAdministrator } from './session.ts'

interface ExportLinkProps {
  /** The call that answers the file. */
  path: string
  /** What the list shows now; the file holds the same. */
  filter?: Readonly<Record<string, string | undefined>>
}

/** The list as a file for a spreadsheet; the second factor is asked for first, when it is time for that. */
export function ExportLink({ path, filter = {} }: ExportLinkProps) {
  const showToast = useToast()
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  const address = query.size > 0 ? `${path}?${query}` : path
  // The browser fetches the file itself: a refusal could not be answered any more.
  const fetchWhenFresh = (event: MouseEvent) => {
    event.preventDefault()
    asAdministrator(() => call(checkFresh)).then(
      () => location.assign(address),
      (error: Error) => showToast(error.message, 'danger'),
    )
  }
  return (
    <a href={address} download onClick={fetchWhenFresh} className="prose-link whitespace-nowrap">
      Export as CSV
    </a>
  )
}
