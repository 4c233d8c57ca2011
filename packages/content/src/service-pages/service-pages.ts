import type { ServiceSlug } from '../services.ts'
import { aiAutomationPage } from './ai-automation.ts'
import { chatbotPage } from './chatbot.ts'
import { hostingPage } from './hosting.ts'
import { mobileAppPage } from './mobile-app.ts'
import { ppcPage } from './ppc.ts'
import { seoPage } from './seo.ts'
import type { ServicePage } from './service-page.ts'
import { websitePage } from './website.ts'

/** The seven pages by slug, for whoever needs them all; a single page imports its own file. */
export const servicePages: Record<ServiceSlug, ServicePage> = {
  hosting: hostingPage,
  'ai-automation': aiAutomationPage,
  chatbot: chatbotPage,
  'mobile-app': mobileAppPage,
  website: websitePage,
  seo: seoPage,
  ppc: ppcPage,
}
