import type { NotionDatabase } from '@beacon/contract/notion-admin'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'

const PURPOSES = { blog: 'Blog posts', products: 'Products', leads: 'Leads' }

type NotionColumn = NotionDatabase['columns'][number]

/** The databases, and whether their columns are those that the product reads and writes. */
export const Databases = ({ databases }: { databases: readonly NotionDatabase[] }) => (
  <section aria-labelledby="databases" className="grid gap-6">
    <h2 id="databases" className="text-h4">
      Databases
    </h2>
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-3">
      {databases.map((database) => (
        <Database key={database.purpose} {...database} />
      ))}
    </div>
  </section>
)

function Database({ purpose, setting, isConfigured, title, error, columns: found }: NotionDatabase) {
  return (
    <article
      aria-label={PURPOSES[purpose]}
      className="grid min-w-0 content-start gap-2 border-line border-t pt-3"
    >
      <h3 className="text-base">{PURPOSES[purpose]}</h3>
      <p className="text-sm">
        {title ? `“${title}” in Notion` : isConfigured ? 'Not read yet' : 'Not connected'},{' '}
        <span className="text-muted">
          named by <code>{setting}</code>
        </span>
      </p>
      {error && <Notice tone="danger">{error}</Notice>}
      <ul aria-label={`Columns of ${PURPOSES[purpose]}`}>
        {found.map((column) => (
          <li
            key={column.name}
            className="flex items-baseline justify-between gap-3 border-line border-b py-1.5 text-sm"
          >
            <span className="min-w-0">
              <span className="font-semibold">{column.name}</span>{' '}
              <span className="text-muted">{column.type}</span>
            </span>
            <ColumnState {...column} />
          </li>
        ))}
      </ul>
    </article>
  )
}

function ColumnState({ state, actualType }: NotionColumn) {
  if (state === 'found') return <Badge tone="success">Found</Badge>
  if (state === 'missing') return <Badge tone="warning">Missing</Badge>
  return <Badge tone="warning">Is {actualType ?? 'another type'}</Badge>
}
