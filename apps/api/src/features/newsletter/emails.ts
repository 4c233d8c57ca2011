import { agency } from '@beacon/content/agency'
import { linkDays } from '@beacon/content/link-days'
import { listTexts } from '@beacon/content/newsletter-lists'
import { retention } from '@beacon/content/retention'
import type { Letter } from '@beacon/contract/campaigns'
import type { NewsletterList } from '@beacon/contract/newsletter'
import { paths } from '@beacon/rules/paths'
import type { StaffMessageRow } from '../../db/schema.ts'
import { type Html, html } from '../../html.ts'
import { byFirstName } from '../../mail/first-name.ts'
import { action, compose, layOut, type MailContent, paragraph } from '../../mail/layout.ts'
import { REFUSED_IN_A_ROW } from './bounce-hold.ts'
import { writeBody } from './letter-body.ts'

const nameOf = (list: NewsletterList): string => `“${listTexts[list].name}”`

/** Double opt-in: asks the owner of an address whether they want to join. */
export function confirmation(list: NewsletterList, url: string): MailContent {
  const ask = `Somebody, hopefully you, asked on our website to add this address to our list ${nameOf(list)}. ${listTexts[list].promise}`
  const next = 'If it was you, open our page and press the button there.'
  const otherwise = `If it was not you, or you have changed your mind, do nothing: nobody is added to a list without pressing that button, and we forget the address after ${retention.unconfirmedDays} days. The link works for ${linkDays.confirm} days.`
  return layOut({
    subject: `Confirm: ${listTexts[list].name} from ${agency.shortName}`,
    heading: 'Is this your address?',
    text: `${ask}\n\nOpen this page and press the button there:\n${url}\n\n${otherwise}`,
    body: html`${paragraph(ask)}${paragraph(next)}${action('Confirm my address', url)}${paragraph(otherwise)}`,
  })
}

/**
 * The same sign-up for an address that is on the list: its owner learns it here, and a stranger learns nothing from the
 * website.
 */
export function alreadyOnList(list: NewsletterList, leaveUrl: string): MailContent {
  const fact = `Somebody entered this address on our website to join ${nameOf(list)}. It is already on that list, so there is nothing to do.`
  return layOut({
    subject: `You are on the list: ${listTexts[list].name}`,
    heading: 'You are already on the list.',
    ...withWayOut(list, leaveUrl, { body: paragraph(fact), text: fact }),
  })
}

/** The first mail after somebody has confirmed. */
export function welcome(list: NewsletterList, leaveUrl: string): MailContent {
  const thanks = `Thank you. From now on you get ${nameOf(list)}. ${listTexts[list].promise}`
  const reply = 'Replies reach a person. If a letter raises a question about your own shop, write back.'
  return layOut({
    subject: `Welcome: ${listTexts[list].name} from ${agency.shortName}`,
    heading: 'You are on the list.',
    ...withWayOut(list, leaveUrl, {
      body: html`${paragraph(thanks)}${paragraph(reply)}`,
      text: `${thanks}\n\n${reply}`,
    }),
  })
}

/** A campaign's mail to one subscriber. */
export function letter(
  { subject, body, list }: Letter & { list: NewsletterList | null },
  urls: { publicUrl: string; leaveUrl: string },
): MailContent {
  return layOut({
    subject,
    heading: subject,
    ...withWayOut(list, urls.leaveUrl, writeBody(body, urls.publicUrl)),
  })
}

/** The footer of every mail to a list: why it came, and the unsubscribe link. */
function withWayOut(list: NewsletterList | null, leaveUrl: string, mail: { body: Html; text: string }) {
  const why = `You get this email because you confirmed ${list ? `our list ${nameOf(list)}` : 'one of our lists'}.`
  const wayOut = 'Unsubscribe or choose your lists'
  return {
    body: html`${mail.body}<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #ddd6c8;color:#51606d;font-size:13px">${why} <a href="${leaveUrl}" style="color:#51606d">${wayOut}</a></p>`,
    text: `${mail.text}\n\n${why}\n${wayOut}: ${leaveUrl}`,
  }
}

/**
 * To the agency: sending is on hold because mail servers refuse one address after the other; those of one domain, or
 * all.
 */
export function lettersHeld(domain: string, pageUrl: string): MailContent {
  const where = domain ? ` at ${domain}` : ''
  return compose({
    subject: `Letters on hold: mail servers are refusing them${where}`,
    heading: 'Letters are on hold.',
    paragraphs: [
      `${REFUSED_IN_A_ROW} addresses${where} in a row were refused as unknown, and none accepted in between. That points to the sending more than the addresses, so none of them was marked undeliverable: the letters wait, and are tried again every hour.`,
      'Please have somebody check the mail server and our domain’s reputation. Addresses still refused after a day are marked undeliverable; in the subscriber list, a whole day’s refusals can be put back at once.',
    ],
    button: ['See the letters', pageUrl],
  })
}

/** What an administrator sends to one address: a welcome, a personal mail, or a test of a campaign. */
export function staffMail(message: StaffMessageRow, publicUrl: string): MailContent {
  switch (message.kind) {
    case 'welcome':
      return welcomeByStaff(message.name, publicUrl)
    case 'custom':
      return compose({ subject: message.subject, heading: message.subject, paragraphs: [message.body] })
    case 'test': {
      const { body, text } = writeBody(message.body, publicUrl)
      const note = 'This is a test. In the letter itself, the link to unsubscribe is here.'
      return layOut({
        subject: `[Test] ${message.subject}`,
        heading: message.subject,
        body: html`${body}${paragraph(note)}`,
        text: `${text}\n\n${note}`,
      })
    }
  }
}

function welcomeByStaff(name: string, publicUrl: string): MailContent {
  const hello = `Good to have you with us. ${agency.name} looks after search, ads and websites for ${agency.clients}, and you have a person to ask: ${agency.phones.office.display}, or a reply to this email.`
  const next = `The first step is half an hour together, in ${agency.address.city} or by video. It is free.`
  return compose({
    subject: `Welcome to ${agency.name}`,
    heading: `Welcome${byFirstName(name)}.`,
    paragraphs: [hello, next],
    button: ['Choose a time', publicUrl + paths.booking],
  })
}
