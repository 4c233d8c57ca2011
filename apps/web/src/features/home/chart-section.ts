import { lazySection } from '../../lib/lazy-section.tsx'

/** The drawing behind the first slide: the server's HTML is all that a first visit needs of it. */
export const chartSection = lazySection(async () => (await import('./chart-scene.tsx')).ChartScene)
