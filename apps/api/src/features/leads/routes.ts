import { agency } from '@beacon/content/agency'
import {
  isClosed,
  listLeads,
  readLead,
  sendContactEmail,
  sendLeadNotification,
  submitLead,
  updateLead,
} from '@beacon/contract/leads'
import { type Clock, today } from '../../clock.ts'
import type { Db, LeadRow } from '../../db/schema.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { nextPage } from '../../http/next-page.ts'
import { assertFutureDay } from './follow-up.ts'
import type { Leads } from './service.ts'
import { changeLead, deliveriesOf, findLead, leadCursor, listLeadRows, toLead } from './store.ts'

const PAGE_SIZE = 50

interface LeadRoutes {
  db: Db
  clock: Clock
  leads: Leads
}

/** The three calls of the forms, which create one lead (0006), and the administrator's view of leads. */
export function bindLeads(bind: Bind, { db, clock, leads }: LeadRoutes): void {
  bind(submitLead)(async ({ body, tx }) => {
    const { receipt } = await leads.submit(tx, body)
    return {
      success: true,
      message: `Thank you. We will be in touch ${agency.responsePromise}.`,
      id: receipt,
    }
  })

  bind(sendContactEmail)(async ({ body, tx }) => {
    await leads.sendMessage(tx, { ...body, source: '' })
    return { success: true }
  })

  bind(sendLeadNotification)(async ({ body, tx }) => {
    await leads.announce(tx, { ...body, message: body.notes })
    return { success: true }
  })

  bind(listLeads)(async ({ query }) => {
    const { rows, total } = await listLeadRows(db, { ...query, today: today(clock()), limit: PAGE_SIZE })
    const deliveries = await deliveriesOf(
      db,
      rows.map((row) => row.id),
    )
    const leadsOfPage = rows.map((row) => toLead(row, deliveries.get(row.id) ?? []))
    const next = nextPage(rows, PAGE_SIZE, (row) => leadCursor(row, query.status))
    return { leads: leadsOfPage, total, next }
  })

  bind(readLead)(async ({ params }) => answer(await findLead(db, params.id)))

  bind(updateLead)(async ({ params, body }) => {
    if (body.followUpOn) assertFutureDay(body.followUpOn, clock())
    const changed = await changeLead(db, params.id, body)
    const present = changed ?? (await findLead(db, params.id))
    if (changed || !present) return answer(changed)
    const isPlanned = body.followUpOn && !body.status && isClosed(present.status)
    const what = isPlanned ? 'closed this lead' : 'changed these notes'
    throw new AppError('conflict', `Somebody else has ${what} in the meantime.`)
  })

  async function answer(row: LeadRow | undefined) {
    if (!row) throw new AppError('not_found')
    const deliveries = await deliveriesOf(db, [row.id])
    return { lead: toLead(row, deliveries.get(row.id) ?? []) }
  }
}
