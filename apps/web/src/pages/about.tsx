import { aboutMeta } from '@beacon/content/about'
import { AboutScreen } from '../features/about/index.ts'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'
import { pageGraph } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

const path = paths.about
const crumbs = [
  { text: 'Home', to: paths.home },
  { text: 'About', to: path },
]

/** The agency's story, values and people. */
export default function AboutPage() {
  const absolute = usePublicUrl()
  return (
    <>
      <PageMeta {...aboutMeta} path={path} />
      <JsonLd data={pageGraph(absolute, { ...aboutMeta, path, crumbs })} />
      <AboutScreen crumbs={crumbs} />
    </>
  )
}
