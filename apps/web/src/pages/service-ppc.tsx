import { ppcPage } from '@beacon/content/service-pages/ppc'
import { PpcScene } from '../features/services/scenes/ppc-scene.tsx'
import { ServiceScreen } from '../features/services/service-screen.tsx'

const look = { hero: 'wide', features: 'steps', process: 'gauge' } as const

/** /services/ppc, under the tide of a day. */
export default function PpcPage() {
  return <ServiceScreen page={ppcPage} scene={<PpcScene />} look={look} />
}
