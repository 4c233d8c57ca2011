import { Readable } from 'node:stream'
import { domainToASCII } from 'node:url'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { JobError } from '../outbox/job-error.ts'
import { addressRefusalIn, type SmtpReply } from './address-refusal.ts'

/** Time limits in milliseconds: for connecting and the greeting, and for the whole conversation. */
export interface MailLimits {
  connectMs: number
  totalMs: number
}

const STANDARD_LIMITS: MailLimits = { connectMs: 5000, totalMs: 15_000 }
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])

export interface MailAddress {
  name: string
  address: string
}

export interface OutgoingMail {
  /** Fixed per job, so that a duplicate can be recognised. */
  messageId: string
  from: MailAddress
  to: MailAddress
  replyTo?: MailAddress
  subject: string
  text: string
  html: string
  /** Further headers, such as those of a mailing list. */
  headers?: Record<string, string>
  /** A calendar file, which the mail program shows as an invitation, attached as invite.ics. */
  invitation?: { method: 'REQUEST' | 'CANCEL'; content: string }
}

/**
 * Hands one mail to the mail server. `beforeBody` is awaited once the server has asked for the body (354) and before
 * its first byte goes out: from then on, a lost reply means that the mail may or may not have arrived.
 * @throws JobError `refused` (5xx for this mail; with `addressRefusal` if it is about the address), `retry` (4xx, a
 * server that does not let us in, or nothing was handed over), `uncertain` (the reply was lost)
 */
export type SendMail = (mail: OutgoingMail, beforeBody: () => Promise<void>) => Promise<void>

type SmtpError = Error & SmtpReply

/** Mail over SMTP, one connection per mail: a broken one cannot affect the next. */
export function createMailer(smtpUrl: string, limits = STANDARD_LIMITS): SendMail {
  const url = new URL(smtpUrl)
  // IPv6 addresses have brackets only in a URL.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isLoopback = LOOPBACK.has(host)
  const secure = url.protocol === 'smtps:'
  const options = {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLoopback,
    ignoreTLS: isLoopback,
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    dnsTimeout: limits.connectMs,
    socketTimeout: limits.totalMs,
  }
  const auth = url.username && {
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
  }

  return async (mail, beforeBody) => {
    const raw = await compose(mail)
    const connection = new SMTPConnection(options)
    const deadline = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => deadline.reject(new Error(`No answer within ${limits.totalMs} ms`)),
      limits.totalMs,
    )
    connection.on('error', deadline.reject)
    let reached: Stage = 'door'
    try {
      await Promise.race([deadline.promise, converse()])
    } catch (error) {
      throw toJobError(error, reached)
    } finally {
      clearTimeout(timer)
      deadline.promise.catch(() => {})
      connection.close()
    }

    async function converse(): Promise<void> {
      await new Promise<void>((done, fail) => connection.connect((error) => (error ? fail(error) : done())))
      if (auth)
        await new Promise<void>((done, fail) =>
          connection.login(auth, (error) => (error ? fail(error) : done())),
        )
      reached = 'mail'
      const envelope = { from: onTheWire(mail.from.address), to: [onTheWire(mail.to.address)] }
      await new Promise<void>((done, fail) => {
        // NOTE: nodemailer abandons the stream when the conversation ends; a `beforeBody` that fails after that must
        // not become an uncaught error.
        const stream = Readable.from(body()).once('error', fail)
        connection.send(envelope, stream, (error) => (error ? fail(error) : done()))
      })
    }

    async function* body(): AsyncGenerator<Buffer> {
      await beforeBody()
      reached = 'body'
      yield raw
    }
  }
}

/** A domain with characters such as ü has an ASCII form that every mail server accepts. */
function onTheWire(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return address.slice(0, -domain.length) + (domainToASCII(domain) || domain)
}

function compose({ invitation, ...mail }: OutgoingMail): Promise<Buffer> {
  const composer = new MailComposer({
    ...mail,
    ...(invitation ? { icalEvent: invitation } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** Authentication required or failed: may be the reply to any command, and is never about the mail. */
const SIGN_IN_FIRST: readonly number[] = [530, 534, 535, 538]

/** The account has sent what it may send in a day, which is never about the mail, and over by tomorrow. */
const SENT_TOO_MUCH = /^5\d\d[ -]5\.4\.5(?!\S)/

/** The server refuses the sender before it has heard of the mail's recipient. */
const SENDER = 'MAIL FROM'

/** How far the conversation got: greeting and login, the mail's addresses, its body. */
type Stage = 'door' | 'mail' | 'body'

/**
 * The server's reply decides; without one, the stage does. A server that turns us away before the mail, because of a
 * wrong password say, has not been told anything about it.
 */
function toJobError(error: unknown, reached: Stage): JobError {
  if (error instanceof JobError) return error
  const { responseCode, response, message, command } = error as SmtpError
  const reason = `Mail server: ${message}`
  const isAboutUs =
    reached === 'door' ||
    command === SENDER ||
    SIGN_IN_FIRST.includes(responseCode ?? 0) ||
    SENT_TOO_MUCH.test(response ?? '')
  if (responseCode !== undefined && responseCode >= 500 && !isAboutUs)
    return new JobError('refused', reason, {
      addressRefusal: addressRefusalIn(error as SmtpReply),
      cause: error,
    })
  const isAnswered = responseCode !== undefined && responseCode >= 400
  return new JobError(reached === 'body' && !isAnswered ? 'uncertain' : 'retry', reason, { cause: error })
}
