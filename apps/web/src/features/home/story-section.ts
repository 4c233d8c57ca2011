import { lazySection } from '../../lib/lazy-section.tsx'

/** Everything below the first screen. */
export const storySection = lazySection(async () => (await import('./home-story.tsx')).HomeStory)
