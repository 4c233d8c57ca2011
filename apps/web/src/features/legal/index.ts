export { Acceptance } from './acceptance.tsx'
