import { z } from 'zod'
import { done, endpoint } from './endpoint.ts'
import { email, id, line, optional, personName, prose, required } from './fields.ts'
import { newsletterList } from './newsletter.ts'

const subject = required(line(150, 'The subject'), 'Subject is required')
/** A campaign of the newsletter, as it is written. */
export const letterSchema = z.object({
  subject,
  /** Markdown, as in posts: headings, lists, bold, italic, code and links; never HTML. */
  body: required(prose(20_000, 'The letter'), 'The letter is empty'),
})
export type Letter = z.output<typeof letterSchema>

export const sendNewsletter = endpoint({
  method: 'POST',
  path: '/api/email/newsletter',
  summary: 'Send a letter to the confirmed subscribers of one list, or of both, each address once',
  access: 'administrator',
  act: 'letter.send',
  fresh: true,
  repeat: 'key',
  body: letterSchema.extend({ list: newsletterList.optional() }),
  response: z.object({ success: z.literal(true), recipients: z.number().int(), id }),
})

export const sendWelcome = endpoint({
  method: 'POST',
  path: '/api/email/welcome',
  summary: 'Welcome somebody by mail',
  access: 'administrator',
  act: 'mail.welcome',
  repeat: 'key',
  body: z.object({ email, name: optional(personName) }),
  response: done,
})

export const sendCustom = endpoint({
  method: 'POST',
  path: '/api/email/custom',
  summary: 'Send one email to one address',
  access: 'administrator',
  act: 'mail.custom',
  repeat: 'key',
  body: z.object({ to: email, subject, message: required(prose(5000), 'Message is required') }),
  response: done,
})

export const sendTestLetter = endpoint({
  method: 'POST',
  path: '/api/admin/campaigns/test',
  summary: 'Send a letter to the signed-in administrator only, as subscribers would get it',
  access: 'administrator',
  act: 'letter.test',
  repeat: 'key',
  body: letterSchema,
  response: z.object({ success: z.literal(true), to: z.string() }),
})

const campaignStates = ['sending', 'sent', 'stopped'] as const
export type CampaignState = (typeof campaignStates)[number]

/** A campaign that was sent to a list, and its progress. */
const campaignSchema = z.object({
  id,
  subject: z.string(),
  body: z.string(),
  /** Null for both lists. */
  list: newsletterList.nullable(),
  createdAt: z.iso.datetime(),
  state: z.enum(campaignStates),
  recipients: z.number().int(),
  sent: z.number().int(),
  /** Not sent: the reader had left the list or bounced meanwhile, or the campaign was stopped. */
  skipped: z.number().int(),
  /** Bounced: a mail server refused the address for good. */
  undeliverable: z.number().int(),
  /** Mails that wait for a person's decision: refused, uncertain or given up. */
  stuck: z.number().int(),
})
export type Campaign = z.output<typeof campaignSchema>

/** Letters to a domain are on hold, because its mail server refused one address after the other. */
const letterHoldSchema = z.object({
  /** Empty for all domains. */
  domain: z.string(),
  until: z.iso.datetime(),
})
export type LetterHold = z.output<typeof letterHoldSchema>

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/admin/campaigns',
  summary: 'Letters that were sent, newest first, with their progress',
  access: 'administrator',
  query: z.object({ after: id.optional() }),
  response: z.object({
    campaigns: z.array(campaignSchema),
    holds: z.array(letterHoldSchema),
    next: z.string().nullable(),
  }),
})

export const stopCampaign = endpoint({
  method: 'POST',
  path: '/api/admin/campaigns/:id/stop',
  summary: 'Stop a letter: whoever has not got it will not get it',
  access: 'administrator',
  act: 'letter.stop',
  params: z.object({ id }),
  response: z.object({ campaign: campaignSchema }),
  errors: ['not_found', 'conflict'],
})
