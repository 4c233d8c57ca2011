import { agency } from '@beacon/content/agency'
import { interestWords } from '@beacon/contract/lead-options'
import { paths } from '@beacon/rules/paths'
import type { LeadRow } from '../../db/schema.ts'
import { html } from '../../html.ts'
import { byFirstName } from '../../mail/first-name.ts'
import {
  action,
  compose,
  type Facts,
  factsAsHtml,
  factsAsText,
  layOut,
  type MailContent,
  paragraph,
} from '../../mail/layout.ts'
import { isRepeatable } from '../../mail/strangers-links.ts'
import { isFlagged } from './store.ts'

const factsOf = (lead: LeadRow): Facts => [
  ['Name', lead.name],
  ['Email', lead.email],
  ['Phone', lead.phone],
  ['Business', lead.business_name],
  ['Interest', interestWords(lead.business_type)],
  ['Website', lead.current_website],
  ['Came from', lead.source],
  ['Campaign', lead.campaign],
]

const check = (lead: LeadRow): string => (isFlagged(lead) ? '[check] ' : '')

/** Joins what the visitor filled in, without blank lines for what they did not. */
const parts = (...all: readonly string[]): string => all.filter((part) => part !== '').join('\n\n')
const said = (text: string) => (text === '' ? '' : paragraph(text))

/** To the agency: a new lead, with a link to it in the back office. */
export function leadNotification(lead: LeadRow, publicUrl: string): MailContent {
  const url = publicUrl + paths.adminLead(lead.id)
  const promise = `Promised to the visitor: an answer ${agency.responsePromise}.`
  return layOut({
    subject: `${check(lead)}New lead: ${lead.name}`,
    heading: `New lead: ${lead.name}`,
    text: parts(factsAsText(factsOf(lead)), lead.message, promise, `Open the lead: ${url}`),
    body: html`${paragraph(promise)}${factsAsHtml(factsOf(lead))}${said(lead.message)}${action('Open the lead', url)}`,
  })
}

/** To the agency: the visitor's message itself; a reply goes to the visitor. */
export function contactMessage(lead: LeadRow): MailContent {
  return compose({
    subject: `${check(lead)}Message from ${lead.name}`,
    heading: `${lead.name} wrote`,
    paragraphs: [lead.message],
    facts: factsOf(lead),
  })
}

/** To the visitor: we have your message, and this happens next. A message with a link or a phone number is not repeated. */
export function leadReceipt(lead: LeadRow, publicUrl: string): MailContent {
  const forName = byFirstName(lead.name)
  const what = lead.message === '' ? 'request' : 'message'
  const next = `Thank you for getting in touch with ${agency.name}. A person reads every ${what}, and you will hear from us ${agency.responsePromise}. If it is urgent, call ${agency.phones.office.display}.`
  const quoted = lead.message !== '' && isRepeatable(lead.message) ? `Your message:\n${lead.message}` : ''
  const url = publicUrl + paths.booking
  return layOut({
    subject: `We have your ${what}${forName}`,
    heading: `We have your ${what}${forName}.`,
    text: parts(next, `Prefer to pick a time yourself? The first 30 minutes are free: ${url}`, quoted),
    body: html`${paragraph(next)}${paragraph('Prefer to pick a time yourself? The first 30 minutes are free.')}${action('Choose a time', url)}${said(quoted)}`,
  })
}
