import { type Subscriber, subscriberFilterSchema } from '@beacon/contract/subscribers'
import type { RequestHandler } from 'express'
import type { Db } from '../../db/schema.ts'
import { type CsvColumns, EVERY_ROW, type SpreadsheetDeps, spreadsheet } from '../../http/csv.ts'
import { listSubscriberRows, toSubscriber } from './admin-store.ts'

const columns: CsvColumns<Subscriber> = {
  Email: ({ email }) => email,
  List: ({ list }) => list,
  State: ({ state }) => state,
  Source: ({ source }) => source,
  'Asked (UTC)': ({ askedAt }) => askedAt,
  'Confirmed (UTC)': ({ confirmedAt }) => confirmedAt,
  'Left (UTC)': ({ unsubscribedAt }) => unsubscribedAt,
  'Refused (UTC)': ({ refusedAt }) => refusedAt,
  'Reason of the refusal': ({ refusal }) => refusal,
}

interface SubscribersCsvDeps extends SpreadsheetDeps {
  db: Db
}

/** The subscribers that a filter matches, as a file for the administrator. */
export const subscribersCsv = (deps: SubscribersCsvDeps): RequestHandler =>
  spreadsheet(deps, {
    act: 'subscriber.export',
    name: 'subscribers',
    columns,
    filter: subscriberFilterSchema,
    rows: async (filter) =>
      (await listSubscriberRows(deps.db, { ...filter, limit: EVERY_ROW })).rows.map(toSubscriber),
  })
