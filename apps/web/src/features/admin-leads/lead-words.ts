import { businessTypes, serviceInterests } from '@beacon/contract/lead-options'
import type { Lead, LeadStatus } from '@beacon/contract/leads'
import type { Tone } from '../../ui/notice.tsx'

export const statusWords: Readonly<Record<LeadStatus, { label: string; tone: Tone | 'neutral' }>> = {
  new: { label: 'New', tone: 'info' },
  contacted: { label: 'Contacted', tone: 'warning' },
  won: { label: 'Won', tone: 'success' },
  lost: { label: 'Lost', tone: 'neutral' },
}

const interests: Readonly<Record<string, string>> = { ...businessTypes, ...serviceInterests }

/** The service or the trade that the visitor chose, as the form called it. */
export const interestOf = ({ businessType }: Lead): string => interests[businessType] ?? businessType

const FLAGS: Readonly<Record<string, string>> = {
  honeypot: 'A field that people cannot see was filled in, as scripts do.',
  too_fast: 'The form came back less than two seconds after it was opened.',
  muted: 'This address was given more than three times within an hour, so it gets no more receipts.',
}

/** Why a lead deserves a second look, in a sentence. */
export const flagSentence = (flag: string): string => FLAGS[flag] ?? flag
