import { createFaultSwitch, type FaultSwitch } from './faults.ts'
import { openMailbox } from './mail/mailbox.ts'
import type { Mail, MailSummary } from './mail/message.ts'
import { createSmtp } from './mail/smtp.ts'
import { listen } from './sockets.ts'

export type { Mail, MailSummary } from './mail/message.ts'

export type MailServer = {
  /** `smtp://127.0.0.1:PORT`, without TLS and without a password. */
  url: string
  faults: FaultSwitch
  /** Newest first. */
  messages: () => MailSummary[]
  read: (id: string) => Mail | undefined
  /** The newest mail that fits, or the first to arrive; rejects after `timeoutMs`, 20 s unless told. */
  waitFor: (predicate: (mail: Mail) => boolean, options?: { timeoutMs?: number }) => Promise<Mail>
  /** Empties the mailbox, its folder and the greylist. */
  clear: () => Promise<void>
  /** What another process may see: the list with the Message-IDs, by which a duplicate is recognised. */
  state: () => unknown
  close: () => Promise<void>
}

type Options = {
  port?: number
  /** Keeps each mail as an .eml file, so that the mailbox outlives the process. */
  folder?: string
  clock?: () => Date
  /** How many mails are kept, the newest; 500 unless told. */
  keep?: number
}

/**
 * A mail server on loopback that delivers into a mailbox. Refuses as real ones do: `bounce@…` and `bounce+…@…` 550,
 * `closing@…` 550 once it has two mails, `quota@…` 550 as if the account had sent too much, `full@…` 452, `greylist@…`
 * 451 the first time, and messages over 10 MB 552.
 */
export async function startMailServer(options: Options = {}): Promise<MailServer> {
  const { port, folder, clock = () => new Date(), keep = 500 } = options
  const faults = createFaultSwitch()
  const mailbox = await openMailbox({ folder, clock, keep })
  const smtp = createSmtp({ mailbox, faults })

  return {
    url: `smtp://127.0.0.1:${await listen(smtp.server, port)}`,
    faults,
    messages: () => mailbox.mails().map(summarise),
    read: (id) => mailbox.mails().find((mail) => mail.id === id),
    waitFor: (predicate, { timeoutMs = 20_000 } = {}) => mailbox.waitFor(predicate, timeoutMs),
    async clear() {
      smtp.forgetGreylist()
      await mailbox.clear()
    },
    state: () => ({
      mails: mailbox.mails().map((mail) => ({ ...summarise(mail), messageId: messageId(mail) })),
    }),
    close: smtp.close,
  }
}

const summarise = ({ id, receivedAt, from, to, subject }: Mail): MailSummary => ({
  id,
  receivedAt,
  from,
  to,
  subject,
})

const messageId = ({ headers }: Mail) =>
  headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value
