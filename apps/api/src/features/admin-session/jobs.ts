import { agency } from '@beacon/content/agency'
import type { Ids } from '../../clock.ts'
import type { Tx } from '../../db/schema.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { JobHandler } from '../../outbox/worker.ts'
import type { SendMail } from '../../providers/mailer.ts'
import { type FactorChange, factorChanged } from './emails.ts'

/** Leaves a mail to the administrator about a change of their second factor, in the change's own transaction. */
export type TellFactorChange = (tx: Tx, change: FactorChange) => Promise<void>

export const createFactorNotices =
  ({ outbox, ids }: { outbox: Outbox; ids: Ids }): TellFactorChange =>
  (tx, change) => {
    const kind = `mail.second-factor-${change}`
    return outbox.add(tx, { kind, about: 'account:administrator', dedupeKey: `${kind}:${ids()}` })
  }

interface AccountMailDeps {
  /** Whose account it is; without one the mail goes to the agency's inbox. */
  administrator: { email: string } | undefined
  publicUrl: string
  mailFrom: string
  mailTo: string
  sendMail: SendMail
}

/** The mails about the administrator's own account. */
export function createAccountMails(deps: AccountMailDeps): Record<string, JobHandler> {
  const { administrator, publicUrl, mailFrom, mailTo } = deps
  const person = (address: string) => ({ name: agency.name, address })
  const people = {
    from: person(mailFrom),
    to: person(administrator?.email ?? mailTo),
    replyTo: person(mailTo),
  }

  const mail =
    (change: FactorChange): JobHandler =>
    async ({ job, beforeBody }) => {
      const messageId = `<${job.id}@${mailFrom.split('@')[1]}>`
      await deps.sendMail(
        { messageId, ...people, ...factorChanged(change, job.created_at, publicUrl) },
        beforeBody,
      )
    }

  return {
    'mail.second-factor-on': mail('on'),
    'mail.second-factor-off': mail('off'),
    'mail.second-factor-new-codes': mail('new-codes'),
    'mail.second-factor-reset': mail('reset'),
  }
}
