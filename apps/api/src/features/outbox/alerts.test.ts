import { listLeads, submitLead } from '@beacon/contract/leads'
import { expect, test } from 'vitest'
import { lead } from '../../../test/examples.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { alertOwner } from './alerts.ts'

const checkOutbox = (app: TestApp) => alertOwner({ ...app.deps, clock: app.now })
const alerts = (app: TestApp) => app.mail.messages().filter(({ subject }) => subject.includes('deliveries'))

test('when a provider is down for more than an hour, the owner gets one alert a day and no job is lost', async () => {
  const app = await startTestApp()
  app.notion.faults.set({ fault: 'refuse' })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  app.advance(50 * MINUTE)
  await checkOutbox(app)
  await app.drain()
  expect(alerts(app)).toEqual([])

  app.advance(20 * MINUTE)
  for (let quarter = 0; quarter < 4; quarter += 1) await checkOutbox(app)
  await app.drain()
  expect(alerts(app)).toHaveLength(1)
  expect(alerts(app)[0]?.to).toEqual(['inbox@beacon.test'])

  app.notion.faults.clear()
  app.advance(HOUR)
  await app.settle()
  expect(app.notion.pages(app.notion.dataSources.leads)).toHaveLength(1)
})

test('an alert that the mail server refuses is sent another day, with what it was about', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'error', status: 550, times: 1000 })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  await checkOutbox(app)
  await app.drain()
  app.mail.faults.clear()
  app.advance(23 * HOUR)
  await checkOutbox(app)
  await app.drain()
  expect(alerts(app), 'one a day').toEqual([])
  app.advance(2 * HOUR)
  for (let hour = 0; hour < 30; hour += 1) {
    await checkOutbox(app)
    await app.drain()
    app.advance(HOUR)
  }
  expect(alerts(app)).toHaveLength(1)
})

test('without a notes database leads are stored, no job is refused and no alert is sent', async () => {
  const app = await startTestApp({ settings: { DEMO: 'false', NOTION_TOKEN: '', NOTION_LEADS_ID: '' } })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  await checkOutbox(app)
  await app.drain()
  expect(await app.rows("select kind from outbox where state = 'refused'")).toEqual([])
  expect(alerts(app)).toEqual([])
  const { leads } = await (await app.admin()).ask(listLeads, { query: {} })
  expect(leads).toMatchObject([{ email: lead.email }])
})

test('refused jobs raise an alert, unless they are resolved before the alert is sent', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'error', status: 550 })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  app.mail.faults.clear()
  await checkOutbox(app)
  await app.rows("update outbox set state = 'done' where state = 'refused'")
  await app.drain()
  expect(alerts(app)).toEqual([])

  app.advance(24 * HOUR)
  app.mail.faults.set({ fault: ['error', 'error'], status: 550 })
  await app.visitor.ask(submitLead, { body: { ...lead, email: 'ben@example.com' } })
  await app.drain()
  app.mail.faults.clear()
  await checkOutbox(app)
  await app.drain()
  expect(alerts(app)).toHaveLength(1)
})

test('an alert that waited for the mail server does not report itself', async () => {
  const app = await startTestApp()
  app.notion.faults.set({ fault: 'refuse' })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  app.advance(70 * MINUTE)
  app.mail.faults.set({ fault: 'refuse' })
  await checkOutbox(app)
  await app.drain()
  app.notion.faults.clear()
  app.advance(70 * MINUTE)
  await app.drain()
  expect(app.notion.pages(app.notion.dataSources.leads)).toHaveLength(1)

  app.mail.faults.clear()
  await app.settle()
  expect(alerts(app)).toEqual([])
})

test('a job that was refused is told once, also after midnight; one refused right after the alert is told the next day', async () => {
  const app = await startTestApp()
  const refuse = async (email: string) => {
    app.mail.faults.set({ fault: ['error', 'error'], status: 550 })
    await app.visitor.ask(submitLead, { body: { ...lead, email } })
    await app.drain()
    app.mail.faults.clear()
  }
  const check = async () => {
    await checkOutbox(app)
    await app.drain()
    return alerts(app).map(({ id }) => app.mail.read(id)?.text.match(/Refused at the other end: \d+/)?.[0])
  }
  const first = 'Refused at the other end: 2'
  await refuse('ann@example.com')
  expect(await check()).toEqual([first])
  app.advance(10 * HOUR)
  expect(await check(), 'after midnight').toEqual([first])
  app.advance(15 * HOUR)
  expect(await check(), 'a day later').toEqual([first])

  await refuse('ben@example.com')
  expect(await check()).toHaveLength(2)
  app.advance(MINUTE)
  await refuse('cleo@example.com')
  app.advance(25 * HOUR)
  expect(await check()).toEqual([first, first, first])
})

test('jobs that stopped before the server was off for a day are told when it is back, and once', async () => {
  const app = await startTestApp()
  const stopThenAdvance = async (email: string, hours: number) => {
    app.advance(MINUTE)
    app.mail.faults.set({ fault: ['error', 'error'], status: 550 })
    await app.visitor.ask(submitLead, { body: { ...lead, email } })
    await app.drain()
    app.mail.faults.clear()
    app.advance(hours * HOUR)
    await checkOutbox(app)
    await app.drain()
  }
  await stopThenAdvance('ann@example.com', 30)
  expect(alerts(app), 'the first alert of all').toHaveLength(1)
  await stopThenAdvance('ben@example.com', 27)
  expect(alerts(app)).toHaveLength(2)
  const [newest] = alerts(app)
  expect(app.mail.read(newest?.id ?? '')?.text).toContain('Refused at the other end: 2\n')
  app.advance(30 * 24 * HOUR)
  await checkOutbox(app)
  await app.drain()
  expect(alerts(app)).toHaveLength(2)
})

test('jobs that stop right after a standstill of days raise an alert', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  app.notion.faults.set({ fault: 'refuse' })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  await app.rows(`update outbox set state = 'running', phase = 'data', lease_until = '${app.now().toISOString()}'
    where kind = 'mail.lead-receipt'`)
  app.mail.faults.clear()
  app.notion.faults.set({ fault: 'error', status: 401 })
  app.advance(48 * HOUR)
  await app.restart()
  await expect.poll(() => app.rows("select id from outbox where state = 'uncertain'")).toHaveLength(1)
  await app.drain()
  await checkOutbox(app)
  await app.drain()
  const [alert] = alerts(app)
  expect(app.mail.read(alert?.id ?? '')?.text).toContain(
    'Sent, but maybe not delivered: 1\nRefused at the other end: 1',
  )
})
