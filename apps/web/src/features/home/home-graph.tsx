import { homeMeta } from '@beacon/content/home'
import { homeFaqs } from '@beacon/content/home-story'
import { serviceOf } from '@beacon/content/services'
import { JsonLd, usePublicUrl } from '../../lib/page-meta.tsx'
import { pageGraph } from '../../lib/structured-data.ts'
import { paths } from '../../paths.ts'

/** How many of the questions are in the structured data. */
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

/** The home page's structured data. */
export function HomeGraph() {
  const absolute = usePublicUrl()
  return <JsonLd data={pageGraph(absolute, facts)} />
}
