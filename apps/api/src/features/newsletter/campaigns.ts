import type { Letter } from '@beacon/contract/campaigns'
import type { NewsletterList } from '@beacon/contract/newsletter'
import type { Clock, Ids } from '../../clock.ts'
import type { StaffMessageRow, Tx } from '../../db/schema.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { insertCampaign, insertStaffMessage, stopCampaignRow } from './campaign-store.ts'

type StaffMessage = Pick<StaffMessageRow, 'kind' | 'email'> &
  Partial<Pick<StaffMessageRow, 'name' | 'subject' | 'body'>>

export interface Campaigns {
  /** Sends a campaign to everybody who is on the list now, or on any list, each address once. */
  send(
    tx: Tx,
    letter: Letter & { list?: NewsletterList | undefined },
  ): Promise<{ id: string; recipients: number }>
  /** Whoever has not received it yet will not; false when it was stopped before. */
  stop(tx: Tx, id: string): Promise<boolean>
  /** Sends one mail to one address. */
  write(tx: Tx, message: StaffMessage): Promise<void>
}

/**
 * A campaign fixes its recipients in the transaction that creates it: one letter each. Their jobs follow in batches
 * (jobs.ts), in a lane of their own, so that ten thousand letters delay neither a visitor nor the mail about a lead.
 */
export function createCampaigns(deps: { clock: Clock; ids: Ids; outbox: Outbox }): Campaigns {
  const { clock, ids, outbox } = deps
  return {
    async send(tx, { subject, body, list = null }) {
      const id = ids()
      const campaign = { id, subject, body, list: list as NewsletterList | null }
      const recipients = await insertCampaign(tx, { ...campaign, created_at: clock().toISOString() })
      await outbox.add(tx, { kind: 'newsletter.spread', about: `campaign:${id}` })
      return { id, recipients }
    },

    stop: (tx, id) => stopCampaignRow(tx, id, clock()),

    async write(tx, message) {
      const id = ids()
      const created_at = clock().toISOString()
      await insertStaffMessage(tx, { name: '', subject: '', body: '', ...message, id, created_at })
      await outbox.add(tx, { kind: 'mail.staff-message', about: `staff_message:${id}` })
    },
  }
}
