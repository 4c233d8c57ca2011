import { seoPage } from '@beacon/content/service-pages/seo'
import { SeoScene } from '../features/services/scenes/seo-scene.tsx'
import { ServiceScreen } from '../features/services/service-screen.tsx'

const look = { hero: 'tall', features: 'ledger', process: 'log' } as const

/** /services/seo, under a chart of soundings. */
export default function SeoPage() {
  return <ServiceScreen page={seoPage} scene={<SeoScene />} look={look} />
}
