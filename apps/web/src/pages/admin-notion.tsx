import { AdminScreen } from '../features/admin/index.ts'
import { NotionScreen } from '../features/admin-notion/index.ts'
import { paths } from '../paths.ts'

/** The connection to Notion, what is copied from it, and drafts as the blog would show them. */
export default function AdminNotionPage() {
  return (
    <AdminScreen title="Notes database" path={paths.adminNotion}>
      <NotionScreen />
    </AdminScreen>
  )
}
