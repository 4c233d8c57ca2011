import { AdminScreen } from '../features/admin/index.ts'
import { AuditScreen } from '../features/admin-audit/index.ts'
import { paths } from '../paths.ts'

/** Who has done what in the back office. */
export default function AdminAuditPage() {
  return (
    <AdminScreen title="Audit" path={paths.adminAudit}>
      <AuditScreen />
    </AdminScreen>
  )
}
