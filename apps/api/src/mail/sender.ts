import { agency } from '@beacon/content/agency'
import type { JobRun } from '../outbox/attempt.ts'
import type { MailAddress, OutgoingMail, SendMail } from '../providers/mailer.ts'
import type { MailContent } from './layout.ts'
import { isLinked } from './strangers-links.ts'

/** The recipient, and whatever travels beside the text. */
export type Envelope = Pick<OutgoingMail, 'to' | 'replyTo' | 'headers' | 'invitation'>

/** How the jobs of a feature send mail. */
export interface MailSender {
  /** Where the agency reads its mail. */
  inbox: MailAddress
  /**
   * Sends a job's mail from the agency; replies go to its inbox unless the envelope says otherwise. Mail to anybody
   * else is marked as automatic (RFC 3834), so that out-of-office programs do not reply. Nothing is sent to somebody
   * who has been erased, and that is not a failure.
   * @throws JobError as `SendMail` does
   */
  send(run: JobRun, envelope: Envelope, content: MailContent): Promise<void>
}

const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

/** `mailFrom` is the sender, whose domain is also that of the message ids; `mailTo` is the agency's inbox. */
export function createMailSender(
  { mailFrom, mailTo }: { mailFrom: string; mailTo: string },
  sendMail: SendMail,
): MailSender {
  const from = { name: agency.name, address: mailFrom }
  const inbox = { name: agency.name, address: mailTo }
  const domain = domainOf(mailFrom)
  return {
    inbox,
    async send({ job, beforeBody }, envelope, content) {
      if (envelope.to.address === '') return
      // A duplicate of a job's mail has the same id, so that it can be recognised.
      const messageId = `<${job.id}@${domain}>`
      const isOurs = envelope.to === inbox
      const to = isOurs || !isLinked(envelope.to.name) ? envelope.to : { ...envelope.to, name: '' }
      const headers = isOurs ? envelope.headers : { ...AUTOMATIC, ...envelope.headers }
      const replyTo = canBeReplied(envelope.replyTo) ? envelope.replyTo : inbox
      return sendMail({ messageId, from, ...envelope, to, replyTo, headers, ...content }, beforeBody)
    },
  }
}

/** Letters beyond ASCII before the @ need a server with SMTPUTF8; others refuse the whole mail, whose text has the address. */
const canBeReplied = (to: MailAddress | undefined): boolean => /^[ -~]+@[^@]+$/.test(to?.address ?? '')

/** Where mail to a buyer, a visitor or a lead goes. */
export const mailAddressOf = ({ name, email }: { name: string; email: string }): MailAddress => ({
  name,
  address: email,
})

/** The domain that makes our message ids unique. */
export const domainOf = (address: string): string => address.split('@')[1] ?? ''
