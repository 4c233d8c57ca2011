export { AreaSheet } from './area-sheet.tsx'
