export { DesignScreen } from './design-screen.tsx'
