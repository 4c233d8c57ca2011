import { AdminScreen } from '../features/admin/index.ts'
import { MailboxScreen } from '../features/admin-mailbox/index.ts'
import { paths } from '../paths.ts'

/** The mail of demo mode, which leaves for no real address. */
export default function AdminMailboxPage() {
  return (
    <AdminScreen title="Mailbox" path={paths.adminMailbox}>
      <MailboxScreen />
    </AdminScreen>
  )
}
