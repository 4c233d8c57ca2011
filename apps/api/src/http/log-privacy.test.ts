import { createServer } from 'node:net'
import { signIn } from '@beacon/contract/admin-session'
import { renewCalendarFeed } from '@beacon/contract/booking-admin'
import { listLeads, sendContactEmail, submitLead, updateLead } from '@beacon/contract/leads'
import { expect, onTestFinished, test } from 'vitest'
import { contactMessage, lead } from '../../test/examples.ts'
import { administrator, startTestApp, type TestApp } from '../../test/start-app.ts'

/** Everything personal that a test below sends; too long to come up in a random id by chance. */
const PERSONAL =
  /ada@|"ada"|ada baker|bakery|an oven|\(631\) 555-0188|owner@|correct horse|guess|203\.0\.113\.9/i

function expectNothingPersonal(app: TestApp): void {
  expect(app.logs.length).toBeGreaterThan(0)
  expect(app.logs.filter((entry) => PERSONAL.test(JSON.stringify(entry)))).toEqual([])
}

/** A mail server that repeats the address in its refusal, as many do. */
async function startRepeatingMailServer(): Promise<string> {
  const server = createServer((socket) => {
    socket.write('220 mail.localhost\r\n')
    socket.on('data', (bytes) => {
      const recipient = /RCPT TO:<(.+?)>/.exec(bytes.toString())?.[1]
      socket.write(recipient ? `550 5.1.1 <${recipient}>: unknown, also "${recipient}"\r\n` : '250 ok\r\n')
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test('the log has no personal data of successful requests', async () => {
  const app = await startTestApp({ settings: { TRUST_PROXY: '1' } })
  const headers = { 'X-Forwarded-For': '203.0.113.9' }
  const { id } = await app.visitor.ask(submitLead, { body: lead, headers })
  await app.visitor.ask(sendContactEmail, { body: contactMessage, headers })
  await app.settle()
  const admin = await app.admin()
  await admin.ask(listLeads, { query: { search: 'ada@bakery' } })
  await admin.ask(updateLead, {
    params: { id },
    body: { status: 'won', staffNotes: 'Ada Baker has an oven' },
  })
  expectNothingPersonal(app)
})

test('the log does not have the calendar’s address, which is the key to all bookings', async () => {
  const app = await startTestApp()
  const { url } = await (await app.admin()).ask(renewCalendarFeed)
  const { pathname } = new URL(url)
  for (const path of [pathname, pathname.replace('/api/booking', '/API/Booking')])
    expect((await app.visitor.send(path)).status, path).toBe(200)
  await expect.poll(() => JSON.stringify(app.logs).split('"path":"/api/booking/calendar/…"')).toHaveLength(3)
  expect(JSON.stringify(app.logs)).not.toContain(pathname.slice(-30))
})

test('the log has no personal data of rejected requests', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.1' } })
  for (const body of [{ ...lead, email: 'ada@bakery,evil' }, { ...lead, message: 7 }, lead, lead]) {
    await app.visitor.call(submitLead, { body })
  }
  await app.visitor.send(submitLead.path, { method: 'POST', body: `{"email":"${lead.email}` })
  await app.visitor.call(signIn, { body: { ...administrator, password: 'guess' } })
  expectNothingPersonal(app)
})

test('the log has no personal data of failed requests and jobs', async () => {
  const app = await startTestApp({ breaks: true })
  app.notion.faults.set({ fault: 'error', status: 400 })
  app.mail.faults.set({ fault: ['refuse', 'malformed', 'done-but-cut'] })
  await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  await app.setReadOnly(true)
  expect((await app.visitor.call(submitLead, { body: { ...lead, name: 'Ada' } })).status).toBe(503)
  await app.setReadOnly(false)
  await app.rows('drop table lead')
  expect((await app.visitor.call(submitLead, { body: { ...lead, name: 'Ada' } })).status).toBe(500)
  expectNothingPersonal(app)
})

test('an address repeated in a mail server’s refusal is in neither the log nor the outbox', async () => {
  const app = await startTestApp({ settings: { SMTP_URL: await startRepeatingMailServer() } })
  await app.visitor.ask(submitLead, { body: lead })
  await app.settle()
  expectNothingPersonal(app)
  const [row] = await app.rows("select state, last_error from outbox where kind = 'mail.lead-receipt'")
  expect(row).toMatchObject({
    state: 'refused',
    last_error: expect.stringContaining('550 5.1.1 <[address]>'),
  })
})
