export { MailboxScreen } from './mailbox-screen.tsx'
