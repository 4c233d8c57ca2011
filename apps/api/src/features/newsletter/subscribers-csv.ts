import { type Subscriber, subscriberFilterSchema } from '@beacon/contract/subscribers'
import type { RequestHandler } from 'express'
import type { Db } from '../../db/schema.ts'
import { type CsvColumns, EVERY_ROW, type SpreadsheetDeps, spreadsheet } from '../../http/csv.ts'
import { listSubscriberRows, toSubscriber } from './admin-store.ts'

const columns: CsvColumns<Subscriber> = {
  email: ({ email }) => email,
  list: ({ list }) => list,
  state: ({ state }) => state,
  source: ({ source }) => source,
  asked_at: ({ askedAt }) => askedAt,
  confirmed_at: ({ confirmedAt }) => confirmedAt,
  unsubscribed_at: ({ unsubscribedAt }) => unsubscribedAt,
  refused_at: ({ refusedAt }) => refusedAt,
  refusal: ({ refusal }) => refusal,
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
