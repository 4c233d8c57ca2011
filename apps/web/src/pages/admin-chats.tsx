import { AdminScreen } from '../features/admin/index.ts'
import { ChatsScreen } from '../features/admin-chats/index.ts'
import { paths } from '../paths.ts'

/** Conversations with the assistant, and the questions that it could not answer. */
export default function AdminChatsPage() {
  return (
    <AdminScreen title="Chats" path={paths.adminChats}>
      <ChatsScreen />
    </AdminScreen>
  )
}
