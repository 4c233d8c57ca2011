import type { serviceInterests } from '@beacon/contract/leads'

/**
 * The contract's choices, once more: its module brings the whole of zod along, which the page only needs when the
 * visitor begins to type. The type holds both to the same letters.
 */
const labels: typeof serviceInterests = {
  seo: 'SEO Services',
  ppc: 'PPC Advertising',
  websites: 'Website Development',
  'ai-automation': 'AI Automation',
  chatbots: 'Chatbots',
  'mobile-apps': 'Mobile Apps',
  hosting: 'Web Hosting',
  consultation: 'Free Consultation',
}

export const serviceOptions = Object.entries(labels).map(([value, label]) => ({ value, label }))
