import { listLeads, submitLead } from '@beacon/contract/leads'
import { expect, test } from 'vitest'
import { lead } from '../../../test/examples.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { alertOwner } from './alerts.ts'

const look = (app: TestApp) => alertOwner({ ...app.deps, clock: app.now })
const alerts = (app: TestApp) => app.mail.messages().filter(({ subject }) => subject.includes('deliveries'))

test('a provider that is out for more than an hour: the owner is told once a day, and nothing is lost', async () => {
  const app = await startTestApp()
  app.notion.faults.set({ fault: 'refuse' })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  app.advance(50 * MINUTE)
  await look(app)
  await app.drain()
  expect(alerts(app)).toEqual([])

  app.advance(20 * MINUTE)
  for (let quarter = 0; quarter < 4; quarter += 1) await look(app)
  await app.drain()
  expect(alerts(app)).toHaveLength(1)
  expect(alerts(app)[0]?.to).toEqual(['inbox@beacon.test'])

  app.notion.faults.clear()
  app.advance(HOUR)
  await app.settle()
  expect(app.notion.pages(app.notion.dataSources.leads)).toHaveLength(1)
})

test('an owner without a notes database has the lead all the same, and is told of no trouble with one', async () => {
  const app = await startTestApp({ settings: { DEMO: 'false', NOTION_TOKEN: '', NOTION_LEADS_ID: '' } })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  await look(app)
  await app.drain()
  expect(await app.rows("select kind from outbox where state = 'refused'")).toEqual([])
  expect(alerts(app)).toEqual([])
  const { leads } = await (await app.admin()).ask(listLeads, { query: {} })
  expect(leads).toMatchObject([{ email: lead.email }])
})

test('what was refused is told, and an outage that is over when the mail could go out is not', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'error', status: 550 })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  app.mail.faults.clear()
  await look(app)
  await app.rows("update outbox set state = 'done' where state = 'refused'")
  await app.drain()
  expect(alerts(app)).toEqual([])

  app.advance(24 * HOUR)
  app.mail.faults.set({ fault: ['error', 'error'], status: 550 })
  await app.visitor.ask(submitLead, { body: { ...lead, email: 'ben@example.com' } })
  await app.drain()
  app.mail.faults.clear()
  await look(app)
  await app.drain()
  expect(alerts(app)).toHaveLength(1)
})
