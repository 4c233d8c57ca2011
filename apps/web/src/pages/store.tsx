import { storeMeta } from '@beacon/content/store'
import { StoreScreen } from '../features/store/store-screen.tsx'
import { JsonLd, PageMeta, usePublicUrl } from '../lib/page-meta.tsx'
import { usePromoLink } from '../lib/promo-link.ts'
import { pageGraph } from '../lib/structured-data.ts'
import { paths } from '../paths.ts'

const crumbs = [
  { text: 'Home', to: paths.home },
  { text: 'Store', to: paths.store },
]

/** The store; a campaign's link may bring a promo code. */
export default function StorePage() {
  usePromoLink()
  const absolute = usePublicUrl()
  return (
    <>
      <PageMeta {...storeMeta} path={paths.store} />
      <JsonLd data={pageGraph(absolute, { ...storeMeta, path: paths.store, crumbs })} />
      <StoreScreen />
    </>
  )
}
