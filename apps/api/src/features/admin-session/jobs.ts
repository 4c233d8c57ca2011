import { agency } from '@beacon/content/agency'
import type { Ids } from '../../clock.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { MailSender } from '../../mail/sender.ts'
import type { JobHandler } from '../../outbox/attempt.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { subjectIdOf } from '../../outbox/subject-jobs.ts'
import { type FactorChange, factorChanged } from './emails.ts'
import { countRefused, guessesMail, spanOf } from './guess-alert.ts'

/** Queues a mail to the administrator about a change of their second factor, in the change's own transaction. */
export type TellFactorChange = (tx: Tx, change: FactorChange) => Promise<void>

/** Every change is told: doing the same twice queues two mails. */
export const createFactorNotices =
  ({ outbox, ids }: { outbox: Outbox; ids: Ids }): TellFactorChange =>
  (tx, change) => {
    const kind = `mail.second-factor-${change}`
    return outbox.add(tx, { kind, about: 'account:administrator', dedupeKey: `${kind}:${ids()}` })
  }

interface AccountMailDeps extends MailSender {
  db: Db
  /** Whose account it is; without one the mail goes to the agency's inbox. */
  administrator: { email: string } | undefined
  publicUrl: string
}

/** The mails about the administrator's own account. */
export function createAccountMails(deps: AccountMailDeps): Record<string, JobHandler> {
  const { db, administrator, publicUrl, inbox, send } = deps
  const to = administrator ? { name: agency.name, address: administrator.email } : inbox

  const mail =
    (change: FactorChange): JobHandler =>
    (run) =>
      send(run, { to }, factorChanged(change, run.job.created_at, publicUrl))

  return {
    'mail.second-factor-on': mail('on'),
    'mail.second-factor-off': mail('off'),
    'mail.second-factor-new-codes': mail('new-codes'),
    'mail.second-factor-reset': mail('reset'),
    'mail.sign-in-guesses': async (run) => {
      const span = spanOf(subjectIdOf(run.job), new Date(run.job.created_at))
      return send(run, { to }, guessesMail(await countRefused(db, span), span, publicUrl))
    },
  }
}
