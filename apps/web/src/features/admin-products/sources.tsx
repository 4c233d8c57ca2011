import type { CatalogueSource } from '@beacon/contract/product-admin'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Ago, Failure, useNow } from '../admin/index.ts'
import { sourceNames, syncWords } from './product-words.ts'
import { useDecision, useSync } from './queries.ts'

/** The sources of the products, the outcome of each last sync, and the button to sync now. */
export function Sources({ sources }: { sources: readonly CatalogueSource[] }) {
  const now = useNow()
  const sync = useSync()
  const columns: Column<CatalogueSource>[] = [
    { header: 'Source', rowHeader: true, cell: ({ source }) => sourceNames[source] },
    {
      header: 'State',
      cell: ({ state }) => <Badge tone={syncWords[state].tone}>{syncWords[state].label}</Badge>,
    },
    { header: 'Products', numeric: true, cell: ({ products }) => products.toLocaleString('en-US') },
    {
      header: 'Last sync',
      numeric: true,
      cell: ({ syncedAt }) => (syncedAt ? <Ago at={syncedAt} now={now} /> : 'never'),
    },
  ]
  return (
    <section aria-labelledby="sources" className="grid max-w-4xl gap-3">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="sources" className="text-h4">
          Sources
        </h2>
        <Button size="sm" onClick={() => sync.mutate()} pending={sync.isPending} pendingLabel="Copying…">
          Sync now
        </Button>
      </div>
      <DataTable
        caption="Sources of the products"
        columns={columns}
        rows={sources}
        rowKey={({ source }) => source}
      />
      <p role="status" className="text-muted text-sm">
        {sync.isSuccess && !sync.isPending
          ? resultOf(sources)
          : 'Copied regularly. Visitors are served from the copy.'}
      </p>
      <Failure error={sync.error} />
      {sources.map((source) => (
        <SourceTrouble key={source.source} source={source} />
      ))}
    </section>
  )
}

/** A placeholder for two sources, so that the list below does not shift. */
export function SourcesSkeleton() {
  return (
    <div className="grid max-w-4xl gap-3">
      <p aria-hidden="true" className="min-h-9 font-display font-semibold text-h4">
        Sources
      </p>
      <Skeleton
        label="Loading the sources"
        lines={5}
        className="content-around h-[21.4375rem] md:h-[12.9375rem] lg:h-[9.3125rem]"
      />
    </div>
  )
}

/** The outcome of a sync that the administrator started. */
function resultOf(sources: readonly CatalogueSource[]): string {
  const left = sources.filter(({ state }) => state !== 'ok').map(({ source }) => sourceNames[source])
  return left.length === 0
    ? 'The products were just copied.'
    : `The previous copy stays in use for ${left.join(' and ')}: the reason is below.`
}

/** Problems with a source: a failure, a copy held back, missing pictures. */
function SourceTrouble({ source }: { source: CatalogueSource }) {
  const name = sourceNames[source.source]
  if (source.state === 'held') return <HeldCopy source={source} />
  if (source.state === 'failed')
    return (
      <Notice tone="danger" title={`${name} could not be copied`}>
        <p>{source.error}</p>
        <p>The store keeps using the previous copy.</p>
      </Notice>
    )
  if (source.warnings.length === 0) return null
  return (
    <Notice tone="warning" title={`${name}: copied, but not everything`}>
      <ul className="grid gap-1">
        {source.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  )
}

function HeldCopy({ source: { source, products, heldProducts } }: { source: CatalogueSource }) {
  const decision = useDecision()
  const decide = (word: 'accept' | 'reject') =>
    decision.mutate({ source, decision: word, heldProducts: heldProducts ?? undefined })
  return (
    <Notice tone="warning" title={`${sourceNames[source]} has lost more than 30% of its products`}>
      <p>
        The store shows {products} of them; the new copy has {heldProducts}. If products were taken out on
        purpose, serve the new copy. If not, look at {sourceNames[source]} first.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="sm"
          onClick={() => decide('accept')}
          pending={decision.isPending}
          pendingLabel="One moment…"
        >
          Serve the new copy
        </Button>
        <Button size="sm" variant="quiet" onClick={() => decide('reject')} aria-disabled={decision.isPending}>
          Drop it
        </Button>
      </div>
      {decision.error && <p role="alert">{decision.error.message}</p>}
    </Notice>
  )
}
