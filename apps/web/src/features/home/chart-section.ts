import { lazySection } from '../../lib/lazy-section.tsx'

/** The drawing of the first slide: on a first visit the server's HTML is all that it needs. */
export const chartSection = lazySection(async () => (await import('./chart-scene.tsx')).ChartScene)
