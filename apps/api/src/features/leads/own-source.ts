import {
  aboutSource,
  assistantSource,
  freeAuditSource,
  popupSource,
  serviceSource,
  tradeSource,
  trades,
} from '@beacon/content/lead-sources'
import { services } from '@beacon/content/services'
import { CONTACT_FORM_SOURCE } from '@beacon/contract/leads'

const own: ReadonlySet<string> = new Set([
  CONTACT_FORM_SOURCE,
  freeAuditSource,
  popupSource,
  aboutSource,
  assistantSource,
  ...services.map(({ name }) => serviceSource(name)),
  ...trades.map(tradeSource),
])

/**
 * A lead's source for the notes database, which keeps every value as an option of its list for good: the calls take any
 * text, so only what forms of the website send is passed on.
 */
export const ownSource = (source: string): string => (own.has(source) ? source : 'Other')
