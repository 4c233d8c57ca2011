interface ExportLinkProps {
  /** The call that answers the file. */
  path: string
  /** What the list shows now; the file holds the same. */
  filter?: Readonly<Record<string, string | undefined>>
}

/** The list as a file for a spreadsheet. */
export function ExportLink({ path, filter = {} }: ExportLinkProps) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  return (
    <a href={query.size > 0 ? `${path}?${query}` : path} download className="prose-link">
      Export as CSV
    </a>
  )
}
