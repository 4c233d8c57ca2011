export { Hero } from './hero.tsx'
export { HomeStory } from './home-story.tsx'
export { StatsRow } from './stats-row.tsx'
