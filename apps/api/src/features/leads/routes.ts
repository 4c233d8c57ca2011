import { agency } from '@beacon/content/agency'
import {
  listLeads,
  readLead,
  sendContactEmail,
  sendLeadNotification,
  submitLead,
  updateLead,
} from '@beacon/contract/leads'
import type { Db, LeadRow } from '../../db/schema.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { nextPage } from '../../http/next-page.ts'
import type { Leads } from './service.ts'
import { changeLead, deliveriesOf, findLead, listLeadRows, toLead } from './store.ts'

const PAGE_SIZE = 50

export function bindLeads(bind: Bind, { db, leads }: { db: Db; leads: Leads }): void {
  bind(submitLead)(async ({ body, tx }) => {
    const { id } = await leads.submit(tx, body)
    return { success: true, message: `Thank you. We will be in touch ${agency.responsePromise}.`, id }
  })

  bind(sendContactEmail)(async ({ body, tx }) => {
    await leads.sendMessage(tx, { ...body, source: '' })
    return { success: true }
  })

  bind(sendLeadNotification)(async ({ body, tx }) => {
    await leads.submit(tx, { ...body, message: body.notes })
    return { success: true }
  })

  bind(listLeads)(async ({ query }) => {
    const { rows, total } = await listLeadRows(db, { ...query, limit: PAGE_SIZE })
    const deliveries = await deliveriesOf(
      db,
      rows.map((row) => row.id),
    )
    const leadsOfPage = rows.map((row) => toLead(row, deliveries.get(row.id) ?? []))
    return { leads: leadsOfPage, total, next: nextPage(rows, PAGE_SIZE) }
  })

  bind(readLead)(async ({ params }) => answer(await findLead(db, params.id)))

  bind(updateLead)(async ({ params, body }) => {
    const changed = await changeLead(db, params.id, body)
    if (!changed && (await findLead(db, params.id)))
      throw new AppError('conflict', 'Somebody else has changed these notes in the meantime.')
    return answer(changed)
  })

  async function answer(row: LeadRow | undefined) {
    if (!row) throw new AppError('not_found')
    const deliveries = await deliveriesOf(db, [row.id])
    return { lead: toLead(row, deliveries.get(row.id) ?? []) }
  }
}
