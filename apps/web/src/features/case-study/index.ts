export { ClientsPreview } from './clients-preview.tsx'
