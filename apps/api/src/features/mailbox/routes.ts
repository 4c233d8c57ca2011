import type { IntegrationMode } from '@beacon/contract/config'
import { listMail, type Mail, type MailSummary, readMail } from '@beacon/contract/mailbox'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'

/** The demo mailbox, as the stand-in mail server keeps it. */
export interface Mailbox {
  messages(): MailSummary[]
  read(id: string): Promise<Mail | undefined> | Mail | undefined
}

/** The administrator's view of the mailbox. Without one, because mail leaves for a real server, the list is empty. */
export function bindMailbox(
  bind: Bind,
  { mode, mailbox }: { mode: IntegrationMode; mailbox: Mailbox | undefined },
): void {
  bind(listMail)(async () => ({ mode, mails: mailbox?.messages() ?? [] }))

  bind(readMail)(async ({ params }) => {
    const mail = await mailbox?.read(params.id)
    if (!mail) throw new AppError('not_found')
    return { mail }
  })
}
