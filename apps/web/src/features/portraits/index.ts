export { CrewPicture, Portrait } from './portrait.tsx'
