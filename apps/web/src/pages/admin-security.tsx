import { AdminScreen } from '../features/admin/index.ts'
import { SecurityScreen } from '../features/admin-security/index.ts'
import { paths } from '../paths.ts'

/** The second factor, and the browsers that are signed in. */
export default function AdminSecurityPage() {
  return (
    <AdminScreen title="Security" path={paths.adminSecurity}>
      <SecurityScreen />
    </AdminScreen>
  )
}
