import type { LinkPurpose } from '@beacon/contract/newsletter'
import type { AddressRefusal } from '@beacon/contract/subscribers'
import { paths } from '@beacon/rules/paths'
import type { Clock } from '../../clock.ts'
import type { Db, SubscriberRow, Tx } from '../../db/schema.ts'
import type { MailContent } from '../../mail/layout.ts'
import type { MailSender } from '../../mail/sender.ts'
import type { JobHandler, JobRun } from '../../outbox/attempt.ts'
import { JobError } from '../../outbox/job-error.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { subjectIdOf } from '../../outbox/subject-jobs.ts'
import type { MailAddress } from '../../providers/mailer.ts'
import { createBounceHold } from './bounce-hold.ts'
import { findDueLetter, findStaffMessage, markAnswered, markSkipped, queueLetters } from './campaign-store.ts'
import { alreadyOnList, confirmation, letter, lettersHeld, staffMail, welcome } from './emails.ts'
import type { Links } from './links.ts'
import { findSubscriber, noteRefusal, stateOf } from './store.ts'

/** Letters whose jobs are added in one transaction: enough to keep the lane busy, and done in a few milliseconds. */
const LETTERS_AT_ONCE = 200

interface NewsletterJobDeps extends MailSender {
  db: Db
  clock: Clock
  outbox: Outbox
  links: Links
  publicUrl: string
}

/** What the outbox does for the newsletter: single mails, and the letters of a campaign in a lane of their own. */
export function createNewsletterJobs(deps: NewsletterJobDeps): {
  mail: Record<string, JobHandler>
  newsletter: Record<string, JobHandler>
} {
  const { db, clock, outbox, links, publicUrl, send, inbox } = deps
  const bounceHold = createBounceHold(deps)

  /**
   * Sends a mail with a link that is the subscriber's alone; an unsubscribe link goes into the headers as well (RFC
   * 8058). Returns the code with which their address bounced for good, if it did: that is no failure for a person to
   * handle but something to record, unless it looks like a refusal of us.
   */
  async function sendWithLink(
    run: JobRun,
    subscriber: SubscriberRow,
    purpose: LinkPurpose,
    write: (url: string) => MailContent,
    isForEveryList = false,
  ): Promise<AddressRefusal | undefined> {
    const link = { purpose, subscriberId: subscriber.id, jobId: run.job.id, isForEveryList }
    const token = await links.issue(db, link)
    const page = purpose === 'confirm' ? paths.newsletterConfirmFor : paths.newsletterUnsubscribeFor
    const url = publicUrl + page(token)
    const headers = purpose === 'leave' ? oneClick(url) : {}
    try {
      await send(run, { to: toSubscriber(subscriber), headers }, write(url))
      return undefined
    } catch (error) {
      if (!(error instanceof JobError) || !error.addressRefusal) throw error
      await bounceHold.doubt(run.job, subscriber.email)
      return error.addressRefusal
    }
  }

  const noted = (tx: Tx, { email }: SubscriberRow, refusal: AddressRefusal | undefined) =>
    refusal && noteRefusal(tx, { email, refusal, now: clock() })

  return {
    mail: {
      'mail.newsletter-confirmation': async (run) => {
        const subscriber = await findSubscriber(db, subjectIdOf(run.job))
        if (!subscriber || subscriber.state === 'unsubscribed') return
        // An address that bounced and signs up again proves by confirming that it receives mail now.
        const isReached = stateOf(subscriber) === 'confirmed'
        const refusal = isReached
          ? await sendWithLink(run, subscriber, 'leave', (url) => alreadyOnList(subscriber.list, url))
          : await sendWithLink(run, subscriber, 'confirm', (url) => confirmation(subscriber.list, url))
        return async (tx) => noted(tx, subscriber, refusal)
      },

      'mail.newsletter-welcome': async (run) => {
        const subscriber = await findSubscriber(db, subjectIdOf(run.job))
        if (subscriber?.state !== 'confirmed') return
        const write = (url: string) => welcome(subscriber.list, url)
        const refusal = await sendWithLink(run, subscriber, 'leave', write)
        return async (tx) => noted(tx, subscriber, refusal)
      },

      'mail.letters-held': (run) =>
        send(run, { to: inbox }, lettersHeld(subjectIdOf(run.job), publicUrl + paths.adminLetters)),

      'mail.staff-message': async (run) => {
        const message = await findStaffMessage(db, subjectIdOf(run.job))
        // The recipient has been erased.
        if (!message) return
        const to = { name: message.name, address: message.email }
        await send(run, { to }, staffMail(message, publicUrl))
      },
    },

    newsletter: {
      'newsletter.spread':
        async ({ job }) =>
        async (tx) => {
          const ids = await queueLetters(tx, subjectIdOf(job), LETTERS_AT_ONCE)
          await outbox.add(tx, ...ids.map((id) => ({ kind: 'newsletter.letter', about: `letter:${id}` })))
          if (ids.length === LETTERS_AT_ONCE)
            await outbox.add(tx, { kind: job.kind, about: job.about, dedupeKey: `${job.kind}:${ids.at(-1)}` })
        },

      'newsletter.letter': async (run) => {
        const id = subjectIdOf(run.job)
        const due = await findDueLetter(db, id)
        if (!due) return (tx) => markSkipped(tx, id)
        const { campaign, subscriber } = due
        await bounceHold.pass(run.job, subscriber.email)
        const write = (leaveUrl: string) => letter(campaign, { publicUrl, leaveUrl })
        const refusal = await sendWithLink(run, subscriber, 'leave', write, campaign.list === null)
        return async (tx) => {
          await noted(tx, subscriber, refusal)
          await markAnswered(tx, id, refusal ? 'undeliverable' : 'sent')
        }
      },
    },
  }
}

const toSubscriber = ({ email }: SubscriberRow): MailAddress => ({ name: '', address: email })

const oneClick = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
