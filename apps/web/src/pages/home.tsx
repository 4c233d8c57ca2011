import { homeMeta } from '@beacon/content/home'
import { Hero, StatsRow } from '../features/home/index.ts'
import { PageMeta } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

export default function HomePage() {
  return (
    <>
      <PageMeta {...homeMeta} path={paths.home} />
      <Hero />
      <StatsRow />
    </>
  )
}
