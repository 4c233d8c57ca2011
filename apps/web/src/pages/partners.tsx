import { partnersMeta } from '@beacon/content/partners'
import { PartnersScreen } from '../features/partners/partners-screen.tsx'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'
import { pageGraph } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

const path = paths.partners
const crumbs = [
  { text: 'Home', to: paths.home },
  { text: 'Partners', to: path },
]

/** The partner network. */
export default function PartnersPage() {
  const absolute = usePublicUrl()
  return (
    <>
      <PageMeta {...partnersMeta} path={path} />
      <JsonLd data={pageGraph(absolute, { ...partnersMeta, path, crumbs })} />
      <PartnersScreen />
    </>
  )
}
