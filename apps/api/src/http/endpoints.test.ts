import { askChat } from '@beacon/contract/chat'
import { endpoints } from '@beacon/contract/endpoints'
import { submitLead } from '@beacon/contract/leads'
import { listMail } from '@beacon/contract/mailbox'
import { listDrafts } from '@beacon/contract/notion-admin'
import { listJobs } from '@beacon/contract/outbox'
import { expect, test } from 'vitest'
import { noAccount, startAccount } from '../../test/authenticator.ts'
import { startBookings } from '../../test/bookings.ts'
import { exampleOf, type Known, lead, nameOf } from '../../test/examples.ts'
import { startNewsletter } from '../../test/newsletter.ts'
import { startOrders } from '../../test/orders.ts'
import { startTestApp, type TestApp } from '../../test/start-app.ts'

/** An app with one lead, a job of it that can be retried, its mail, and a draft. */
async function startWithLead(): Promise<{ app: TestApp; known: Known }> {
  const app = await startTestApp({ demo: true })
  const body = { ...lead, email: 'bounce@bakery.example' }
  const { id: leadId } = await app.visitor.ask(submitLead, { body })
  await app.drain()
  const admin = await app.admin()
  const { jobs } = await admin.ask(listJobs, { query: { state: 'refused' } })
  const { mails } = await admin.ask(listMail)
  const { drafts } = await admin.ask(listDrafts)
  const { conversationId: chatId } = await app.visitor.ask(askChat, { body: { message: 'How much is SEO?' } })
  const ids = {
    chatId,
    leadId,
    jobId: jobs[0]?.id ?? '',
    mailId: mails[0]?.id ?? '',
    draftId: drafts[0]?.id ?? '',
  }
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

/** Ids that do not exist. */
const nobody: Known = {
  account: noAccount,
  leadId: 'a'.repeat(22),
  jobId: 'b',
  mailId: '%00',
  draftId: '%00',
  chatId: 'g',
  subscriberId: 'c',
  campaignId: 'd',
  bookingId: 'e',
  bookingToken: 'x'.repeat(43),
  offerToken: 'x'.repeat(43),
  pastBookingId: 'f',
  waitId: 'o',
  print: { productId: 'h', variantId: 1 },
  printOrderId: 'i',
  stuckOrderId: 'j',
  refusedOrderId: 'n',
  manualPaymentId: 'unknown',
  refusedOrderToken: 'x'.repeat(43),
  orderId: 'k',
  orderToken: 'x'.repeat(43),
  intentId: 'pi_m',
}

/** What the requirements promise of a call: its status, and members of its answer. There may be more. */
const promised: Readonly<Record<string, string>> = {
  'GET /api/config':
    '200 agency.name agency.email agency.phones stripe.publishableKey stripe.mode integrations tagManagerId adClientId reviewsUrl',
  'POST /api/contact-form': '200 success message id',
  'POST /api/email/contact': '200 success',
  'POST /api/email/lead-notification': '200 success',
  'POST /api/email/welcome': '200 success',
  'POST /api/email/newsletter': '200 success recipients',
  'POST /api/email/custom': '200 success',
  'POST /api/newsletter/subscribe': '202 success message',
  'POST /api/chatbot': '200 response',
  'GET /api/blog/posts': '200 posts.0.title source',
  'GET /api/blog/posts/:slug': '200 post.content',
  'GET /api/products': '200 0.name',
  'GET /api/products/:id': '200 variants',
  'POST /api/printify/order': '201 id checkout_url total currency',
  'GET /api/printify/order/:id': '200 id status checkout_url',
  'POST /api/stripe/create-payment-intent':
    '201 paymentIntent.id paymentIntent.client_secret paymentIntent.status paymentIntent.amount paymentIntent.currency orderId',
  'POST /api/stripe/confirm-payment': '200 success status',
  'GET /api/stripe/payment-status/:id': '200 status',
  'POST /api/stripe/refund': '200 success refunded',
  'POST /api/stripe/webhook': '200',
  'POST /api/printify/webhook': '200',
  'GET /api/orders/:id': '200 order.state',
  'POST /api/booking': '201 success message id',
  'GET /api/booking/availability': '200 timezone dates.0.date dates.0.slots.0.time dates.0.slots.0.available',
  'GET /api/booking/admin':
    '200 success bookings.0.id bookings.0.serviceName bookings.0.date bookings.0.time bookings.0.status bookings.0.name bookings.0.email bookings.0.phone bookings.0.businessName bookings.0.message bookings.0.createdAt bookings.0.duration',
  'POST /api/booking/:id/cancel': '200 success',
  'GET /api/booking/manage': '200',
  'POST /api/booking/manage': '200',
  'POST /api/admin/session': '200',
  'GET /api/admin/session': '200',
  'DELETE /api/admin/session': '200',
  'GET /healthz': '200',
  'GET /readyz': '200',
}

test('API-1: every call in the requirements exists', () => {
  expect(named.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(promised)))
})

test.each(named)('API-1: %s answers with the promised status and members', async (name, endpoint) => {
  const { app, known } = await startWithLead()
  const account = await startAccount(app, endpoint)
  const answer = await (await app.admin()).call(endpoint, exampleOf(endpoint, { ...known, account }))
  const [status = '200', ...members] = promised[name]?.split(' ') ?? [String(endpoint.status ?? 200)]
  expect(String(answer.status)).toBe(status)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  for (const member of members) expect(answer.body).toHaveProperty(member)
})

/** Every table that the back office can change. */
const tables = [
  ...[
    'lead',
    'outbox',
    'booking',
    'closed_day',
    'closed_cell',
    'calendar_feed',
    'orders',
    'order_event',
    'payment',
    'refund',
    'promo_code',
  ],
  ...['order_return', 'restock_request', 'booking_wait'],
  ...['subscriber', 'campaign', 'catalogue_stock', 'catalogue_product', 'second_factor', 'staff_message'],
]
const everything = (app: TestApp) => Promise.all(tables.map((table) => app.rows(`select * from ${table}`)))

test('ADMIN-1, AB6, AB8, AB9: every admin call returns 401 without a session and changes nothing', async () => {
  const { app, known } = await startWithLead()
  const before = await everything(app)
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
  expect(await everything(app)).toEqual(before)
})

test('API-2: every call that declares not_found returns 404 for an unknown id', async () => {
  const app = await startTestApp({ demo: true })
  const admin = await app.admin()
  const asking = named.filter(([, { errors = [] }]) => errors.includes('not_found'))
  expect(asking.length).toBeGreaterThan(20)
  for (const [name, endpoint] of asking) {
    const options = exampleOf(endpoint, nobody)
    const params = Object.fromEntries(Object.keys(options.params ?? {}).map((part) => [part, 'nothing']))
    const answer = await admin.call(endpoint, { ...options, params: params as never })
    expect(answer, name).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
})

test('ADMIN-1: every admin call returns 401 with a made-up session cookie', async () => {
  const { app, known } = await startWithLead()
  for (const cookie of ['session=', 'session=AAAA', 'session=%E0%A4%A', '__Host-session=x', 'session="; x']) {
    for (const [name, endpoint] of forAdministrators) {
      const answer = await app.visitor.call(endpoint, { ...exampleOf(endpoint, known), headers: { cookie } })
      expect(answer.status, `${name} with ${cookie}`).toBe(401)
    }
  }
})

test('AB10: every admin write returns 403 if it comes from another site', async () => {
  const { app, known } = await startWithLead()
  const admin = await app.admin()
  const before = await everything(app)
  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: app.origin.replace(/\d+$/, '1') },
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
  expect(await everything(app)).toEqual(before)
})

test('what another site’s page makes an owner’s browser read is refused before it is counted', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
  const admin = await app.admin()
  const fromElsewhere = { query: {}, headers: { 'Sec-Fetch-Site': 'cross-site' } }
  for (let count = 0; count < 620; count += 1)
    expect((await app.visitor.call(listJobs, fromElsewhere)).status).toBe(403)
  for (const path of ['/api/admin/leads/export.csv', '/api/admin/mailbox/1/html'])
    expect((await app.visitor.send(path, { headers: fromElsewhere.headers })).status, path).toBe(403)
  const fromNextDoor = { query: {}, headers: { 'Sec-Fetch-Site': 'same-site' } }
  expect((await admin.call(listJobs, fromNextDoor)).status, 'a page on a neighboring host').toBe(403)
  expect((await admin.call(listJobs, { query: {} })).status).toBe(200)
})

test('AB10: admin writes from our own pages are accepted', async () => {
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
