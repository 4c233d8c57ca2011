import { AdminScreen } from '../features/admin/index.ts'
import { SecurityScreen } from '../features/admin-security/index.ts'
import { paths } from '../paths.ts'

export default function AdminSecurityPage() {
  return (
    <AdminScreen title="Security" path={paths.adminSecurity}>
      <SecurityScreen />
    </AdminScreen>
  )
}
