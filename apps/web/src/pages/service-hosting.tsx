import { hostingPage } from '@beacon/content/service-pages/hosting'
import { HostingScene } from '../features/services/scenes/hosting-scene.tsx'
import { ServiceScreen } from '../features/services/service-screen.tsx'

const look = { hero: 'tall', features: 'lead', process: 'gauge' } as const

/** /services/hosting, under a boat on two moorings. */
export default function HostingPage() {
  return <ServiceScreen page={hostingPage} scene={<HostingScene />} look={look} />
}
