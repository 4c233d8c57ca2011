import PostalMime, { type Address, type Email } from 'postal-mime'

/** A mail in a list; the same shape as the product's mailbox screen reads. */
export type MailSummary = { id: string; receivedAt: string; from: string; to: string[]; subject: string }

/** A mail read whole. Attachments are told, not kept apart from the raw message. */
export type Mail = MailSummary & {
  replyTo: string | null
  headers: { name: string; value: string }[]
  text: string
  html: string
  /** `text` is there for a calendar file, which is part of what a mail says. */
  attachments: { filename: string; contentType: string; size: number; text?: string }[]
}

export type Envelope = { from: string; to: string[] }

/** The message as a mail server files it: with the envelope, which the message's own headers need not repeat. */
export function withEnvelope(message: Buffer, { from, to }: Envelope): Buffer {
  const lines = [`Return-Path: <${from}>`, ...to.map((address) => `Delivered-To: ${address}`), '']
  return Buffer.concat([Buffer.from(lines.join('\r\n')), message])
}

/** Reads a filed message. `receivedAt` is a UTC instant in ISO form; `to` is who it was delivered to. */
export async function parseMail(raw: Buffer, id: string, receivedAt: string): Promise<Mail> {
  const email = await PostalMime.parse(raw)
  return {
    id,
    receivedAt,
    from: email.from ? written(email.from) : '',
    to: email.headers.filter(({ key }) => key === 'delivered-to').map(({ value }) => value),
    subject: email.subject ?? '',
    replyTo: email.replyTo?.map(written).join(', ') ?? null,
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    text: email.text ?? '',
    html: email.html ?? '',
    attachments: email.attachments.map(describe),
  }
}

function written({ name, address = '' }: Address): string {
  return name ? `${name} <${address}>` : address
}

const CALENDAR = new Set(['text/calendar', 'application/ics'])

function describe({ filename, mimeType, content }: Email['attachments'][number]) {
  const bytes = Buffer.from(content as ArrayBuffer)
  return {
    filename: filename ?? '',
    contentType: mimeType,
    size: bytes.byteLength,
    ...(CALENDAR.has(mimeType) ? { text: bytes.toString('utf8') } : {}),
  }
}
