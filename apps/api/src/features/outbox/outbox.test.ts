import { listAudit } from '@beacon/contract/audit'
import { createBooking } from '@beacon/contract/booking'
import { submitLead } from '@beacon/contract/leads'
import { type JobFilter, listJobs, retryJob, retryRefused, settleJob } from '@beacon/contract/outbox'
import { refundPayment } from '@beacon/contract/payment-admin'
import { expect, test } from 'vitest'
import { bookingRequest } from '../../../test/bookings.ts'
import { lead } from '../../../test/examples.ts'
import { payOrder } from '../../../test/orders.ts'
import { HOUR, MINUTE, startTestApp } from '../../../test/start-app.ts'
import { alertOwner } from './alerts.ts'

test('ADMIN-5: the administrator sees waiting, done and refused jobs, with the reason', async () => {
  const app = await startTestApp()
  app.notion.faults.set({ fault: 'error', status: 401 })
  app.mail.faults.set({ fault: 'refuse', times: 1 })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  const admin = await app.admin()

  const { jobs, counts } = await admin.ask(listJobs, { query: {} })
  expect(counts).toEqual({ ready: 1, running: 0, done: 1, uncertain: 0, refused: 1, dead: 0, settled: 0 })
  expect(jobs).toHaveLength(3)
  expect(jobs.map(({ subject }) => subject)).toEqual(Array(3).fill(expect.stringMatching(/^lead:[\w-]{22}$/)))
  const inState = async (state: JobFilter) => (await admin.ask(listJobs, { query: { state } })).jobs
  expect(await inState('refused')).toEqual([
    expect.objectContaining({ kind: 'notes.lead', attempts: 1, lastError: expect.stringContaining('Notes') }),
  ])
  expect(await inState('stuck'), 'whoever needs a person').toEqual(await inState('refused'))
  expect(await inState('done')).toEqual([
    expect.objectContaining({ doneAt: app.now().toISOString(), lastError: null }),
  ])
  expect((await admin.ask(listJobs, { query: { kind: 'notes.lead' } })).jobs).toHaveLength(1)
  expect(JSON.stringify(jobs)).not.toMatch(/ada baker|bakery/i)
})

test('ADMIN-5: the administrator runs a waiting job now instead of later', async () => {
  const app = await startTestApp({ settings: { RETRY_SCALE: '1' } })
  app.notion.faults.set({ fault: 'refuse', times: 1 })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  const admin = await app.admin()
  const { jobs } = await admin.ask(listJobs, { query: { state: 'ready' } })
  const { job } = await admin.ask(retryJob, { params: { id: jobs[0]?.id ?? '' } })
  expect(job).toMatchObject({ state: 'ready', runAt: app.now().toISOString() })
  await app.drain()
  expect((await admin.ask(listJobs, { query: { state: 'done' } })).jobs).toHaveLength(3)
})

test('ADMIN-5: retrying a done job is a conflict, and an unknown one is a 404', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  const admin = await app.admin()
  const { jobs } = await admin.ask(listJobs, { query: {} })
  const done = await admin.call(retryJob, { params: { id: jobs[0]?.id ?? '' } })
  expect(done).toMatchObject({ status: 409, body: { code: 'conflict' } })
  const unknown = await admin.call(retryJob, { params: { id: 'nothing' } })
  expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(app.mail.messages()).toHaveLength(2)
})

test('a stopped job that was made up for is settled: nobody is asked any more, it is on record, and can still run', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'error', status: 554 })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  app.mail.faults.clear()
  const admin = await app.admin()
  const stuck = async () => (await admin.ask(listJobs, { query: { state: 'stuck' } })).jobs
  const [first, second] = await stuck()
  const settle = (id = '') => admin.call(settleJob, { params: { id } })
  expect(await settle(first?.id)).toMatchObject({
    status: 200,
    body: { job: { state: 'settled', doneAt: app.now().toISOString(), lastError: first?.lastError } },
  })
  expect((await stuck()).map(({ id }) => id)).toEqual([second?.id])
  expect((await admin.ask(listJobs, { query: {} })).counts).toMatchObject({ refused: 1, settled: 1 })
  expect(await settle(first?.id), 'once').toMatchObject({ status: 409 })
  expect(await settle('nothing')).toMatchObject({ status: 404 })
  const { entries } = await admin.ask(listAudit, { query: { act: 'job.settle' } })
  expect(entries.filter(({ outcome }) => outcome === 'done')).toMatchObject([
    { line: first?.kind, subject: { kind: 'lead' } },
  ])
  app.advance(MINUTE)
  await app.drain()
  expect(app.mail.messages()).toEqual([])

  expect(await admin.ask(retryJob, { params: { id: first?.id ?? '' } })).toMatchObject({
    job: { state: 'ready', doneAt: null },
  })
  await app.drain()
  expect(app.mail.messages()).toHaveLength(1)
  expect(await settle(first?.id), 'it is done').toMatchObject({ status: 409 })
})

test('a job for which something waits cannot be settled', async () => {
  const app = await startTestApp({ breaks: true })
  const order = await payOrder(app)
  app.stripe.faults.set({ fault: 'error', status: 500, match: '/v1/refunds' })
  const admin = await app.admin()
  await admin.ask(refundPayment, { body: { paymentIntentId: order.intentId, reason: '' } })
  await app.rows("update outbox set state = 'dead' where kind = 'payments.refund'")
  const [job] = (await admin.ask(listJobs, { query: { state: 'dead' } })).jobs
  expect(await admin.call(settleJob, { params: { id: job?.id ?? '' } })).toMatchObject({
    status: 409,
    body: { error: 'Something waits for this job: it has to run.' },
  })
})

test('ADMIN-5: retrying a job that is running is a conflict, so that no second worker takes it', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  await app.rows("update outbox set state = 'running' where kind = 'mail.lead-receipt'")
  const admin = await app.admin()
  const [job] = (await admin.ask(listJobs, { query: { state: 'running' } })).jobs
  expect(await admin.call(retryJob, { params: { id: job?.id ?? '' } })).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  })
  expect((await admin.ask(listJobs, { query: { state: 'running' } })).jobs).toHaveLength(1)
})

test('ADMIN-5: jobs are listed newest first, page by page', async () => {
  const app = await startTestApp()
  for (let number = 0; number < 35; number += 1) {
    app.advance(MINUTE)
    await app.visitor.ask(submitLead, { body: { ...lead, email: `lead-${number}@example.com` } })
  }
  const admin = await app.admin()
  const first = await admin.ask(listJobs, { query: {} })
  const second = await admin.ask(listJobs, { query: { after: first.next ?? '' } })
  expect([first.jobs.length, second.jobs.length, second.next]).toEqual([100, 5, null])
  const times = [...first.jobs, ...second.jobs].map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().reverse())
  expect(new Set([...first.jobs, ...second.jobs].map(({ id }) => id)).size).toBe(105)
})

test('jobs of an unconfigured integration are refused with the reason and can be retried once it is set', async () => {
  const app = await startTestApp({ settings: { DEMO: 'false', SMTP_URL: '', NODE_ENV: 'test' } })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  const parked = (await (await app.admin()).ask(listJobs, { query: { state: 'refused' } })).jobs
  expect(parked.map(({ lastError }) => lastError)).toEqual(
    Array(2).fill('This integration is off: SMTP_URL is not set.'),
  )
  await app.restart({ SMTP_URL: app.mail.url })
  for (const { id } of parked) await (await app.admin()).ask(retryJob, { params: { id } })
  await app.settle()
  expect(app.mail.messages()).toHaveLength(2)
})

const WITHOUT_MAIL = { DEMO: 'false', SMTP_URL: '', NODE_ENV: 'test' }

test('once mail is on, one press sends what was refused while it was off, and is recorded', async () => {
  const app = await startTestApp({ settings: WITHOUT_MAIL })
  await app.visitor.ask(submitLead, { body: lead })
  app.advance(MINUTE)
  await app.visitor.ask(createBooking, { body: bookingRequest })
  await app.drain()
  await alertOwner({ ...app.deps, clock: app.now })
  await app.drain()
  expect(await app.rows("select state from outbox where kind = 'mail.outbox-alert'")).toEqual([
    { state: 'refused' },
  ])
  const offered = async () => (await (await app.admin()).ask(listJobs, { query: {} })).refusedWhileOff
  expect(await offered(), 'while mail is off').toBe(0)
  expect(await (await app.admin()).ask(retryRefused)).toEqual({ jobs: 0 })

  await app.restart({ SMTP_URL: app.mail.url })
  expect(await offered(), 'without the alert and the receipt that promises an answer').toBe(3)
  expect(app.mail.messages(), 'nothing is sent unasked').toEqual([])
  const admin = await app.admin()
  const presses = await Promise.all([admin.ask(retryRefused), admin.ask(retryRefused)])
  expect(presses.map(({ jobs }) => jobs).sort()).toEqual([0, 3])
  await app.settle()
  expect(
    app.mail
      .messages()
      .map(({ subject }) => subject.split(':')[0])
      .sort(),
  ).toEqual(['Booked', 'New booking', 'New lead'])
  expect(await offered()).toBe(0)
  const { entries } = await admin.ask(listAudit, { query: { act: 'job.retry-refused' } })
  expect(entries.map(({ line, outcome }) => `${line}: ${outcome}`)).toContain('3 jobs: done')
})

test('a confirmation and a reminder of a session that is over are not sent when mail is switched on later', async () => {
  const app = await startTestApp({ settings: WITHOUT_MAIL })
  const { id } = await app.visitor.ask(createBooking, { body: bookingRequest })
  await app.drain()
  await app.rows(
    `update outbox set kind = 'mail.booking-reminder-hour' where about = 'booking:${id}' and kind = 'mail.booking-booked-notice'`,
  )
  app.advance(5 * 24 * HOUR)
  await app.restart({ SMTP_URL: app.mail.url })
  expect(await (await app.admin()).ask(retryRefused)).toEqual({ jobs: 2 })
  await app.settle()
  expect(app.mail.messages()).toEqual([])
  expect(await app.rows(`select state from outbox where about = 'booking:${id}'`)).toEqual([
    { state: 'done' },
    { state: 'done' },
  ])
})

test('what another reason refused is not among what an integration refused while it was off', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'error', status: 550 })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  const admin = await app.admin()
  expect(await admin.ask(listJobs, { query: {} })).toMatchObject({
    counts: { refused: 2 },
    refusedWhileOff: 0,
  })
  expect(await admin.ask(retryRefused)).toEqual({ jobs: 0 })
})
