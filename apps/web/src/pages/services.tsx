import { servicesMeta } from '@beacon/content/services-page'
import { ServicesScreen } from '../features/services/services-screen.tsx'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'
import { pageGraph } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

const crumbs = [
  { text: 'Home', to: paths.home },
  { text: 'Services', to: paths.services },
]

/** All services with their prices. */
export default function ServicesPage() {
  const absolute = usePublicUrl()
  return (
    <>
      <PageMeta {...servicesMeta} path={paths.services} />
      <JsonLd data={pageGraph(absolute, { ...servicesMeta, path: paths.services, crumbs })} />
      <ServicesScreen />
    </>
  )
}
