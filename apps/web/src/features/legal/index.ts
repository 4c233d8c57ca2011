export { Acceptance } from './acceptance.tsx'
export { PrivacyNote } from './privacy-note.tsx'
