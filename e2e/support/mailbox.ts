import { listMail, type Mail, readMail } from '@beacon/contract/mailbox'
import { type APIRequestContext, expect } from '@playwright/test'

export interface Mailbox {
  /** Waits for the newest mail to this address. */
  waitFor(wanted: { to: string; subject?: RegExp }): Promise<Mail>
  /** The number of mails to this address so far. */
  countTo(address: string): Promise<number>
}

/** The demo mailbox as an administrator reads it. */
export function createMailbox(adminApi: APIRequestContext): Mailbox {
  async function mailsTo(address: string) {
    const answer = await adminApi.get(listMail.path)
    const { mails } = listMail.response.parse(await answer.json())
    return mails.filter(({ to }) => to.includes(address))
  }

  return {
    async waitFor({ to, subject = /./ }) {
      const find = async () => (await mailsTo(to)).find((mail) => subject.test(mail.subject))
      await expect.poll(find, `a mail to ${to} with a subject like ${subject}`).toBeDefined()
      const found = await find()
      const answer = await adminApi.get(readMail.path.replace(':id', found?.id ?? ''))
      return readMail.response.parse(await answer.json()).mail
    },
    countTo: async (address) => (await mailsTo(address)).length,
  }
}
