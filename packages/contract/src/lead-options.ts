// Without zod: pages show these choices long before anything is checked.

/** The eleven trades of the lead form, value and label. */
export const businessTypes = {
  restaurant: 'Restaurant',
  retail: 'Retail',
  professional: 'Professional services',
  healthcare: 'Healthcare',
  legal: 'Legal',
  'real-estate': 'Real estate',
  'home-services': 'Home services',
  fitness: 'Fitness',
  automotive: 'Automotive',
  nonprofit: 'Nonprofit',
  other: 'Other',
} as const
export type BusinessType = keyof typeof businessTypes

/** The contact form's select, value and label; its blank option reads `Select a service`. */
export const serviceInterests = {
  seo: 'SEO Services',
  ppc: 'PPC Advertising',
  websites: 'Website Development',
  'ai-automation': 'AI Automation',
  chatbots: 'Chatbots',
  'mobile-apps': 'Mobile Apps',
  hosting: 'Web Hosting',
  consultation: 'Free Consultation',
} as const
export type ServiceInterest = keyof typeof serviceInterests

/** What a visitor chose in either list, in the form's words; what another program sent instead, as it is. */
export function interestWords(chosen: string): string {
  const words: Readonly<Record<string, string>> = { ...businessTypes, ...serviceInterests }
  return (Object.hasOwn(words, chosen) && words[chosen]) || chosen
}
