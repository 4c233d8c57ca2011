import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listCampaigns } from '@beacon/contract/campaigns'
import { listLeads, submitLead, updateLead } from '@beacon/contract/leads'
import { listSubscribers } from '@beacon/contract/subscribers'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newEmptyDatabase } from '../../test/database.ts'
import { lead } from '../../test/examples.ts'
import { startTestApp, type TestApp } from '../../test/start-app.ts'
import { newFolder } from '../../test/temp-folder.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const fixture = readFileSync(new URL('../../test/fixtures/database-0003.sql', import.meta.url), 'utf8')

/** The upgrade ends earlier sessions (migration 0008); a start adds rows to the tables of migrations and copies. */
const COUNTED_OTHERWISE = ['admin_session', 'migration', 'content_sync']

/** Clears a column that no release reads, so a rollback is safe. */
const BODIES_CLEARED = '0027_webhook_bodies.sql'

function databaseOfVersion0003(): string {
  const file = join(newFolder(), 'beacon.sqlite')
  const sqlite = new Sqlite(file)
  sqlite.exec(fixture)
  sqlite.close()
  return file
}

/** The subjects of the mails that arrived, except for the alert about delayed deliveries. */
const aboutLeads = (app: TestApp) =>
  app.mail
    .messages()
    .map(({ subject }) => subject)
    .filter((subject) => !subject.includes('deliveries'))

/** How many rows each of the fixture's tables has. */
function countRows(file: string): Record<string, number> {
  const sqlite = new Sqlite(file, { readonly: true })
  const tables = [...fixture.matchAll(/^create table (\w+)/gm)].map(([, name]) => name ?? '')
  const counts = tables
    .filter((table) => !COUNTED_OTHERWISE.includes(table))
    .map((table) => [table, sqlite.prepare(`select count(*) from ${table}`).pluck().get()])
  sqlite.close()
  return Object.fromEntries(counts)
}

test('upgrading a database of an earlier version keeps every row, readable and editable', async () => {
  const file = databaseOfVersion0003()
  const before = countRows(file)
  const app = await startTestApp({ settings: { DATABASE_URL: `sqlite:${file}` } })
  expect(countRows(file)).toEqual(before)
  expect(app.logs).toContainEqual(
    expect.objectContaining({
      migrations: expect.arrayContaining(['0004_catalogue.sql', '0017_earlier_parcels.sql']),
    }),
  )
  expect(await app.rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
  expect(await app.rows('pragma foreign_key_check')).toEqual([])

  const admin = await app.admin()
  const { leads, total } = await admin.ask(listLeads, { query: {} })
  expect(total).toBe(2)
  expect(leads.map(({ name }) => name)).toEqual(['Ada Late', 'Zoë Łukasz'])
  const [, first] = leads
  expect(first).toMatchObject({
    status: 'contacted',
    staffNotes: 'Called on Tuesday.',
    followUpOn: null,
    source: 'Contact form',
  })
  await admin.ask(updateLead, {
    params: { id: first?.id ?? '' },
    body: { status: 'won', staffNotes: 'Signed.' },
  })

  const { counts } = await admin.ask(listSubscribers, { query: {} })
  expect(counts).toMatchObject({
    'marketing-tips': { pending: 1, confirmed: 1, unsubscribed: 0 },
    merch: { pending: 0, confirmed: 0, unsubscribed: 1 },
  })
  const { campaigns } = await admin.ask(listCampaigns, { query: {} })
  expect(campaigns).toMatchObject([{ subject: 'Harbour lights', state: 'sent', recipients: 1, sent: 1 }])
})

test('jobs waiting during an upgrade run after it, and mails already sent are not sent again', async () => {
  const app = await startTestApp({ settings: { DATABASE_URL: `sqlite:${databaseOfVersion0003()}` } })
  await app.settle()
  expect(aboutLeads(app)).toEqual(['[check] New lead: Ada Late'])
  expect(app.notion.pages(app.notion.dataSources.leads)).toHaveLength(1)
  const states = await app.rows("select kind, state from outbox where about like 'lead:%' order by id")
  expect(states.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'refused'])

  await app.visitor.ask(submitLead, { body: lead })
  await app.settle()
  expect(aboutLeads(app)).toHaveLength(3)
})

test('a rollback to the previous release starts on a newer schema and logs a warning', async () => {
  const file = databaseOfVersion0003()
  const sqlite = new Sqlite(file)
  sqlite.exec('create table gift_card (code text primary key)')
  sqlite.exec("alter table lead add column shoe_size text not null default ''")
  sqlite.exec("insert into migration values ('9999_gift_cards.sql', '2099-01-01T00:00:00.000Z')")
  sqlite.close()

  const app = await startTestApp({ settings: { DATABASE_URL: `sqlite:${file}` } })
  await app.visitor.ask(submitLead, { body: lead })
  const { total } = await (await app.admin()).ask(listLeads, { query: {} })
  expect(total).toBe(3)
  expect(app.logs).toContainEqual(expect.objectContaining({ level: 40, migrations: ['9999_gift_cards.sql'] }))
})

test('an upgrade clears the bodies of events that earlier versions stored, and keeps the events', async () => {
  const db = openDatabase(await newEmptyDatabase())
  onTestFinished(() => db.destroy())
  await migrate(db)
  await db
    .insertInto('webhook_event')
    .values({
      provider: 'stripe',
      event_id: 'evt_1',
      type: 'charge.refunded',
      object_id: 'ch_1',
      raw: '{"email":"ada@bakery.example"}',
      received_at: '2026-11-20T15:00:00.000Z',
    })
    .execute()
  await sql`delete from migration where name = ${BODIES_CLEARED}`.execute(db)
  expect((await migrate(db)).run).toEqual([BODIES_CLEARED])
  expect(await db.selectFrom('webhook_event').select(['event_id', 'raw']).execute()).toEqual([
    { event_id: 'evt_1', raw: '' },
  ])
})

test('migrations only add to the schema, or clear what no release needs, so that the previous release still works, or are named .rewrites.sql', () => {
  const folder = new URL('./migrations/', import.meta.url)
  // The older ones predate the first release, so there is nothing to roll back to.
  const names = readdirSync(folder).filter(
    (name) => name > '0011' && !name.endsWith('.rewrites.sql') && name !== BODIES_CLEARED,
  )
  expect(names.length).toBeGreaterThan(0)
  // The last makes the next copy read every post again, whichever release makes it.
  const adds =
    /^(create (table|index|unique index) |insert into |alter table \w+ add column |update blog_post set read_at = ''$)/
  for (const name of names) {
    const text = readFileSync(new URL(name, folder), 'utf8').replace(/^--.*$/gm, '')
    for (const statement of text.split(/;\s*$/m).filter((part) => part.trim()))
      expect(statement.trim(), name).toMatch(adds)
  }
})
