export { EmailCheck } from './email-check.tsx'
export { EmailField } from './email-field.tsx'
