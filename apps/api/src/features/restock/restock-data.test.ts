import { listJobs, retryJob } from '@beacon/contract/outbox'
import { erasePerson } from '@beacon/contract/people'
import { expect, test } from 'vitest'
import { findRecords, kindsOf } from '../../../test/people.ts'
import { ask, CHECKUP, count, startWithHeldMail, told } from '../../../test/restock.ts'
import { startTestApp, type TestApp } from '../../../test/start-app.ts'

const ADA = 'ada@bakery.example'
const DAY = 24 * 60 * 60_000

const erase = async (app: TestApp) => (await app.admin()).ask(erasePerson, { body: { email: ADA } })

/** Lets days pass, and deletes what is due; returns how many requests are left. */
async function pass(app: TestApp, days: number): Promise<number> {
  app.advance(days * DAY)
  await app.deps.people.eraseOverdue()
  return (await app.rows('select id from restock_request')).length
}

test('the copy of a person’s data has what they wait for', async () => {
  const app = await startTestApp()
  await ask(app, CHECKUP, ADA)
  expect(await findRecords(app, 'ADA@bakery.example')).toMatchObject([
    {
      kind: 'restock_request',
      title: 'Waiting for Call and Form Tracking Checkup',
      erasure: 'delete',
      fields: { email: ADA, 'product id': CHECKUP },
    },
  ])
})

test('whoever is erased is not told, even if their email is queued already', async () => {
  const app = await startWithHeldMail()
  await ask(app, CHECKUP, ADA)
  await ask(app, CHECKUP, 'bo@else.example')
  await count(app, 4)
  expect(await erase(app)).toMatchObject({ deleted: 1 })
  await app.drain()
  expect(told(app)).toEqual(['bo@else.example'])
  expect(await app.rows("select state from outbox where kind = 'mail.restock'")).toEqual([{ state: 'done' }])
  expect(kindsOf(await findRecords(app, ADA))).toEqual([])
})

test('a request is deleted 180 days after it was made, if nothing came of it', async () => {
  const app = await startTestApp()
  await ask(app, CHECKUP, ADA)
  expect(await pass(app, 179)).toBe(1)
  expect(await pass(app, 1)).toBe(0)
})

test('a request is deleted fourteen days after its email', async () => {
  const app = await startTestApp()
  await ask(app, CHECKUP, ADA)
  await count(app, 4)
  await app.drain()
  expect(await pass(app, 13)).toBe(1)
  expect(await pass(app, 1)).toBe(0)
})

test('a request whose email was refused is kept, and if it is sold out by the time of another attempt, waits on', async () => {
  const app = await startTestApp()
  await ask(app, CHECKUP, ADA)
  app.mail.faults.set({ fault: 'error', at: 'rcpt', status: 550 })
  await count(app, 4)
  await app.drain()
  app.mail.faults.clear()
  expect(await pass(app, 20)).toBe(1)
  await app.restart()
  const admin = await app.admin()
  const { jobs } = await admin.ask(listJobs, { query: { kind: 'mail.restock', state: 'refused' } })
  await count(app, 0)
  await admin.ask(retryJob, { params: { id: jobs[0]?.id ?? '' } })
  await app.drain()
  expect(told(app)).toEqual([])
  await count(app, 4)
  await app.drain()
  expect(told(app)).toEqual([ADA])
})
