import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList, ScreenParts, usePagedList } from '../admin/index.ts'
import { CodeForm } from './code-form.tsx'
import { CodeTable } from './code-table.tsx'
import { codesQuery } from './queries.ts'

const VIEWS = [
  { value: '', label: 'Codes' },
  { value: 'new', label: 'New code' },
]

/** The store's promo codes and how often each was used. */
export function PromoCodesScreen() {
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
  const codes = usePagedList(codesQuery)
  const rows = codes.data?.pages.flatMap((page) => page.promoCodes) ?? []
  return (
    <PagedList
      what="promo codes"
      query={codes}
      isEmpty={rows.length === 0}
      lines={6}
      wideLines={1}
      empty={
        <EmptyState
          title="No promo code yet"
          text="A code takes part of the subtotal or the shipping off an order. Buyers enter it at checkout, or use its link."
          action={<LinkButton to={`${paths.adminPromoCodes}?view=new`}>Create a code</LinkButton>}
        />
      }
    >
      <CodeTable rows={rows} />
    </PagedList>
  )
}
