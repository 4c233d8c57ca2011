import { listLeads, sendContactEmail, submitLead } from '@beacon/contract/leads'
import { type Job, listJobs, retryJob } from '@beacon/contract/outbox'
import type { FaultSetting } from '@beacon/stand-ins/faults'
import { expect, test } from 'vitest'
import { contactMessage, lead } from '../../../test/examples.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const pagesOf = (app: TestApp) => app.notion.pages(app.notion.dataSources.leads)

const messagesOf = (app: TestApp) =>
  pagesOf(app).map(({ properties }) =>
    (properties.Message as { rich_text: { plain_text: string }[] }).rich_text
      .map((run) => run.plain_text)
      .join(''),
  )
const { message: _message, ...withoutMessage } = lead

async function notesJobs(app: TestApp): Promise<Job[]> {
  return (await (await app.admin()).ask(listJobs, { query: { kind: 'notes.lead' } })).jobs
}

async function pressRetry(app: TestApp, jobs: Job[]): Promise<void> {
  const admin = await app.admin()
  for (const { id } of jobs) await admin.ask(retryJob, { params: { id } })
  await app.settle()
}

const delays: [string, FaultSetting][] = [
  ['refuses connections', { fault: 'refuse' }],
  ['hangs', { fault: 'hang' }],
  ['is rate limited (429)', { fault: 'rate-limit', retryAfter: 60 }],
  ['fails (500)', { fault: 'error', status: 500 }],
  ['is unavailable (503)', { fault: 'error', status: 503 }],
  ['is overloaded (529)', { fault: 'error', status: 529 }],
  ['reports a conflict (409)', { fault: 'error', status: 409 }],
  ['writes the page and answers with half a JSON document', { fault: 'malformed', match: 'POST /v1/pages' }],
  ['writes the page and answers a byte a second', { fault: 'slow', match: 'POST /v1/pages' }],
  ['writes the page and hangs up', { fault: 'done-but-cut', match: 'POST /v1/pages' }],
]
test.each(delays)(
  'LEAD-11: a notes database that %s has the lead exactly once in the end',
  async (_what, fault) => {
    const app = await startTestApp({ impatient: true })
    app.notion.faults.set({ times: 2, ...fault })
    expect((await app.visitor.call(submitLead, { body: lead })).status).toBe(200)
    await app.settle()
    expect(pagesOf(app)).toHaveLength(1)
    expect(await notesJobs(app)).toEqual([expect.objectContaining({ state: 'done', lastError: null })])
    expect(await app.rows('select notes_page_id from lead')).toEqual([{ notes_page_id: pagesOf(app)[0]?.id }])
  },
)

test('LEAD-11: a lead that the notes database refuses waits for staff to retry, and is then written once', async () => {
  const app = await startTestApp()
  app.notion.faults.set({ fault: 'error', status: 400 })
  await app.visitor.ask(submitLead, { body: lead })
  await app.settle()
  const jobs = await notesJobs(app)
  expect(jobs).toEqual([
    expect.objectContaining({ state: 'refused', lastError: expect.stringContaining('Notes database') }),
  ])

  app.notion.faults.clear()
  await pressRetry(app, jobs)
  expect(pagesOf(app)).toHaveLength(1)
})

test('LEAD-11: retrying after a lost answer does not create a second page', async () => {
  const app = await startTestApp()
  app.notion.faults.set({ fault: 'done-but-cut', match: 'POST /v1/pages', times: 1 })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  const jobs = await notesJobs(app)
  expect(jobs).toEqual([expect.objectContaining({ state: 'ready', attempts: 1 })])
  await pressRetry(app, jobs)
  expect(pagesOf(app)).toHaveLength(1)
})

test('LEAD-11: a message that comes after the lead was copied is added to its page', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: withoutMessage })
  await app.settle()
  expect(messagesOf(app)).toEqual([''])
  app.advance(MINUTE)
  await app.visitor.ask(sendContactEmail, { body: contactMessage })
  await app.settle()
  expect(messagesOf(app)).toEqual([lead.message])
})

test('LEAD-11: a message that comes while the lead is being copied is on its one page in the end', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: withoutMessage })
  app.notion.faults.set({ fault: 'slow', byteMs: 1, match: 'POST /v1/pages', times: 1 })
  app.advance(MINUTE)
  const copying = app.drain()
  await expect.poll(() => pagesOf(app)).toHaveLength(1)
  await app.visitor.ask(sendContactEmail, { body: contactMessage })
  await copying
  await app.settle()
  expect(messagesOf(app)).toEqual([lead.message])
})

test('LEAD-11: a page whose creation was not confirmed gets a message that came since', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: withoutMessage })
  app.notion.faults.set({ fault: 'done-but-cut', match: 'POST /v1/pages', times: 1 })
  app.advance(MINUTE)
  await app.drain()
  expect(messagesOf(app)).toEqual([''])
  await app.visitor.ask(sendContactEmail, { body: contactMessage })
  await app.settle()
  expect(messagesOf(app)).toEqual([lead.message])
})

test('LEAD-11: a message of 5,000 characters reaches the notes database in full', async () => {
  const app = await startTestApp()
  const message = '🥖 bread, '.repeat(499)
  await app.visitor.ask(submitLead, { body: { ...lead, message } })
  await app.settle()
  const text = pagesOf(app)[0]?.properties.Message as { rich_text: { plain_text: string }[] }
  expect(text.rich_text.map(({ plain_text }) => plain_text).join('')).toBe(message.trim())
})

test('LEAD-11: an email or web address too long for the notes database is left out, and the lead is kept', async () => {
  const app = await startTestApp()
  const email = `${'a'.repeat(190)}@bakery.example`
  const currentWebsite = `https://bakery.example/${'a'.repeat(2000)}`
  await app.visitor.ask(submitLead, { body: { ...lead, email, currentWebsite } })
  await app.settle()
  expect(pagesOf(app)[0]?.properties).toMatchObject({ Email: { email: null }, Website: { url: null } })
})

test('LEAD-11: every column of the notes database is filled', async () => {
  const app = await startTestApp()
  const receivedAt = app.now().toISOString()
  const { id } = await app.visitor.ask(submitLead, { body: { ...lead, source: 'Free audit' } })
  await app.settle()
  const words = (text: string) => [{ plain_text: text }]
  expect(pagesOf(app)[0]?.properties).toMatchObject({
    Name: { title: words(lead.name) },
    'Lead ID': { rich_text: words(id) },
    Email: { email: lead.email },
    Phone: { phone_number: lead.phone },
    Business: { rich_text: words(lead.businessName) },
    'Business Type': { rich_text: words(lead.businessType) },
    Website: { url: lead.currentWebsite },
    Source: { select: { name: 'Free audit' } },
    Message: { rich_text: words(lead.message) },
    Status: { select: { name: 'New' } },
    Received: { date: { start: receivedAt } },
  })
})

test('a source that no form of the website sends adds no option to the notes database, and stays with the lead', async () => {
  const app = await startTestApp()
  const source = 'visit evil.example, for pills'
  await app.visitor.ask(submitLead, { body: { ...lead, source } })
  await app.visitor.ask(submitLead, { body: { ...lead, source: 'Service page: Web Hosting' } })
  await app.settle()
  // Jobs of one moment run side by side: the order of their pages means nothing.
  const sources = pagesOf(app).map(({ properties }) => properties.Source as { select: { name: string } })
  expect(sources.map(({ select }) => select.name).toSorted()).toEqual(['Other', 'Service page: Web Hosting'])
  const { leads } = await (await app.admin()).ask(listLeads, { query: {} })
  expect(leads.map((each) => each.source)).toContain(source)
})
