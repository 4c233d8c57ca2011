import { sendNewsletter } from '@beacon/contract/campaigns'
import { type NewsletterList, subscribe } from '@beacon/contract/newsletter'
import { listSubscribers } from '@beacon/contract/subscribers'
import { letter, subscription } from './examples.ts'
import type { TestApp } from './start-app.ts'

/** The token of the link in a mail's text. */
const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? ''

/** A subscriber who has not confirmed yet, and a letter. */
export async function startNewsletter(app: TestApp) {
  await app.visitor.ask(subscribe, { body: subscription })
  const admin = await app.admin()
  const { subscribers } = await admin.ask(listSubscribers, { query: {} })
  const { id: campaignId } = await admin.ask(sendNewsletter, { body: letter })
  return { subscriberId: subscribers[0]?.id ?? '', campaignId }
}

/** Posts the form of a page, as a browser without JavaScript does; redirects are not followed. */
export const postForm = (app: TestApp, path: string, fields: [string, string][] | Record<string, string>) =>
  app.visitor.send(path, { method: 'POST', body: new URLSearchParams(fields) })

/** The mails to an address, newest first. */
export const mailsTo = (app: TestApp, address: string) =>
  app.mail
    .messages()
    .filter(({ to }) => to[0] === address)
    .map(({ id }) => app.mail.read(id))
    .filter((mail) => mail !== undefined)

/** The token of the newest mail to an address. */
export const newestToken = (app: TestApp, address: string): string =>
  tokenIn(mailsTo(app, address)[0]?.text ?? '')

/** Signs up and confirms; returns the token for unsubscribing. */
export async function joinList(app: TestApp, email: string, list: NewsletterList): Promise<string> {
  await app.visitor.ask(subscribe, { body: { email, list } })
  await app.drain()
  await postForm(app, '/newsletter/confirm', { token: newestToken(app, email) })
  await app.drain()
  return newestToken(app, email)
}

const COLUMNS = 'id, email, email_key, list, state, source, flags, asked_at, confirmed_at, unsubscribed_at'

/** Inserts many confirmed subscribers directly, without their mails. */
export async function fillList(app: TestApp, list: NewsletterList, readers: number): Promise<string[]> {
  const emails = Array.from({ length: readers }, (_, reader) => `reader-${reader}@shop.example`)
  const at = app.now().toISOString()
  const rows = emails.map(
    (email, reader) =>
      `('${list}-${reader}', '${email}', '${email}', '${list}', 'confirmed', '', '[]', '${at}', '${at}', null)`,
  )
  await app.rows(`insert into subscriber (${COLUMNS}) values ${rows.join(', ')} returning id`)
  return emails
}

/** Sends a letter to both lists as the administrator; its mails wait for the outbox. */
export const sendLetter = async (app: TestApp, subject = letter.subject) =>
  (await app.admin()).ask(sendNewsletter, { body: { ...letter, subject } })
