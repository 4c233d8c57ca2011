import { askChat } from '@beacon/contract/chat'
import { endpoints } from '@beacon/contract/endpoints'
import { submitLead } from '@beacon/contract/leads'
import { listMail } from '@beacon/contract/mailbox'
import { listJobs } from '@beacon/contract/outbox'
import { expect, test } from 'vitest'
import { noAccount, startAccount } from '../../test/authenticator.ts'
import { startBookings } from '../../test/bookings.ts'
import { exampleOf, type Known, lead, nameOf } from '../../test/examples.ts'
import { startNewsletter } from '../../test/newsletter.ts'
import { startOrders } from '../../test/orders.ts'
import { startTestApp, type TestApp } from '../../test/start-app.ts'

/** An application with one lead, a job of it that can be run again, and its mail. */
async function startWithLead(): Promise<{ app: TestApp; known: Known }> {
  const app = await startTestApp({ demo: true })
  const body = { ...lead, email: 'bounce@bakery.example' }
  const { id: leadId } = await app.visitor.ask(submitLead, { body })
  await app.drain()
  const admin = await app.admin()
  const { jobs } = await admin.ask(listJobs, { query: { state: 'refused' } })
  const { mails } = await admin.ask(listMail)
  const { conversationId: chatId } = await app.visitor.ask(askChat, { body: { message: 'How much is SEO?' } })
  const ids = { chatId, leadId, jobId: jobs[0]?.id ?? '', mailId: mails[0]?.id ?? '' }
  const known = {
    account: noAccount,
    ...ids,
    ...(await startNewsletter(app)),
    ...(await startBookings(app)),
    ...(await startOrders(app)),
  }
  await app.drain()
  return { app, known }
}

const named = endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const)
const forAdministrators = named.filter(([, { access }]) => access !== 'public')

test.each(named)('API-1: %s exists and answers in the shape of the contract', async (_name, endpoint) => {
  const { app, known } = await startWithLead()
  const account = await startAccount(app, endpoint)
  const answer = await (await app.admin()).call(endpoint, exampleOf(endpoint, { ...known, account }))
  expect(answer.status).toBe(endpoint.status ?? 200)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
})

test('ADMIN-1, AB6, AB8, AB9: a stranger reads and changes nothing of the admin side, whatever is asked', async () => {
  const { app, known } = await startWithLead()
  const nobody = {
    account: noAccount,
    leadId: 'a'.repeat(22),
    jobId: 'b',
    mailId: '%00',
    chatId: 'g',
    subscriberId: 'c',
    campaignId: 'd',
    bookingId: 'e',
    bookingToken: '',
    pastBookingId: 'f',
    print: { productId: 'h', variantId: 1 },
    printOrderId: 'i',
    stuckOrderId: 'j',
    orderId: 'k',
    orderToken: 'l',
    intentId: 'pi_m',
  }
  const before = await app.rows('select * from lead, outbox')
  for (const [name, endpoint] of forAdministrators) {
    for (const someone of [known, nobody]) {
      const options = exampleOf(endpoint, someone)
      for (const body of [options.body, options.body && { nonsense: true }]) {
        const answer = await app.visitor.call(endpoint, { ...options, body })
        expect(answer, name).toMatchObject({
          status: 401,
          body: { code: 'unauthorized', error: 'Please sign in.' },
        })
      }
    }
  }
  expect(await app.rows('select * from lead, outbox')).toEqual(before)
})

test('ADMIN-1: a made-up session cookie is as good as none', async () => {
  const { app, known } = await startWithLead()
  for (const cookie of ['session=', 'session=AAAA', 'session=%E0%A4%A', '__Host-session=x', 'session="; x']) {
    for (const [name, endpoint] of forAdministrators) {
      const answer = await app.visitor.call(endpoint, { ...exampleOf(endpoint, known), headers: { cookie } })
      expect(answer.status, `${name} with ${cookie}`).toBe(401)
    }
  }
})

test('AB10: another site cannot make the administrator’s browser change anything', async () => {
  const { app, known } = await startWithLead()
  const admin = await app.admin()
  const before = await app.rows('select * from lead, outbox')
  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://beacon.test', 'Sec-Fetch-Site': 'cross-site' },
  ]
  const writes = named.filter(
    ([, { method, access, limit }]) => method !== 'GET' && (access !== 'public' || limit === 'signIn'),
  )
  expect(writes.length).toBeGreaterThan(3)
  for (const [name, endpoint] of writes) {
    for (const headers of foreign) {
      const answer = await admin.call(endpoint, { ...exampleOf(endpoint, known), headers })
      expect(answer, name).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    }
  }
  expect(await app.rows('select * from lead, outbox')).toEqual(before)
})

test('AB10: the administrator’s own pages may write', async () => {
  const { app, known } = await startWithLead()
  const admin = await app.admin()
  const own: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: app.origin }]
  for (const headers of own) {
    for (const [name, endpoint] of named.filter(([, { method }]) => method === 'PUT')) {
      const answer = await admin.call(endpoint, { ...exampleOf(endpoint, known), headers })
      expect(answer.status, name).toBe(200)
    }
  }
})
