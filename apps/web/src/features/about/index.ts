export { AboutScreen } from './about-screen.tsx'
