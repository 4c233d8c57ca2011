import { type AuditEntry, auditCsvPath, auditFilterSchema, listAudit } from '@beacon/contract/audit'
import type { Express } from 'express'
import { cursorOf } from '../../db/conditions.ts'
import type { Db } from '../../db/schema.ts'
import { type CsvColumns, EVERY_ROW, type SpreadsheetDeps, spreadsheet } from '../../http/csv.ts'
import type { Bind } from '../../http/endpoint.ts'
import { nextPage } from '../../http/next-page.ts'
import { listAuditRows, toEntry } from './store.ts'

const PAGE_SIZE = 50

interface AuditRouteDeps extends SpreadsheetDeps {
  db: Db
}

/** What administrators did, for administrators to read. */
export function bindAudit(app: Express, bind: Bind, deps: AuditRouteDeps): void {
  bind(listAudit)(async ({ query }) => {
    const { rows, total } = await listAuditRows(deps.db, { ...query, limit: PAGE_SIZE })
    return {
      entries: rows.map(toEntry),
      total,
      next: nextPage(rows, PAGE_SIZE, ({ at, id }) => cursorOf(at, id)),
    }
  })

  app.get(
    auditCsvPath,
    spreadsheet(deps, {
      act: 'audit.export',
      name: 'audit',
      columns,
      filter: auditFilterSchema,
      rows: async (filter) =>
        (await listAuditRows(deps.db, { ...filter, limit: EVERY_ROW })).rows.map(toEntry),
    }),
  )
}

const columns: CsvColumns<AuditEntry> = {
  'When (UTC)': ({ at }) => at,
  Who: ({ who }) => who,
  Act: ({ act }) => act,
  About: ({ subject }) => (subject ? `${subject.kind}:${subject.id}` : ''),
  Detail: ({ line }) => line,
  Outcome: ({ outcome }) => outcome,
  Reason: ({ reason }) => reason,
  Address: ({ address }) => address,
  Request: ({ requestId }) => requestId,
}
