export { ChatsScreen } from './chats-screen.tsx'
