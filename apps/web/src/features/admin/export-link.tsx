import { checkFresh } from '@beacon/contract/admin-session'
import type { MouseEvent } from 'react'
import { call } from '../../lib/api.ts'
import { useToast } from '../../ui/toast.tsx'
import { saveFile } from './save-file.ts'
import { asAdministrator } from './session.ts'

const FAILED = 'The file could not be made. Please try again.'

interface ExportLinkProps {
  /** The call that answers the file. */
  path: string
  /** The list's current filters; the file has the same rows. */
  filter?: Readonly<Record<string, string | undefined>>
}

/** Exports the list for a spreadsheet; asks for the second factor first if the last confirmation is too old. */
export function ExportLink({ path, filter = {} }: ExportLinkProps) {
  const showToast = useToast()
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  const address = query.size > 0 ? `${path}?${query}` : path
  const saveWhenFresh = (event: MouseEvent) => {
    event.preventDefault()
    asAdministrator(() => call(checkFresh), true)
      .then(() => save(address))
      .catch((error: Error) => showToast(error.message, 'danger'))
  }
  return (
    <a
      href={address}
      download
      onClick={saveWhenFresh}
      className="no-print prose-link -my-2.5 py-2.5 whitespace-nowrap"
    >
      Export as CSV
    </a>
  )
}

/** Fetched here rather than by the browser: an error page would replace the screen and the input on it. */
async function save(address: string): Promise<void> {
  const answer = await fetch(address).catch(() => undefined)
  if (!answer?.ok) throw new Error(FAILED)
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await answer.blob(), name ?? 'export.csv')
}
