import { AdminScreen } from '../features/admin/index.ts'
import { SubscribersScreen } from '../features/admin-subscribers/index.ts'
import { paths } from '../paths.ts'

/** Subscribers, and the letters that are sent to them. */
export default function AdminSubscribersPage() {
  return (
    <AdminScreen title="Subscribers" path={paths.adminSubscribers}>
      <SubscribersScreen />
    </AdminScreen>
  )
}
