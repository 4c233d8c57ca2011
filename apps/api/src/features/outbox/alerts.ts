import { paths } from '@beacon/rules/paths'
import { type Clock, HOUR_MS, isoAfter } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import { compose, type Facts, type MailContent } from '../../mail/layout.ts'
import type { MailSender } from '../../mail/sender.ts'
import type { JobHandler } from '../../outbox/attempt.ts'
import { type AlertDeps, addDailyAlert } from '../../outbox/daily-alert.ts'
import { countStuckJobs, type StuckJobs } from '../../outbox/stuck-jobs.ts'
import { subjectIdOf } from '../../outbox/subject-jobs.ts'

const KIND = 'mail.outbox-alert'

interface AlertMailDeps extends MailSender {
  db: Db
  clock: Clock
  publicUrl: string
}

/** Jobs stopped since an instant, or overdue by an hour; the alert itself is none that the owner could look for. */
const troubleAt = (db: Db, now: Date, stuckSince: string): Promise<StuckJobs> =>
  countStuckJobs(db, {
    stuckSince,
    overdueSince: isoAfter(now, -HOUR_MS),
    besides: KIND,
  })

const isTrouble = ({ overdue, dead, uncertain, refused }: StuckJobs): boolean =>
  overdue + dead + uncertain + refused > 0

/** Queues a mail to the owner when jobs are stuck. */
export const alertOwner = (deps: AlertDeps): Promise<void> =>
  addDailyAlert(deps, {
    kind: KIND,
    subject: 'outbox',
    isDue: async (since) => isTrouble(await troubleAt(deps.db, deps.clock(), since)),
  })

/** The mail is written when it goes out: after an outage of the mail server there may be nothing left to report. */
export function createAlertMails(deps: AlertMailDeps): Record<string, JobHandler> {
  return {
    [KIND]: async (run) => {
      const trouble = await troubleAt(deps.db, deps.clock(), subjectIdOf(run.job))
      if (isTrouble(trouble)) await deps.send(run, { to: deps.inbox }, alertMail(trouble, deps.publicUrl))
    },
  }
}

function alertMail(trouble: StuckJobs, publicUrl: string): MailContent {
  const count = (jobs: number) => (jobs === 0 ? '' : String(jobs))
  const facts: Facts = [
    ['Waiting for more than an hour', count(trouble.overdue)],
    ['Given up after a day of trying', count(trouble.dead)],
    ['Sent, but maybe not delivered', count(trouble.uncertain)],
    ['Refused at the other end', count(trouble.refused)],
  ]
  return compose({
    subject: 'Something needs your attention: deliveries have stopped',
    heading: 'Deliveries have stopped',
    paragraphs: [
      'Emails or messages to a provider have come to a halt. Nothing is lost; some of it needs a decision.',
    ],
    facts,
    button: ['See what has stopped', publicUrl + paths.adminOutbox],
  })
}
