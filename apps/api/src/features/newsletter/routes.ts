import {
  listCampaigns,
  sendCustom,
  sendNewsletter,
  sendTestLetter,
  sendWelcome,
  stopCampaign,
} from '@beacon/contract/campaigns'
import { subscribe } from '@beacon/contract/newsletter'
import {
  eraseSubscriber,
  listSubscribers,
  restoreRefused,
  restoreSubscriber,
  unsubscribeSubscriber,
} from '@beacon/contract/subscribers'
import type { Clock } from '../../clock.ts'
import { cursorOf } from '../../db/conditions.ts'
import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { nextPage } from '../../http/next-page.ts'
import {
  countReach,
  countRefused,
  countSubscribers,
  listSubscriberRows,
  toSubscriber,
} from './admin-store.ts'
import { holds } from './bounce-hold.ts'
import { findCampaign, listCampaignRows, toCampaign } from './campaign-store.ts'
import type { Campaigns } from './campaigns.ts'
import type { Newsletter } from './service.ts'
import { clearRefusal, clearRefusals, findSubscriber } from './store.ts'

const PAGE_SIZE = 50
const CAMPAIGNS_A_PAGE = 20

interface NewsletterDeps {
  db: Db
  clock: Clock
  newsletter: Newsletter
  campaigns: Campaigns
}

/** The visitors' sign-up, and the administrator's subscribers and campaigns. */
export function bindNewsletter(bind: Bind, deps: NewsletterDeps): void {
  bind(subscribe)(async ({ body, tx }) => {
    await deps.newsletter.subscribe(tx, body)
    return { success: true, message: 'Please check your inbox and press the button in our email.' }
  })

  bindSubscribers(bind, deps)
  bindCampaigns(bind, deps)
}

function bindSubscribers(bind: Bind, { db, newsletter }: NewsletterDeps): void {
  bind(listSubscribers)(async ({ query }) => {
    const { rows, total } = await listSubscriberRows(db, { ...query, limit: PAGE_SIZE })
    return {
      subscribers: rows.map(toSubscriber),
      total,
      counts: await countSubscribers(db),
      reach: await countReach(db),
      refusedOn: query.state === 'undeliverable' ? await countRefused(db) : [],
      next: nextPage(rows, PAGE_SIZE, ({ asked_at, id }) => cursorOf(asked_at, id)),
    }
  })

  bind(unsubscribeSubscriber)(async ({ params }) =>
    inTransaction(db, async (tx) => {
      const { email, list } = await known(findSubscriber(tx, params.id))
      await newsletter.unsubscribe(tx, email, [list])
      return { subscriber: toSubscriber(await known(findSubscriber(tx, params.id))) }
    }),
  )

  bind(restoreSubscriber)(async ({ params }) =>
    inTransaction(db, async (tx) => {
      const { email } = await known(findSubscriber(tx, params.id))
      await clearRefusal(tx, email)
      return { subscriber: toSubscriber(await known(findSubscriber(tx, params.id))) }
    }),
  )

  bind(restoreRefused)(async ({ body }) =>
    inTransaction(db, async (tx) => ({ addresses: await clearRefusals(tx, body.day) })),
  )

  bind(eraseSubscriber)(async ({ params }) =>
    inTransaction(db, async (tx) => {
      const { email } = await known(findSubscriber(tx, params.id))
      await newsletter.eraseAddress(tx, email)
      return { success: true }
    }),
  )
}

function bindCampaigns(bind: Bind, { db, clock, campaigns }: NewsletterDeps): void {
  bind(sendNewsletter)(async ({ body, tx }) => ({ success: true, ...(await campaigns.send(tx, body)) }))

  bind(sendTestLetter)(async ({ body, tx, administrator }) => {
    await campaigns.write(tx, { kind: 'test', email: administrator.email, ...body })
    return { success: true, to: administrator.email }
  })

  bind(sendWelcome)(async ({ body, tx }) => {
    await campaigns.write(tx, { kind: 'welcome', ...body })
    return { success: true }
  })

  bind(sendCustom)(async ({ body: { to, subject, message }, tx }) => {
    await campaigns.write(tx, { kind: 'custom', email: to, subject, body: message })
    return { success: true }
  })

  bind(listCampaigns)(async ({ query }) => {
    const rows = await listCampaignRows(db, { ...query, limit: CAMPAIGNS_A_PAGE })
    return {
      campaigns: await Promise.all(rows.map((row) => toCampaign(db, row))),
      holds: await holds(db, clock()),
      next: nextPage(rows, CAMPAIGNS_A_PAGE, ({ created_at, id }) => cursorOf(created_at, id)),
    }
  })

  bind(stopCampaign)(async ({ params }) =>
    inTransaction(db, async (tx) => {
      await known(findCampaign(tx, params.id))
      if (!(await campaigns.stop(tx, params.id)))
        throw new AppError('conflict', 'This letter has already been stopped.')
      return { campaign: await toCampaign(tx, await known(findCampaign(tx, params.id))) }
    }),
  )
}

async function known<Row>(row: Promise<Row | undefined>): Promise<Row> {
  const found = await row
  if (!found) throw new AppError('not_found')
  return found
}
