import { AdminScreen } from '../features/admin/index.ts'
import { TodayScreen } from '../features/admin-today/index.ts'
import { paths } from '../paths.ts'

export default function AdminTodayPage() {
  return (
    <AdminScreen title="Today" path={paths.admin}>
      <TodayScreen />
    </AdminScreen>
  )
}
