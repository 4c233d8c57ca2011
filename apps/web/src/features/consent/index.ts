export { Consent, openPrivacyChoices } from './consent.tsx'
