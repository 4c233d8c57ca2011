import { AdminScreen } from '../features/admin/index.ts'
import { OutboxScreen } from '../features/admin-outbox/index.ts'
import { paths } from '../paths.ts'

/** The jobs, of which those that have stopped can be retried. */
export default function AdminOutboxPage() {
  return (
    <AdminScreen title="Outbox" path={paths.adminOutbox}>
      <OutboxScreen />
    </AdminScreen>
  )
}
