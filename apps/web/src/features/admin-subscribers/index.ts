export { SubscribersScreen } from './subscribers-screen.tsx'
