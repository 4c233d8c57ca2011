import { agency } from '@beacon/content/agency'
import { addressParts, noWrap, withWholePhones } from '@beacon/rules/no-wrap'
import { type Html, html } from '../html.ts'

/** The content of a mail, without its recipient. */
export interface MailContent {
  subject: string
  text: string
  html: string
}

const INK = '#0f1f2e'
const MUTED = '#51606d'
const LINE = '#ddd6c8'
const GROUND = '#f8f5ee'
const BEACON = '#ffab2e'

/**
 * A row of a mail's table. Amounts are right-aligned, and a total closes a sum. A link is to an address that we vouch
 * for: shortened in HTML, whole in the plain text.
 */
type Fact = readonly [label: string, value: string, kind?: 'amount' | 'total' | 'link']

/** Rows of a mail's tables; rows without a value are left out. */
export type Facts = readonly Fact[]

const filled = (facts: Facts): Facts => facts.filter(([, value]) => value !== '')

/** One `label: value` to a line, for the plain text. */
export const factsAsText = (facts: Facts): string =>
  filled(facts)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')

/** Facts and amounts in separate tables, in their given order. */
export function factsAsHtml(facts: Facts): Html {
  const tables: Fact[][] = []
  for (const fact of filled(facts)) {
    const table = tables.at(-1)
    if (table?.[0] && isAmount(table[0]) === isAmount(fact)) table.push(fact)
    else tables.push([fact])
  }
  return html`<div style="margin:24px 0">${tables.map(
    (rows) =>
      html`<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="border-collapse:collapse${rows.some(isAmount) ? '' : ';table-layout:fixed'}">${rows.map((row) => (isAmount(row) ? amountRow(row) : factRow(row)))}</table>`,
  )}</div>`
}

const isAmount = ([, , kind]: Fact): boolean => kind === 'amount' || kind === 'total'

const linkOf = (url: string): Html =>
  html`<a href="${url}" style="color:${INK}">${URL.parse(url)?.host || url}</a>`

/** A visitor's text, in which a long email address may wrap. */
const words = (text: string): Html[] =>
  addressParts(text).map((part, index) => (index === 0 ? html`${part}` : html`<wbr>${part}`))

const factRow = ([label, value, kind]: Fact): Html => html`<tr>
<td style="padding:10px 12px 10px 0;border-top:1px solid ${LINE};color:${MUTED};width:30%;vertical-align:top">${label}</td>
<td style="padding:10px 0;border-top:1px solid ${LINE};vertical-align:top;white-space:pre-line;overflow-wrap:anywhere">${kind === 'link' ? linkOf(value) : words(noWrap(value))}</td></tr>`

function amountRow([label, value, kind]: Fact): Html {
  const cell = `border-top:1px solid ${LINE};vertical-align:top${kind === 'total' ? ';font-weight:700' : ''}`
  return html`<tr>
<td style="padding:10px 16px 10px 0;${cell};overflow-wrap:anywhere">${noWrap(label)}</td>
<td align="right" style="padding:10px 0;${cell};white-space:nowrap">${value}</td></tr>`
}

/** A paragraph that keeps the text's line breaks; phone numbers do not wrap, and long words do. */
export const paragraph = (text: string): Html =>
  html`<p style="margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere">${words(withWholePhones(text))}</p>`

/** A link as the mail's button. */
export const action = (label: string, url: string): Html =>
  html`<p style="margin:28px 0"><a href="${url}" style="background:${BEACON};color:${INK};padding:13px 22px;border-radius:4px;text-decoration:none;font-weight:600">${label}</a></p>`

/** The parts of a mail in their usual order. */
interface Words {
  subject: string
  heading: string
  /** Empty ones are left out. */
  paragraphs: readonly string[]
  facts?: Facts
  button?: readonly [label: string, url: string]
}

/** The same content as HTML and plain text. A mail that needs another order composes itself. */
export function compose({ subject, heading, paragraphs, facts = [], button }: Words): MailContent {
  const said = paragraphs.filter((text) => text !== '')
  const table = filled(facts).length > 0 ? factsAsHtml(facts) : undefined
  const buttonText = button ? `${button[0]}: ${button[1]}` : ''
  return layOut({
    subject,
    heading,
    body: html`${said.map(paragraph)}${table}${button && action(...button)}`,
    text: [...said, factsAsText(facts), buttonText].filter((part) => part !== '').join('\n\n'),
  })
}

/**
 * The preview that mail lists show beside the subject: the first words, rather than the agency's name and the subject
 * again.
 */
const preview = (text: string): Html =>
  html`<div style="display:none;max-height:0;overflow:hidden">${withWholePhones(text.split('\n')[0] ?? '')}</div>`

/** The frame of every mail, and the same content as plain text. */
export function layOut(mail: { subject: string; heading: string; body: Html; text: string }): MailContent {
  const { street, city, region, postalCode } = agency.address
  const address = `${street}, ${city}, ${region} ${postalCode}`
  const document = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${mail.subject}</title></head>
<body style="margin:0;background:${GROUND};color:${INK};font:16px/1.55 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif;text-wrap:pretty">
${preview(mail.text)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf9;border:1px solid ${LINE}">
<tr><td style="padding:20px 32px;border-bottom:3px solid ${BEACON};font-weight:700">${agency.shortName}</td></tr>
<tr><td style="padding:32px"><h1 style="margin:0 0 20px;font-size:24px;line-height:1.2;text-wrap:balance;overflow-wrap:anywhere">${mail.heading}</h1>${mail.body}</td></tr>
<tr><td style="padding:20px 32px;border-top:1px solid ${LINE};color:${MUTED};font-size:13px">${agency.name}<br>${address}<br>${withWholePhones(agency.phones.office.display)}, ${agency.email}</td></tr>
</table></td></tr></table></body></html>`
  const text = `${mail.heading}\n\n${mail.text}\n\n-- \n${agency.name}\n${address}\n${agency.phones.office.display}, ${agency.email}\n`
  return { subject: mail.subject, text, html: document.markup }
}
