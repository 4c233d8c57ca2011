import { homeMeta } from '@beacon/content/home'
import { Hero, StatsRow, storySection } from '../features/home/index.ts'
import { LazySection } from '../lib/lazy-section.tsx'
import { PageMeta } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

/** Everything below the figures is one lazy section. */
export default function HomePage() {
  return (
    <>
      <PageMeta {...homeMeta} path={paths.home} />
      <Hero />
      <StatsRow />
      <LazySection section={storySection} />
    </>
  )
}
