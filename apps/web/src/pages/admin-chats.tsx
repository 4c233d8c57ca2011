import { AdminScreen } from '../features/admin/index.ts'
import { ChatsScreen } from '../features/admin-chats/index.ts'
import { paths } from '../paths.ts'

export default function AdminChatsPage() {
  return (
    <AdminScreen title="Chats" path={paths.adminChats}>
      <ChatsScreen />
    </AdminScreen>
  )
}
