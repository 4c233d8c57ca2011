import { chatbotPage } from '@beacon/content/service-pages/chatbot'
import { ChatbotScene } from '../features/services/scenes/chatbot-scene.tsx'
import { ServiceScreen } from '../features/services/service-screen.tsx'

const look = { hero: 'tall', features: 'lead', process: 'log' } as const

/** /services/chatbot, under a buoyed channel. */
export default function ChatbotPage() {
  return <ServiceScreen page={chatbotPage} scene={<ChatbotScene />} look={look} />
}
