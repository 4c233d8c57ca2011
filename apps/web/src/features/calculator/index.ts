export { GrowthPreview } from './growth-preview.tsx'
