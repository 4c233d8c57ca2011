/** Older spellings of three services in addresses, by which they are still found (decision D1). */
export const serviceAliases = {
  websites: 'website',
  'mobile-apps': 'mobile-app',
  chatbots: 'chatbot',
} as const
