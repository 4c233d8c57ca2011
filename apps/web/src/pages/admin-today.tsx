import { AdminScreen } from '../features/admin/index.ts'
import { TodayScreen } from '../features/admin-today/index.ts'
import { paths } from '../paths.ts'

/** The back office's first page: what is next, and the figures. */
export default function AdminTodayPage() {
  return (
    <AdminScreen title="Today" path={paths.admin}>
      <TodayScreen />
    </AdminScreen>
  )
}
