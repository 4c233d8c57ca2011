import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedState, RowsSkeleton, ScreenParts } from '../admin/index.ts'
import { CodeForm } from './code-form.tsx'
import { CodeTable } from './code-table.tsx'
import { codesQuery } from './queries.ts'

const VIEWS = [
  { value: '', label: 'Codes' },
  { value: 'new', label: 'New code' },
]

/** What takes something off an order of the store, and how often it did. */
export function CodesScreen() {
  const [params] = useSearchParams()
  const view = params.get('view') ?? ''
  return (
    <div className="grid grid-cols-1 gap-6">
      <ScreenParts parts={VIEWS} current={view} />
      {view === 'new' ? <CodeForm /> : <Codes />}
    </div>
  )
}

function Codes() {
  const { data, error, isPending, isRefetching, refetch } = useQuery(codesQuery)
  if (error)
    return (
      <FailedState
        what="the promo codes"
        error={error}
        onRetry={() => void refetch()}
        pending={isRefetching}
      />
    )
  if (isPending) return <RowsSkeleton label="Loading promo codes" lines={6} wideLines={1} />
  if (data.promoCodes.length > 0) return <CodeTable rows={data.promoCodes} />
  return (
    <EmptyState
      title="No promo code yet"
      text="A code takes a part of the goods or the shipping off an order. Buyers enter it at the checkout, or come by its link."
      action={<LinkButton to={`${paths.adminCodes}?view=new`}>Make a code</LinkButton>}
    />
  )
}
