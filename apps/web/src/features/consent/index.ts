export { Consent, openPrivacyChoices } from './consent.tsx'
export { useAdClient } from './use-ad-client.ts'
