export { Hero } from './hero.tsx'
export { StatsRow } from './stats-row.tsx'
export { storySection } from './story-section.ts'
