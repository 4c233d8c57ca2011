import { listTexts } from '@beacon/content/newsletter-lists'
import type { Campaign, CampaignState } from '@beacon/contract/campaigns'
import type { NewsletterList } from '@beacon/contract/newsletter'
import type { AddressRefusal, SubscriberState } from '@beacon/contract/subscribers'
import type { Tone } from '../../ui/notice.tsx'

interface StateWords {
  label: string
  tone: Tone | 'neutral'
}

export const stateWords: Readonly<Record<SubscriberState, StateWords>> = {
  confirmed: { label: 'Confirmed', tone: 'success' },
  pending: { label: 'Not confirmed', tone: 'warning' },
  undeliverable: { label: 'Undeliverable', tone: 'danger' },
  unsubscribed: { label: 'Unsubscribed', tone: 'neutral' },
}

export const campaignWords: Readonly<Record<CampaignState, StateWords>> = {
  sending: { label: 'On its way', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  stopped: { label: 'Stopped', tone: 'warning' },
}

/** Null stands for both lists. */
export const listName = (list: NewsletterList | null): string => (list ? listTexts[list].name : 'Both lists')

/** `1 person`, `1,200 people` */
export const peopleOf = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`

/** The progress of a campaign, as a sentence. */
export function progressOf({ recipients, sent, skipped, undeliverable, stuck }: Campaign): string {
  const parts = [`Sent to ${sent.toLocaleString('en-US')} of ${peopleOf(recipients)}`]
  if (undeliverable > 0) parts.push(`${undeliverable.toLocaleString('en-US')} could not be delivered`)
  if (skipped > 0) parts.push(`${skipped.toLocaleString('en-US')} no longer written to`)
  if (stuck > 0) parts.push(`${stuck.toLocaleString('en-US')} in the outbox need a person`)
  return parts.join(', ')
}

const REFUSALS: Readonly<Record<string, string>> = {
  '5.1.1': 'The mail server knows no such mailbox',
  '5.1.2': 'No mail server answers for this domain',
  '5.1.3': 'The mail server does not accept this as an address',
  '5.1.6': 'The mailbox has moved, no new address given',
  '5.1.10': 'This domain does not accept mail',
} satisfies Record<AddressRefusal, string>

/** Why mail to an address bounces, with the mail server's own code. */
export const refusalWords = (code: string): string =>
  `${REFUSALS[code] ?? 'A mail server refuses this address'} (${code})`

const FLAGS: Readonly<Record<string, string>> = {
  honeypot: 'A field that people cannot see was filled in, so no email was sent.',
  too_fast: 'The form came back in less than two seconds, so no email was sent.',
}

/** Why a sign-up got no mail, as a sentence. */
export const flagSentence = (flag: string): string => FLAGS[flag] ?? flag
