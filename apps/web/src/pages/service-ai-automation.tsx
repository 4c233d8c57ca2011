import { aiAutomationPage } from '@beacon/content/service-pages/ai-automation'
import { AiAutomationScene } from '../features/services/scenes/ai-automation-scene.tsx'
import { ServiceScreen } from '../features/services/service-screen.tsx'

const look = { hero: 'wide', features: 'ledger', process: 'gauge' } as const

/** /services/ai-automation, under a hoist of signal flags. */
export default function AiAutomationPage() {
  return <ServiceScreen page={aiAutomationPage} scene={<AiAutomationScene />} look={look} />
}
