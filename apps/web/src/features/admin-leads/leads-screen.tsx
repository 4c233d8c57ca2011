import { useSearchParams } from 'react-router-dom'
import { ListDetail, useOpenRecord, usePagedList, useSearchText } from '../admin/index.ts'
import { LeadDetail } from './lead-detail.tsx'
import { LeadList } from './lead-list.tsx'
import { isStatusFilter, leadsQuery } from './queries.ts'

/** Everybody who has written to us, what they want, and the status of each. */
export function LeadsScreen() {
  const [params] = useSearchParams()
  const search = useSearchText('search')
  const status = params.get('status')
  const filter = {
    search: search.committed || undefined,
    status: isStatusFilter(status) ? status : undefined,
  }
  const { openId, close } = useOpenRecord('lead')
  const leads = usePagedList(leadsQuery(filter))

  const listed = leads.data?.pages.flatMap((page) => page.leads).find(({ id }) => id === openId)
  return (
    <ListDetail
      openId={openId}
      onClose={close}
      hint={leads.data?.pages[0]?.total ? 'Choose a lead to read it here.' : ''}
      list={<LeadList leads={leads} filter={filter} search={search} openId={openId} />}
      detail={openId && <LeadDetail key={openId} id={openId} listed={listed} onClose={close} />}
    />
  )
}
