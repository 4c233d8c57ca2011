export { SiteChat } from './site-chat.tsx'
