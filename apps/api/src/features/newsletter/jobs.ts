import type { LinkPurpose } from '@beacon/contract/newsletter'
import type { Db, SubscriberRow } from '../../db/schema.ts'
import type { MailContent } from '../../mail/layout.ts'
import type { Post } from '../../mail/post.ts'
import type { JobHandler, JobRun } from '../../outbox/attempt.ts'
import { JobError } from '../../outbox/job-error.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { subjectIdOf } from '../../outbox/subject-jobs.ts'
import type { MailAddress } from '../../providers/mailer.ts'
import { findDueLetter, findStaffMessage, markSent, markSkipped, queueLetters } from './campaign-store.ts'
import { alreadyOnList, confirmation, letter, staffMail, welcome } from './emails.ts'
import type { Links } from './links.ts'
import { findSubscriber } from './store.ts'

/** So many letters get their jobs in one transaction: enough to keep the lane busy, and done in a few milliseconds. */
const LETTERS_AT_ONCE = 200

interface NewsletterJobDeps extends Post {
  db: Db
  outbox: Outbox
  links: Links
  publicUrl: string
}

/** What the outbox does for the newsletter: single mails, and the letters of a campaign in a lane of their own. */
export function createNewsletterJobs(deps: NewsletterJobDeps): {
  mail: Record<string, JobHandler>
  newsletter: Record<string, JobHandler>
} {
  const { db, outbox, links, publicUrl, send } = deps

  /** A mail to a subscriber with a link that is theirs alone; one that leaves a list is in the headers too (RFC 8058). */
  async function sendWithLink(
    run: JobRun,
    subscriber: SubscriberRow,
    purpose: LinkPurpose,
    write: (url: string) => MailContent,
    isForEveryList = false,
  ): Promise<void> {
    const link = { purpose, subscriberId: subscriber.id, jobId: run.job.id, isForEveryList }
    const token = await links.issue(db, link)
    const page = purpose === 'confirm' ? 'confirm' : 'unsubscribe'
    const url = `${publicUrl}/newsletter/${page}?token=${token}`
    const headers = purpose === 'leave' ? oneClick(url) : {}
    await send(run, { to: toSubscriber(subscriber), headers }, write(url))
  }

  return {
    mail: {
      'mail.newsletter-confirmation': async (run) => {
        const subscriber = await findSubscriber(db, subjectIdOf(run.job))
        if (subscriber?.state === 'pending')
          await sendWithLink(run, subscriber, 'confirm', (url) => confirmation(subscriber.list, url))
        if (subscriber?.state === 'confirmed')
          await sendWithLink(run, subscriber, 'leave', (url) => alreadyOnList(subscriber.list, url))
      },

      'mail.newsletter-welcome': async (run) => {
        const subscriber = await findSubscriber(db, subjectIdOf(run.job))
        if (subscriber?.state === 'confirmed')
          await sendWithLink(run, subscriber, 'leave', (url) => welcome(subscriber.list, url))
      },

      'mail.staff-message': async (run) => {
        const message = await findStaffMessage(db, subjectIdOf(run.job))
        if (!message) throw new JobError('refused', 'The message has been deleted.')
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
        const write = (leaveUrl: string) => letter(campaign, { publicUrl, leaveUrl })
        await sendWithLink(run, subscriber, 'leave', write, campaign.list === null)
        return (tx) => markSent(tx, id)
      },
    },
  }
}

const toSubscriber = ({ email }: SubscriberRow): MailAddress => ({ name: '', address: email })

const oneClick = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
