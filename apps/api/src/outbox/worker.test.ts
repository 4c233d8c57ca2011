import { type AddressInfo, createServer } from 'node:net'
import { submitLead } from '@beacon/contract/leads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lead } from '../../test/examples.ts'
import { HOUR, MINUTE, SECOND, startTestApp, type TestApp } from '../../test/start-app.ts'
import { DAY_MS } from '../clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { sweep } from '../housekeeping.ts'
import { claimJob, reviveJob, reviveStopped } from './store.ts'

const pagesOf = (app: TestApp) => app.notion.pages(app.notion.dataSources.leads)
const states = (app: TestApp) => app.rows('select kind, state from outbox order by kind')

/** Leaves a lead's jobs waiting and changes them to what a killed server would have left. */
async function stopWithJobs(app: TestApp, change: string): Promise<void> {
  app.mail.faults.set({ fault: 'refuse' })
  app.notion.faults.set({ fault: 'refuse' })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  await app.rows(`update outbox set ${change}`)
  app.mail.faults.clear()
  app.notion.faults.clear()
}

const leaseUntil = (app: TestApp, ms: number) => new Date(app.now().getTime() + ms).toISOString()

test('a mail server that hangs does not hold up the notes database', async () => {
  const app = await startTestApp({ impatient: true })
  app.mail.faults.set({ fault: 'hang' })
  await app.visitor.ask(submitLead, { body: lead })
  await expect.poll(() => pagesOf(app)).toHaveLength(1)
  expect(app.mail.messages()).toEqual([])
})

test('storing a lead starts its jobs', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: lead })
  await app.mail.waitFor(({ to }) => to[0] === lead.email)
})

test('a slow job’s lease is renewed, so its worker keeps it', async () => {
  const app = await startTestApp()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  app.notion.faults.set({ fault: 'slow', byteMs: 1, times: 1 })
  await app.visitor.ask(submitLead, { body: lead })
  const atWork = app.drain()
  const lease = async () =>
    (await app.rows("select lease_until from outbox where state = 'running' and kind = 'notes.lead'"))[0]
  await expect.poll(lease).toEqual({ lease_until: leaseUntil(app, MINUTE) })
  app.advance(50 * SECOND)
  vi.advanceTimersByTime(20 * SECOND)
  await expect.poll(lease).toEqual({ lease_until: leaseUntil(app, MINUTE) })
  await atWork
  expect(pagesOf(app)).toHaveLength(1)
})

test('the jobs of a killed server run again after their lease has expired', async () => {
  const app = await startTestApp()
  await stopWithJobs(app, `state = 'running', lease_until = '${leaseUntil(app, MINUTE)}'`)
  await app.restart()
  app.advance(30 * SECOND)
  await app.drain()
  expect(app.mail.messages(), 'the lease still holds').toEqual([])

  app.advance(31 * SECOND)
  await app.restart()
  await app.settle()
  expect(app.mail.messages()).toHaveLength(2)
  expect(pagesOf(app)).toHaveLength(1)
})

test('a job written while the clock was ahead runs once the clock is right; a planned one keeps its time', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  app.notion.faults.set({ fault: 'refuse' })
  app.advance(DAY_MS)
  const planned = new Date(app.now().getTime() + HOUR)
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  await app.rows(
    `update outbox set due_at = '${planned.toISOString()}', run_at = '${planned.toISOString()}' where lane = 'notes'`,
  )
  const plannedJob = () => app.rows("select state, run_at from outbox where lane = 'notes'")
  const waits = [{ state: 'ready', run_at: planned.toISOString() }]
  expect(await plannedJob()).toEqual(waits)
  app.mail.faults.clear()
  app.notion.faults.clear()
  app.advance(-DAY_MS)
  await app.restart()
  await app.mail.waitFor(({ to }) => to[0] === lead.email)
  await app.settle(() => app.mail.messages().length === 2)
  expect(await plannedJob()).toEqual(waits)
})

test('a mail whose body was being sent when the server was killed becomes uncertain', async () => {
  const app = await startTestApp()
  await stopWithJobs(
    app,
    `state = 'running', phase = 'data', lease_until = '${leaseUntil(app, 0)}' where kind like 'mail.%'`,
  )
  await app.restart()
  app.advance(HOUR)
  await app.settle()
  expect(app.mail.messages()).toEqual([])
  expect(await states(app)).toEqual([
    { kind: 'mail.lead-notification', state: 'uncertain' },
    { kind: 'mail.lead-receipt', state: 'uncertain' },
    { kind: 'notes.lead', state: 'done' },
  ])
})

test('an uncertain mail that a person sends again goes out, even if the server dies before its body', async () => {
  const app = await startTestApp()
  await stopWithJobs(
    app,
    `state = 'running', phase = 'data', lease_until = '${leaseUntil(app, 0)}' where kind = 'mail.lead-receipt'`,
  )
  await app.restart()
  await app.settle()
  const [job] = await app.rows<{ id: string }>("select id from outbox where state = 'uncertain'")
  const later = new Date(app.now().getTime() + HOUR)
  await reviveJob(app.deps.db, job?.id ?? '', later)
  expect(await claimJob(app.deps.db, 'mail', later, later)).toMatchObject({ kind: 'mail.lead-receipt' })
  app.advance(HOUR)
  await app.restart()
  await app.settle()
  expect(app.mail.messages().map(({ to }) => to[0])).toContain(lead.email)
})

test.each([
  ['was taken over by another worker', 'attempts = attempts + 1', 'running'],
  ['is due again, because the worker counted as dead', "state = 'ready'", 'ready'],
])('a worker that has lost its lease does not send the mail’s body: the job %s', async (_, change, state) => {
  const app = await startTestApp()
  const bodies: string[] = []
  const server = createServer((socket) => {
    socket.write('220 mail.localhost\r\n')
    socket.on('data', async (bytes) => {
      const said = bytes.toString()
      if (/^(EHLO|MAIL|RCPT|QUIT)/.test(said)) return socket.write('250 ok\r\n')
      if (said !== 'DATA\r\n') return bodies.push(said)
      await app.rows(`update outbox set ${change} where state = 'running'`)
      socket.write('354 go on\r\n')
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  await app.restart({ SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  expect(bodies).toEqual([])
  expect(await app.rows("select distinct state from outbox where kind like 'mail.%'")).toEqual([{ state }])
})

test('a worker that was too late for the one job due claims none that is due later', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'hang' })
  await app.visitor.ask(submitLead, { body: lead })
  await app.rows(`update outbox set state = 'ready', run_at = '${leaseUntil(app, HOUR)}' where lane = 'mail'`)
  expect(await claimJob(app.deps.db, 'mail', app.now(), app.now())).toBeUndefined()
})

test('a worker that has lost its lease records no result', async () => {
  const app = await startTestApp()
  app.notion.faults.set({ fault: 'slow', byteMs: 1, times: 1 })
  await app.visitor.ask(submitLead, { body: lead })
  const atWork = app.drain()
  const takeOver = () =>
    app.rows(
      "update outbox set attempts = attempts + 1 where state = 'running' and kind = 'notes.lead' returning id",
    )
  await expect.poll(takeOver).toHaveLength(1)
  await atWork
  expect(pagesOf(app)).toHaveLength(1)
  expect(await app.rows('select notes_page_id from lead')).toEqual([{ notes_page_id: null }])
  expect(app.logs.map(({ msg }) => msg)).toContain(
    'outbox: the lease is lost, and this attempt records no result',
  )
})

test('a job whose lead was deleted is refused with the reason', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  app.notion.faults.set({ fault: 'refuse' })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  await app.rows('delete from lead')
  await app.settle()
  expect(await app.rows('select distinct state, last_error from outbox')).toEqual([
    { state: 'refused', last_error: 'The lead has been deleted.' },
  ])
})

test('a job of a kind that only the next release knows waits for a machine that does', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  const rename = (from: string, to: string) =>
    app.rows(`update outbox set kind = '${to}' where kind = '${from}'`)
  await rename('mail.lead-receipt', 'mail.carrier-pigeon')
  app.mail.faults.clear()
  app.advance(MINUTE)
  await app.drain()
  expect(await app.rows("select kind, last_error from outbox where state = 'ready'")).toEqual([
    {
      kind: 'mail.carrier-pigeon',
      last_error: 'Nobody handles jobs of the kind mail.carrier-pigeon here.',
    },
  ])
  await rename('mail.carrier-pigeon', 'mail.lead-receipt')
  app.advance(HOUR)
  await app.drain()
  expect(app.mail.messages().filter(({ to }) => to[0] === lead.email)).toHaveLength(1)
})

test('a provider that keeps failing is paused, and paused jobs count no attempt', async () => {
  const app = await startTestApp({ settings: { RETRY_SCALE: '1' } })
  app.notion.faults.set({ fault: 'refuse' })
  for (let number = 0; number < 8; number += 1) {
    await app.visitor.ask(submitLead, { body: { ...lead, email: `lead-${number}@example.com` } })
  }
  await app.drain()
  expect(app.notion.calls.length).toBeLessThan(8)
  const rows = await app.rows(
    "select attempts, last_error from outbox where kind = 'notes.lead' and attempts = 0",
  )
  expect(rows).toHaveLength(8 - app.notion.calls.length)
  const reasons = rows.map(({ last_error }) => last_error)
  expect(reasons).toContainEqual(expect.stringContaining('has been failing'))
})

test('jobs that a provider refuses, one after another, do not count as failures of the provider', async () => {
  const app = await startTestApp()
  app.notion.faults.set({ fault: 'error', status: 400 })
  for (let number = 0; number < 8; number += 1) {
    await app.visitor.ask(submitLead, { body: { ...lead, email: `lead-${number}@example.com` } })
  }
  await app.drain()
  expect(
    await app.rows("select id from outbox where kind = 'notes.lead' and state = 'refused'"),
  ).toHaveLength(8)
})

test('while a provider refuses connections, its remaining jobs are not tried', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  for (let person = 0; person < 20; person += 1) {
    await app.visitor.ask(submitLead, { body: { ...lead, email: `person-${person}@beacon.test` } })
  }
  await app.drain()
  const untouched = await app.rows("select id from outbox where kind like 'mail.%' and last_error is null")
  expect(untouched.length).toBeGreaterThan(20)
  app.mail.faults.clear()
  await app.settle()
  expect(app.mail.messages()).toHaveLength(40)
})

test('a lane that was paused is open again after the clock has been set back', async () => {
  const app = await startTestApp()
  app.notion.faults.set({ fault: 'refuse' })
  for (let number = 0; number < 8; number += 1) {
    await app.visitor.ask(submitLead, { body: { ...lead, email: `lead-${number}@example.com` } })
  }
  await app.drain()
  app.notion.faults.clear()
  app.advance(-HOUR)
  await app.visitor.ask(submitLead, { body: lead })
  const copies = async () => {
    app.advance(SECOND)
    await app.drain()
    return pagesOf(app)
  }
  await expect.poll(copies).toHaveLength(1)
})

test('a job that has been done is neither removed nor run again, whoever cancels or revives it', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: lead })
  await app.settle()
  const before = await states(app)
  const keys = await app.rows<{ dedupe_key: string }>('select dedupe_key from outbox')
  await inTransaction(app.deps.db, async (tx) => {
    for (const { dedupe_key } of keys) await app.deps.outbox.cancel(tx, dedupe_key)
    for (const { dedupe_key } of keys) await reviveStopped(tx, dedupe_key, app.now())
  })
  await app.settle()
  expect(await states(app)).toEqual(before)
  expect(app.mail.messages()).toHaveLength(2)
})

test('done jobs are deleted after three months', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: lead })
  await app.settle()
  app.advance(80 * 24 * HOUR)
  await sweep(app.deps.db, app.now)
  expect(await states(app)).toHaveLength(3)
  app.advance(11 * 24 * HOUR)
  await sweep(app.deps.db, app.now)
  expect(await states(app)).toEqual([])
})

test('jobs stored without a lane by an older version run, too', async () => {
  const app = await startTestApp()
  await stopWithJobs(app, "lane = ''")
  await app.restart()
  await app.settle()
  expect(app.mail.messages()).toHaveLength(2)
  expect(pagesOf(app)).toHaveLength(1)
})
