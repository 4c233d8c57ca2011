import { healthz, readyz } from '@beacon/contract/health'
import { listLeads, submitLead } from '@beacon/contract/leads'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { postgresFor } from '../../../../scripts/lib/postgres-in-tests.ts'
import { lead } from '../../test/examples.ts'
import { startTestApp } from '../../test/start-app.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const AGAIN = { timeout: 20_000, interval: 100 }
const leadOf = (number: number) => ({ ...lead, email: `lead-${number}@example.com` })

test('while the database server is down, calls return 503; once it is back, they succeed without a restart', async (context) => {
  const postgres = await postgresFor(context)
  const app = await startTestApp({ breaks: true, settings: { DATABASE_URL: postgres.url } })
  await app.visitor.ask(submitLead, { body: leadOf(1) })
  await postgres.kill()
  const answer = await app.visitor.call(submitLead, { body: leadOf(2) })
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(answer.headers.get('retry-after')).toBe('30')
  expect((await app.visitor.call(readyz)).status).toBe(503)
  expect((await app.visitor.call(healthz)).status).toBe(200)

  await postgres.restart()
  await expect.poll(async () => (await app.visitor.call(readyz)).status, AGAIN).toBe(200)
  await app.visitor.ask(submitLead, { body: leadOf(2) })
  await app.settle()
  expect(await app.rows('select email from lead order by email')).toEqual([
    { email: 'lead-1@example.com' },
    { email: 'lead-2@example.com' },
  ])
})

test('connections closed by the database server during requests do not crash the process', async (context) => {
  const postgres = await postgresFor(context)
  const app = await startTestApp({ breaks: true, settings: { DATABASE_URL: postgres.url } })
  const asked = Array.from({ length: 30 }, (_, number) =>
    app.visitor.call(submitLead, { body: leadOf(number) }),
  )
  await postgres.restart()
  const statuses = new Set((await Promise.all(asked)).map(({ status }) => status))
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  await expect.poll(async () => (await app.visitor.call(readyz)).status, AGAIN).toBe(200)
  for (let number = 0; number < 30; number += 1) await app.visitor.ask(submitLead, { body: leadOf(number) })
  expect(await app.rows('select id from lead')).toHaveLength(30)
})

test('text is sorted by its bytes, whatever the server’s locale', async (context) => {
  const postgres = await postgresFor(context, { icuLocale: 'en' })
  const app = await startTestApp({ settings: { DATABASE_URL: postgres.url } })
  for (const email of ['b@example.com', 'B@example.com', 'a@example.com', 'é@example.com', 'Z@example.com'])
    await app.visitor.ask(submitLead, { body: { ...lead, name: email, email: email.replace('é', 'e') } })
  const rows = await app.rows<{ name: string }>('select name from lead order by name')
  expect(rows.map(({ name }) => name.slice(0, 1)).join('')).toBe('BZabé')
})

test('a database whose encoding lacks letters that people write is refused before anything is changed', async (context) => {
  const postgres = await postgresFor(context)
  const server = openDatabase(postgres.url)
  onTestFinished(() => server.destroy())
  await sql`create database latin encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`.execute(
    server,
  )
  const latin = openDatabase(Object.assign(new URL(postgres.url), { pathname: '/latin' }).href)
  onTestFinished(() => latin.destroy())
  await expect(migrate(latin)).rejects.toThrow('stores text as LATIN1')
  expect(await latin.introspection.getTables()).toEqual([])
})

test('a search finds its words whatever the server takes a backslash for', async (context) => {
  const postgres = await postgresFor(context)
  const server = openDatabase(postgres.url)
  onTestFinished(() => server.destroy())
  await sql`alter role current_user set standard_conforming_strings = off`.execute(server)
  const app = await startTestApp({ settings: { DATABASE_URL: postgres.url } })
  const name = '100% of \\ and_ !'
  for (const each of [name, 'Bob'])
    await app.visitor.ask(submitLead, { body: { ...lead, name: each, email: `${each.length}@example.com` } })
  const admin = await app.admin()
  for (const search of ['100%', '\\ and', 'and_', '_ !'])
    expect((await admin.ask(listLeads, { query: { search } })).leads.map((found) => found.name)).toEqual([
      name,
    ])
})

test('NUL, which PostgreSQL text cannot hold, is removed, and nothing else is', async (context) => {
  const postgres = await postgresFor(context)
  const db = openDatabase(postgres.url)
  onTestFinished(() => db.destroy())
  await migrate(db)
  const day = { date: '2026-12-24', created_at: '', message: '', note: 'a\0b\u0007c 😀' }
  await db.insertInto('closed_day').values(day).execute()
  expect(await db.selectFrom('closed_day').select('note').execute()).toEqual([{ note: 'ab\u0007c 😀' }])
})
