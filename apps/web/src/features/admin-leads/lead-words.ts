import { interestWords } from '@beacon/contract/lead-options'
import type { Lead, LeadStatus } from '@beacon/contract/leads'
import type { Tone } from '../../ui/notice.tsx'

export const statusWords: Readonly<Record<LeadStatus, { label: string; tone: Tone | 'neutral' }>> = {
  new: { label: 'New', tone: 'info' },
  contacted: { label: 'Contacted', tone: 'warning' },
  won: { label: 'Won', tone: 'success' },
  lost: { label: 'Lost', tone: 'neutral' },
}

/** The service or business type that the visitor chose, in the form's words. */
export const interestOf = ({ businessType }: Lead): string => interestWords(businessType)

const FLAGS: Readonly<Record<string, string>> = {
  honeypot: 'A field that people cannot see was filled in, as scripts do.',
  too_fast: 'The form came back less than two seconds after it was opened.',
  muted: 'This mailbox had had its three receipts within the hour, or ten within the day, so it got no more.',
}

/** Why a lead deserves a second look, as a sentence. */
export const flagSentence = (flag: string): string => FLAGS[flag] ?? flag
