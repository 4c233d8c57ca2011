export { CodesScreen } from './codes-screen.tsx'
