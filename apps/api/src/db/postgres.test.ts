import { healthz, readyz } from '@beacon/contract/health'
import { submitLead } from '@beacon/contract/leads'
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

test('NUL, which PostgreSQL text cannot hold, is removed, and nothing else is', async (context) => {
  const postgres = await postgresFor(context)
  const db = openDatabase(postgres.url)
  onTestFinished(() => db.destroy())
  await migrate(db)
  const day = { date: '2026-12-24', created_at: '', message: '', note: 'a\0b\u0007c 😀' }
  await db.insertInto('closed_day').values(day).execute()
  expect(await db.selectFrom('closed_day').select('note').execute()).toEqual([{ note: 'ab\u0007c 😀' }])
})
