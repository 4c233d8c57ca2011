import { leadFilterSchema } from '@beacon/contract/leads'
import type { RequestHandler } from 'express'
import { today } from '../../clock.ts'
import type { Db, LeadRow } from '../../db/schema.ts'
import { type CsvColumns, EVERY_ROW, type SpreadsheetDeps, spreadsheet } from '../../http/csv.ts'
import { isFlagged, listLeadRows } from './store.ts'

const columns: CsvColumns<LeadRow> = {
  'Received (UTC)': (lead) => lead.created_at,
  Status: (lead) => lead.status,
  Flagged: (lead) => (isFlagged(lead) ? 'yes' : ''),
  Name: (lead) => lead.name,
  Email: (lead) => lead.email,
  Phone: (lead) => lead.phone,
  Business: (lead) => lead.business_name,
  'Business type': (lead) => lead.business_type,
  Website: (lead) => lead.current_website,
  Message: (lead) => lead.message,
  Source: (lead) => lead.source,
  'Landing page': (lead) => lead.landing_page,
  Referrer: (lead) => lead.referrer,
  Campaign: (lead) => lead.campaign,
  'Follow up on': (lead) => lead.follow_up_on,
  Notes: (lead) => lead.staff_notes,
  Lead: (lead) => lead.id,
}

interface LeadsCsvDeps extends SpreadsheetDeps {
  db: Db
}

/** The leads that a filter matches, as a file for the administrator. */
export const leadsCsv = (deps: LeadsCsvDeps): RequestHandler =>
  spreadsheet(deps, {
    act: 'lead.export',
    name: 'leads',
    columns,
    filter: leadFilterSchema,
    rows: async (filter) =>
      (await listLeadRows(deps.db, { ...filter, today: today(deps.clock()), limit: EVERY_ROW })).rows,
  })
