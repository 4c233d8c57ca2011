import { agency } from '@beacon/content/agency'
import type { JobRun } from '../outbox/attempt.ts'
import type { MailAddress, OutgoingMail, SendMail } from '../providers/mailer.ts'
import type { MailContent } from './layout.ts'

/** Who gets a mail, and what travels beside its words. */
export type Envelope = Pick<OutgoingMail, 'to' | 'replyTo' | 'headers' | 'invitation'>

/** How a capability's jobs send their mails. */
export interface Post {
  /** Where the agency reads its mail. */
  inbox: MailAddress
  /**
   * Sends the mail of a job, from the agency; answers reach its inbox, unless the envelope says otherwise. To anybody
   * else it says that no person wrote it (RFC 3834), so that a program on holiday does not answer it. To somebody who
   * has been erased there is no way any more: nothing is sent, and nothing waits for it.
   * @throws JobError as `SendMail` does
   */
  send(run: JobRun, envelope: Envelope, content: MailContent): Promise<void>
}

const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

export function createPost(
  { mailFrom, mailTo }: { mailFrom: string; mailTo: string },
  sendMail: SendMail,
): Post {
  const from = { name: agency.name, address: mailFrom }
  const inbox = { name: agency.name, address: mailTo }
  const domain = domainOf(mailFrom)
  return {
    inbox,
    async send({ job, beforeBody }, envelope, content) {
      if (envelope.to.address === '') return
      // The job's id makes a second copy of its mail recognisable.
      const messageId = `<${job.id}@${domain}>`
      const headers = envelope.to === inbox ? envelope.headers : { ...AUTOMATIC, ...envelope.headers }
      const replyTo = envelope.replyTo?.address ? envelope.replyTo : inbox
      return sendMail({ messageId, from, ...envelope, replyTo, headers, ...content }, beforeBody)
    },
  }
}

/** The domain that ids of ours end with, so that they are nobody else's. */
export const domainOf = (address: string): string => address.split('@')[1] ?? ''
