import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

const summary = z.object({
  id,
  receivedAt: z.iso.datetime(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
})

/** A mail of the demo mailbox, parsed from the raw message that the mail server received. */
const mailSchema = summary.extend({
  replyTo: z.string().nullable(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), size: z.number().int() })),
})
export type Mail = z.output<typeof mailSchema>
export type MailSummary = z.output<typeof summary>

export const listMail = endpoint({
  method: 'GET',
  path: '/api/admin/mailbox',
  summary: 'Mail in the demo mailbox, newest first; off when a real mail server is configured',
  access: 'administrator',
  response: z.object({ mode: z.enum(['demo', 'on', 'off']), mails: z.array(summary) }),
})

/**
 * Path of a mail's HTML part as a document of its own, for a sandboxed frame. Not a call: its answer is no JSON, and
 * its policy lets nothing in it run or reach out.
 */
export const mailHtmlPath = (mailId: string) => `/api/admin/mailbox/${mailId}/html`

export const readMail = endpoint({
  method: 'GET',
  path: '/api/admin/mailbox/:id',
  summary: 'One email of the demo mailbox',
  access: 'administrator',
  params: z.object({ id }),
  response: z.object({ mail: mailSchema }),
  errors: ['not_found'],
})
