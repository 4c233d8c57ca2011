import { AdminScreen } from '../features/admin/index.ts'
import { LeadsScreen } from '../features/admin-leads/index.ts'
import { paths } from '../paths.ts'

export default function AdminLeadsPage() {
  return (
    <AdminScreen title="Leads" path={paths.adminLeads}>
      <LeadsScreen />
    </AdminScreen>
  )
}
