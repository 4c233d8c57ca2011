export { NotionScreen } from './notion-screen.tsx'
