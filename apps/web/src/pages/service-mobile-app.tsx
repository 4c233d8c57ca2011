import { mobileAppPage } from '@beacon/content/service-pages/mobile-app'
import { MobileAppScene } from '../features/services/scenes/mobile-app-scene.tsx'
import { ServiceScreen } from '../features/services/service-screen.tsx'

const look = { hero: 'tall', features: 'steps', process: 'log' } as const

/** /services/mobile-app, under a pocket compass. */
export default function MobileAppPage() {
  return <ServiceScreen page={mobileAppPage} scene={<MobileAppScene />} look={look} />
}
