import { restaurantPage } from '@beacon/content/industries/restaurant'
import { GrowthPreview } from '../features/calculator/index.ts'
import { IndustryScreen } from '../features/industries/industry-screen.tsx'
import { RestaurantScene } from '../features/industries/restaurant-scene.tsx'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'
import { pageGraph } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

const path = paths.restaurantMarketing
const { meta, faqs } = restaurantPage
const crumbs = [
  { text: 'Home', to: paths.home },
  { text: 'Marketing for restaurants', to: path },
]
const look = { hero: 'wide', situation: 'ledger', services: 'list', year: 'tide' } as const

/** The industry page for restaurants, which leads to the calculator. */
export default function RestaurantMarketingPage() {
  const absolute = usePublicUrl()
  return (
    <>
      <PageMeta {...meta} path={path} />
      <JsonLd data={pageGraph(absolute, { ...meta, path, crumbs, faqs })} />
      <IndustryScreen
        page={restaurantPage}
        trade="Restaurants"
        crumbs={crumbs}
        scene={<RestaurantScene />}
        preview={<GrowthPreview />}
        look={look}
      />
    </>
  )
}
