import { paths } from '@beacon/rules/paths'

/**
 * Older addresses of three services and where they are now: the server answers with 301, the browser's router redirects
 * (decision D1).
 */
export const serviceAddressAliases: Readonly<Record<string, string>> = {
  '/services/websites': paths.service('website'),
  '/services/mobile-apps': paths.service('mobile-app'),
  '/services/chatbots': paths.service('chatbot'),
}
