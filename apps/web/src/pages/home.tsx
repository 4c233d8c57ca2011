import { homeFaqs, homeMeta } from '@beacon/content/home'
import { serviceOf } from '@beacon/content/services'
import { Hero, StatsRow, storySection } from '../features/home/index.ts'
import { LazySection } from '../lib/lazy-section.tsx'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'
import { pageGraph } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

/** How many of the questions search engines are given. */
const FAQS_SHOWN = 8

const seo = serviceOf('seo')

const facts = {
  ...homeMeta,
  path: paths.home,
  crumbs: [{ text: 'Home', to: paths.home }],
  faqs: homeFaqs.slice(0, FAQS_SHOWN),
  service: {
    name: 'Digital marketing',
    description: homeMeta.description,
    plans: [{ name: `${seo.name}: where plans start`, price: seo.homePrice }],
  },
}

export default function HomePage() {
  const absolute = usePublicUrl()
  return (
    <>
      <PageMeta {...homeMeta} path={paths.home} />
      <JsonLd data={pageGraph(absolute, facts)} />
      <Hero />
      <StatsRow />
      <LazySection section={storySection} />
    </>
  )
}
