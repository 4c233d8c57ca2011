import { barbershopPage } from '@beacon/content/industries/barbershop'
import { ClientsPreview } from '../features/case-study/index.ts'
import { BarbershopScene } from '../features/industries/barbershop-scene.tsx'
import { IndustryScreen } from '../features/industries/industry-screen.tsx'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'
import { pageGraph } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

const path = paths.barbershopMarketing
const { meta, faqs } = barbershopPage
const crumbs = [
  { text: 'Home', to: paths.home },
  { text: 'Marketing for barbershops', to: path },
]
const look = { hero: 'tall', situation: 'columns', services: 'lead', year: 'quarters' } as const

/** The industry page for barbershops, which leads to the case study. */
export default function BarbershopMarketingPage() {
  const absolute = usePublicUrl()
  return (
    <>
      <PageMeta {...meta} path={path} />
      <JsonLd data={pageGraph(absolute, { ...meta, path, crumbs, faqs })} />
      <IndustryScreen
        page={barbershopPage}
        trade="Barbershops"
        crumbs={crumbs}
        scene={<BarbershopScene />}
        preview={<ClientsPreview />}
        look={look}
      />
    </>
  )
}
