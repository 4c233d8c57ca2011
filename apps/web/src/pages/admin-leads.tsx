import { AdminScreen } from '../features/admin/index.ts'
import { LeadsScreen } from '../features/admin-leads/index.ts'
import { paths } from '../paths.ts'

/** Leads, by status or by what is due. */
export default function AdminLeadsPage() {
  return (
    <AdminScreen title="Leads" path={paths.adminLeads}>
      <LeadsScreen />
    </AdminScreen>
  )
}
