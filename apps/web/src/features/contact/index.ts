export { ContactScreen } from './contact-screen.tsx'
export { contactStructuredData } from './structured-data.ts'
