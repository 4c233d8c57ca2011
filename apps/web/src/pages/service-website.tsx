import { websitePage } from '@beacon/content/service-pages/website'
import { WebsiteScene } from '../features/services/scenes/website-scene.tsx'
import { ServiceScreen } from '../features/services/service-screen.tsx'

const look = { hero: 'wide', features: 'lead', process: 'log' } as const

/** /services/website, under the lines plan of a hull. */
export default function WebsitePage() {
  return <ServiceScreen page={websitePage} scene={<WebsiteScene />} look={look} />
}
