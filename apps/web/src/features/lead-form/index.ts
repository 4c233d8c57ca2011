export { LeadForm } from './lead-form.tsx'
