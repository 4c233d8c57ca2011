export { ErrorBoundary } from './error-boundary.tsx'
export { Shell } from './shell.tsx'
export { ThemeToggle } from './theme-toggle.tsx'
