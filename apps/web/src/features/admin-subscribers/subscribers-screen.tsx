import { useSearchParams } from 'react-router-dom'
import { FailedState, ScreenParts, usePagedList, useRestoredFocus, useSearchText } from '../admin/index.ts'
import { Compose } from './compose.tsx'
import { Letters } from './letters.tsx'
import { isList, isState, subscribersQuery } from './queries.ts'
import { SubscriberList } from './subscriber-list.tsx'

const VIEWS = [
  { value: '', label: 'Addresses' },
  { value: 'letters', label: 'Letters sent' },
  { value: 'write', label: 'Write a letter' },
]

/** The subscribers, and the campaigns sent to them. */
export function SubscribersScreen() {
  const [params] = useSearchParams()
  const search = useSearchText('search')
  const [list, state, view] = [params.get('list'), params.get('state'), params.get('view') ?? '']
  const filter = {
    search: search.committed || undefined,
    list: isList(list) ? list : undefined,
    state: isState(state) ? state : undefined,
  }
  const subscribers = usePagedList({ ...subscribersQuery(filter), enabled: view !== 'letters' })
  const keptFocus = useRestoredFocus(`${view} ${subscribers.data?.pages[0]?.total}`)
  return (
    <div className="grid grid-cols-1 gap-6">
      <ScreenParts parts={VIEWS} current={view} />
      <section
        {...keptFocus}
        className="grid grid-cols-1 gap-6"
        aria-label={VIEWS.find(({ value }) => value === view)?.label ?? 'Addresses'}
      >
        {view === 'letters' && <Letters />}
        {view === 'write' && subscribers.isError && (
          <FailedState
            what="the number of readers"
            error={subscribers.error}
            onRetry={() => void subscribers.refetch()}
            pending={subscribers.isRefetching}
          />
        )}
        {view === 'write' && <Compose sizes={subscribers.data?.pages[0]} />}
        {view !== 'letters' && view !== 'write' && (
          <SubscriberList subscribers={subscribers} filter={filter} search={search} />
        )}
      </section>
    </div>
  )
}
