import { listLeads, sendContactEmail, submitLead } from '@beacon/contract/leads'
import { type Job, listJobs, retryJob } from '@beacon/contract/outbox'
import type { FaultSetting } from '@beacon/stand-ins/faults'
import { expect, test } from 'vitest'
import { contactMessage, lead } from '../../../test/examples.ts'
import { HOUR, startTestApp, type TestApp } from '../../../test/start-app.ts'

const pagesOf = (app: TestApp) => app.notion.pages(app.notion.dataSources.leads)
const subjects = (app: TestApp) =>
  app.mail
    .messages()
    .map(({ subject }) => subject)
    .sort()
const BOTH_MAILS = ['New lead: Ada Baker', 'We have your message, Ada']

async function jobsOf(app: TestApp, lane: string): Promise<Job[]> {
  const { jobs } = await (await app.admin()).ask(listJobs, { query: {} })
  return jobs.filter(({ kind }) => kind.startsWith(`${lane}.`))
}

async function pressRetry(app: TestApp, jobs: Job[]): Promise<void> {
  const admin = await app.admin()
  for (const { id } of jobs) await admin.ask(retryJob, { params: { id } })
  await app.settle()
}

const mailStates = async (app: TestApp) =>
  (await app.rows("select state from outbox where kind like 'mail.%'")).map(({ state }) => state)

/** Lets hours pass in which every attempt fails. */
const failForHours = (app: TestApp) =>
  expect.poll(
    async () => {
      app.advance(HOUR)
      await app.drain()
      return mailStates(app)
    },
    { timeout: 30_000, interval: 5 },
  )

/** More failures than any test waits for. */
const MANY = 100

const delays: [string, FaultSetting][] = [
  ['refuses connections', { fault: 'refuse' }],
  ['hangs', { fault: 'hang' }],
  ['hangs at MAIL FROM', { fault: 'hang', at: 'mail' }],
  ['hangs at RCPT TO', { fault: 'hang', at: 'rcpt' }],
  ['is unavailable (421)', { fault: 'rate-limit' }],
  ['is busy (450)', { fault: 'error', status: 450 }],
  ['has too much mail (451)', { fault: 'rate-limit', at: 'rcpt' }],
  ['has no space (452)', { fault: 'error', status: 452, at: 'data' }],
  ['rejects every connection (554)', { fault: 'error', status: 554, at: 'connect' }],
  ['refuses the sender (554)', { fault: 'error', status: 554, at: 'mail' }],
  ['requires authentication (530)', { fault: 'error', status: 530, at: 'mail' }],
  ['requires authentication at RCPT TO (530)', { fault: 'error', status: 530 }],
  ['greets with nonsense', { fault: 'malformed' }],
  ['answers nonsense before the body', { fault: 'malformed', at: 'rcpt' }],
  ['sends its greeting one byte a second', { fault: 'slow' }],
  ['hangs up before the body', { fault: 'done-but-cut', at: 'rcpt' }],
]
test.each(delays)(
  'LEAD-11: a mail server that %s delays the mails, and each arrives once',
  async (_what, fault) => {
    const app = await startTestApp({ impatient: true })
    app.mail.faults.set({ ...fault, times: MANY })
    expect((await app.visitor.call(submitLead, { body: lead })).status).toBe(200)
    await app.settle(() => (app.mail.faults.current()?.times ?? 0) <= MANY - 3)
    // Only the failures have short limits: a busy machine may need longer for a mail that goes out.
    app.mail.faults.clear()
    await app.restart()
    await app.settle()
    expect(subjects(app)).toEqual(BOTH_MAILS)
    expect((await jobsOf(app, 'mail')).map(({ state }) => state)).toEqual(['done', 'done'])
  },
)

test('LEAD-11: a wrong SMTP password delays the mails until it is corrected', async () => {
  const app = await startTestApp()
  await app.restart({ SMTP_URL: app.mail.url.replace('smtp://', 'smtp://user:password@') })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  const jobs = await jobsOf(app, 'mail')
  expect(jobs.map(({ state }) => state)).toEqual(['ready', 'ready'])
  expect(jobs[0]?.lastError).toContain('Mail server')
  await app.restart()
  await app.settle()
  expect(subjects(app)).toEqual(BOTH_MAILS)
})

const refusals: [string, FaultSetting][] = [
  ['does not know the recipient (550)', { fault: 'error', status: 550 }],
  ['refuses the mailbox (553)', { fault: 'error', status: 553 }],
  ['refuses the mail (552)', { fault: 'error', status: 552, at: 'data' }],
]
test.each(refusals)(
  'LEAD-11: a mail server that %s is not tried again until staff press Retry',
  async (_what, fault) => {
    const app = await startTestApp()
    app.mail.faults.set(fault)
    expect((await app.visitor.call(submitLead, { body: lead })).status).toBe(200)
    await app.settle()
    app.mail.faults.clear()
    app.advance(HOUR)
    await app.drain()
    expect(subjects(app)).toEqual([])
    const jobs = await jobsOf(app, 'mail')
    expect(jobs.map(({ state }) => state)).toEqual(['refused', 'refused'])
    expect(jobs[0]?.lastError).toContain('Mail server')

    await pressRetry(app, jobs)
    expect(subjects(app)).toEqual(BOTH_MAILS)
  },
)

const ambiguities: [string, FaultSetting, number][] = [
  ['takes the mail and hangs up', { fault: 'done-but-cut' }, 2],
  ['takes the mail and answers nonsense', { fault: 'malformed', at: 'data' }, 2],
  ['takes the mail and answers a byte a second', { fault: 'slow', at: 'data' }, 2],
  ['hangs after the body', { fault: 'hang', at: 'data' }, 0],
]
test.each(ambiguities)(
  'LEAD-11: a mail server that %s leaves the mail uncertain, and it is not sent twice',
  async (_what, fault, arrived) => {
    const app = await startTestApp({ impatient: true })
    app.mail.faults.set(fault)
    expect((await app.visitor.call(submitLead, { body: lead })).status).toBe(200)
    await app.settle()
    app.mail.faults.clear()
    await app.restart()
    app.advance(25 * HOUR)
    await app.drain()
    expect(subjects(app)).toHaveLength(arrived)
    const jobs = await jobsOf(app, 'mail')
    expect(jobs.map(({ state }) => state)).toEqual(['uncertain', 'uncertain'])

    await pressRetry(app, jobs)
    expect([...new Set(subjects(app))]).toEqual(BOTH_MAILS)
    expect((await jobsOf(app, 'mail')).map(({ state }) => state)).toEqual(['done', 'done'])
    const messageIds = (app.mail.state() as { mails: { messageId: string }[] }).mails.map(
      (mail) => mail.messageId,
    )
    expect(new Set(messageIds).size).toBe(2)
  },
)

test('the receipt is marked Auto-Submitted, so that out-of-office replies are not sent to it', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: lead })
  await app.settle()
  const automatic = app.mail
    .messages()
    .filter(({ id }) => app.mail.read(id)?.headers.some(({ name }) => name === 'Auto-Submitted'))
  expect(automatic.map(({ to }) => to)).toEqual([[lead.email]])
})

test('LEAD-11: a bounced receipt is shown on the lead, and the agency’s own mail is sent', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: { ...lead, email: 'bounce@bakery.example' } })
  await app.settle()
  expect(subjects(app)).toEqual(['New lead: Ada Baker'])
  const { leads } = await (await app.admin()).ask(listLeads, { query: {} })
  const receipt = leads[0]?.deliveries.find(({ kind }) => kind === 'mail.lead-receipt')
  expect(receipt).toMatchObject({ state: 'refused', lastError: expect.stringContaining('No such mailbox') })
})

test('LEAD-11: after hours of mail and Notion being down, everything arrives once', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  app.notion.faults.set({ fault: 'refuse' })
  const visitors = ['ada', 'ben', 'cleo', 'dan', 'eve', 'finn']
  for (const name of visitors) {
    const answer = await app.visitor.call(submitLead, { body: { ...lead, email: `${name}@example.com` } })
    expect(answer.status).toBe(200)
  }
  for (let hour = 0; hour < 5; hour += 1) {
    app.advance(HOUR)
    await app.drain()
  }
  expect([...app.mail.messages(), ...pagesOf(app)]).toEqual([])

  app.mail.faults.clear()
  app.notion.faults.clear()
  await app.settle()
  const receipts = app.mail.messages().filter(({ to }) => to[0] !== 'inbox@beacon.test')
  expect(receipts.map(({ to }) => to[0]).sort()).toEqual(visitors.map((name) => `${name}@example.com`))
  expect(app.mail.messages()).toHaveLength(12)
  expect(pagesOf(app)).toHaveLength(6)
})

test('LEAD-11: mails waiting when the server stops are sent once after the restart', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  await app.visitor.ask(sendContactEmail, { body: contactMessage })
  await app.restart()
  app.mail.faults.clear()
  await app.settle()
  expect(subjects(app)).toEqual(['Message from Ada Baker', 'We have your message, Ada'])
})

test('LEAD-11: a job that failed for a day is dead until staff press Retry', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  await app.visitor.ask(sendContactEmail, { body: contactMessage })
  await failForHours(app).toEqual(['dead', 'dead'])
  app.mail.faults.clear()
  await pressRetry(app, await jobsOf(app, 'mail'))
  expect(subjects(app)).toEqual(['Message from Ada Baker', 'We have your message, Ada'])
})

test('LEAD-11: time in which the server was off does not count towards giving a job up', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  await app.visitor.ask(sendContactEmail, { body: contactMessage })
  await app.stop()
  app.advance(60 * HOUR)
  await app.restart()
  await app.drain()
  expect(await mailStates(app)).toEqual(['ready', 'ready'])
  app.mail.faults.clear()
  await app.settle()
  expect(subjects(app)).toEqual(['Message from Ada Baker', 'We have your message, Ada'])
})

test('LEAD-11: 200 leads from eight parallel clients are all stored while mail and Notion hang', async () => {
  const app = await startTestApp({ impatient: true })
  app.mail.faults.set({ fault: 'hang' })
  app.notion.faults.set({ fault: 'hang' })
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async (_, client) => {
      const answers: number[] = []
      for (let number = 0; number < 25; number += 1) {
        const body = { ...lead, email: `lead-${client}-${number}@example.com` }
        answers.push((await app.visitor.call(submitLead, { body })).status)
      }
      return answers
    }),
  )
  expect(new Set(statuses.flat())).toEqual(new Set([200]))
  const { total } = await (await app.admin()).ask(listLeads, { query: {} })
  expect(total).toBe(200)
  expect(await app.rows('select count(*) as jobs from outbox')).toEqual([{ jobs: 600 }])
})
