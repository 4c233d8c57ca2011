import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '@beacon/contract/admin-session'
import { healthz, readyz } from '@beacon/contract/health'
import { listLeads, submitLead } from '@beacon/contract/leads'
import { listProducts } from '@beacon/contract/products'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { lead } from '../../test/examples.ts'
import { administrator, MINUTE, startTestApp, type TestApp } from '../../test/start-app.ts'
import { createAttempt, leaseFrom } from '../outbox/attempt.ts'
import { claimJob, insertJobs } from '../outbox/store.ts'
import { fileOf } from './database.ts'

/** Keeps the file from growing, as a full disk does. */
async function fillDisk(app: TestApp): Promise<void> {
  const [pages] = await app.rows<{ page_count: number }>('pragma page_count')
  await app.rows(`pragma max_page_count = ${pages?.page_count}`)
}
const freeDisk = (app: TestApp) => app.rows('pragma max_page_count = 1000000')

const long = (number: number) => ({ ...lead, email: `lead-${number}@example.com`, message: 'm'.repeat(5000) })

test('while the database is read-only, a lead gets a 503; afterwards it is accepted', async () => {
  const app = await startTestApp({ breaks: true })
  await app.setReadOnly(true)
  const answer = await app.visitor.call(submitLead, { body: lead })
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(answer.headers.get('retry-after')).toBe('30')
  const readiness = await app.visitor.call(readyz)
  expect(readiness).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect((await app.visitor.call(healthz)).status).toBe(200)

  await app.setReadOnly(false)
  expect((await app.visitor.call(readyz)).status).toBe(200)
  expect((await app.visitor.call(submitLead, { body: lead })).status).toBe(200)
  await app.settle()
  expect(app.mail.messages()).toHaveLength(2)
})

/** Another program, such as a shell, that holds the write lock. */
function holdWriteLock(app: TestApp): { release(): void } {
  const other = new Sqlite(fileOf(app.deps.config.databaseUrl))
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  return { release: () => void other.exec('rollback') }
}

test('while another program holds the write lock, reads still work and writes wait for it', async () => {
  const app = await startTestApp()
  const { release } = holdWriteLock(app)
  let isTaken = false
  const sent = app.visitor.call(submitLead, { body: lead }).finally(() => {
    isTaken = true
  })
  for (let round = 0; round < 10; round += 1) {
    await app.visitor.ask(listProducts)
    await app.rows('select * from lead')
    await pause(50)
  }
  expect(isTaken).toBe(false)
  release()
  expect((await sent).status).toBe(200)
})

test('writes that wait for the lock fail with 503 after five seconds, however many wait', async () => {
  const app = await startTestApp({ breaks: true })
  const { release } = holdWriteLock(app)
  const sent = Array.from({ length: 3 }, () => app.visitor.call(submitLead, { body: lead }))
  for (const { status } of await Promise.all(sent)) expect(status).toBe(503)
  release()
  expect((await app.visitor.call(submitLead, { body: lead })).status).toBe(200)
}, 9000)

test('a signed-in administrator can still read while the database is read-only', async () => {
  const app = await startTestApp({ breaks: true })
  await app.visitor.ask(submitLead, { body: lead })
  const admin = await app.signIn()
  await app.setReadOnly(true)
  app.advance(2 * MINUTE)
  expect((await admin.ask(listLeads)).leads).toHaveLength(1)
  app.advance(30 * MINUTE)
  expect((await admin.call(listLeads)).status).toBe(401)
  await app.setReadOnly(false)
})

test('signing in with a full disk returns a 503 that says so', async () => {
  const app = await startTestApp({ breaks: true })
  await fillDisk(app)
  const trySignIn = () => app.visitor.call(signIn, { body: administrator })
  let answer = await trySignIn()
  // The file’s free pages are used up first.
  for (let tries = 0; answer.status === 200 && tries < 100; tries += 1) answer = await trySignIn()
  expect(answer).toMatchObject({
    status: 503,
    body: {
      error:
        'Nobody can sign in right now: the server’s disk is full. Signing in will work again once there is room.',
    },
  })
  await freeDisk(app)
  expect((await trySignIn()).status).toBe(200)
})

test('with a full disk a lead gets a 503 and nothing is stored; the same request succeeds afterwards', async () => {
  const app = await startTestApp({ breaks: true })
  await fillDisk(app)
  const answer = await app.visitor.call(submitLead, { body: long(1), idempotencyKey: 'key-1' })
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  for (const table of ['lead', 'outbox', 'idempotency']) {
    expect(await app.rows(`select * from ${table}`)).toEqual([])
  }

  await freeDisk(app)
  expect((await app.visitor.call(submitLead, { body: long(1), idempotencyKey: 'key-1' })).status).toBe(200)
  await app.settle()
  expect(app.mail.messages()).toHaveLength(2)
})

test('jobs waiting while the database is read-only run once it is writable', async () => {
  const app = await startTestApp({ breaks: true })
  app.mail.faults.set({ fault: 'refuse' })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  await app.setReadOnly(true)
  app.mail.faults.clear()
  app.advance(MINUTE)
  await expect(app.drain()).rejects.toThrow(/read-?only/)
  await app.setReadOnly(false)
  await app.settle()
  expect(app.mail.messages()).toHaveLength(2)
})

test('a mail sent while the database is briefly read-only is recorded as done once it is back', async () => {
  const app = await startTestApp({ breaks: true })
  const { db, log } = app.deps
  await insertJobs(db, [{ id: 'job', kind: 'test.mail', about: 'test:1' }], app.now())
  const job = await claimJob(db, 'test', app.now(), leaseFrom(app.now()))
  let isBack: Promise<void> | undefined
  const attempt = createAttempt({ db, clock: app.now, log, retryScale: 1 }, () => async (run) => {
    await run.beforeBody()
    await app.setReadOnly(true)
    isBack = pause(50).then(() => app.setReadOnly(false))
  })
  if (job) await attempt(job)
  await isBack
  expect(await app.rows('select state from outbox')).toEqual([{ state: 'done' }])
})

test('a mail sent while the database is read-only is uncertain and not sent again', async () => {
  const app = await startTestApp({ breaks: true })
  const arrival = app.mail.waitFor(() => true)
  await app.visitor.ask(submitLead, { body: lead })
  await arrival
  await app.setReadOnly(true)
  await app.stop()
  await app.setReadOnly(false)
  await app.restart()
  app.advance(2 * MINUTE)
  await app.restart()
  await app.settle()
  const subjects = app.mail.messages().map(({ subject }) => subject)
  expect(new Set(subjects).size).toBe(subjects.length)
  expect(await app.rows("select state from outbox where state = 'uncertain'")).not.toEqual([])
})

test('a mail whose done state alone cannot be written is uncertain and not sent again', async () => {
  const app = await startTestApp({ breaks: true })
  await app.rows(
    `create trigger no_end before update on outbox when new.state = 'done' and new.lane = 'mail'
     begin select raise(abort, 'no end'); end`,
  )
  await app.visitor.ask(submitLead, { body: lead })
  await app.settle()
  await app.rows('drop trigger no_end')
  app.advance(2 * MINUTE)
  await app.settle()
  expect(app.mail.messages()).toHaveLength(2)
  expect(await app.rows("select distinct state from outbox where lane = 'mail'")).toEqual([
    { state: 'uncertain' },
  ])
})
