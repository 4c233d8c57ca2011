import { cancelBookingWith, createBookingFor } from '@beacon/contract/booking-admin'
import { sendCustom } from '@beacon/contract/campaigns'
import { askChat, handOverChat } from '@beacon/contract/chat'
import { listLeads, submitLead } from '@beacon/contract/leads'
import { listOrders, markOrderPaid, readAdminOrder, shipOrder } from '@beacon/contract/order-admin'
import { cancelOrder } from '@beacon/contract/order-cancel'
import { listJobs, settleJob } from '@beacon/contract/outbox'
import { refundPayment } from '@beacon/contract/payment-admin'
import { confirmPayment, createPaymentIntent } from '@beacon/contract/payments'
import { erasePerson, findPerson, type PersonalRecordKind } from '@beacon/contract/people'
import { expect, test } from 'vitest'
import { bookingRequest, MONDAY, newYork } from '../../../test/bookings.ts'
import { lead } from '../../../test/examples.ts'
import { orderOf, payOrder, payPrintOrder, ship, startOrder, WORKBOOK } from '../../../test/orders.ts'
import { EMAIL, findRecords, kindsOf, PHONE, startWithAda, ZIP_AND_FOUR } from '../../../test/people.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS } from '../../clock.ts'
import { sweep } from '../../housekeeping.ts'

const erase = async (app: TestApp) => (await app.admin()).ask(erasePerson, { body: { email: EMAIL } })

test('everything stored about an address is found, regardless of case, and nothing about others', async () => {
  const { app } = await startWithAda()
  const records = await findRecords(app, 'ADA@bakery.example')
  expect(kindsOf(records)).toEqual(['booking', 'chat', 'lead', 'lead', 'order', 'payment', 'subscription'])
  const text = JSON.stringify(records)
  expect(text).toContain(bookingRequest.message)
  expect(text).toContain('How much is SEO?')
  expect(text).toContain('12 Bay Street')
  expect(text).toContain(PHONE)
  expect(text).not.toContain('somebody@else.example')
  for (const secret of ['token_hash', 'token hash', 'fingerprint']) expect(text).not.toContain(secret)
  expect(await findRecords(app, 'nobody@bakery.example')).toEqual([])
})

test('a chat in which an address was typed, and nothing was sent, is found and erased with it', async () => {
  const app = await startTestApp()
  const say = async (message: string) =>
    (await app.visitor.ask(askChat, { body: { message } })).conversationId
  const own = await say(`I am Ada, ${EMAIL.toUpperCase()}. I need a website`)
  const others = [await say(`My address is jim.${EMAIL}`), await say(`Write to ${EMAIL}.au, please`)]
  expect(await findRecords(app)).toMatchObject([
    {
      kind: 'chat',
      id: own,
      erasure: 'delete',
      fields: { conversation: expect.stringContaining('website') },
    },
  ])
  expect(await erase(app)).toEqual({ deleted: 1, emptied: 0, waiting: [] })
  expect((await app.rows('select id from chat_conversation order by id')).map(({ id }) => id)).toEqual(
    others.toSorted(),
  )
})

test.each([
  '-jo@b\u00fccher.example-thanks',
  'mailto:Jo@XN--bcher-kva.example.',
  '"jo@b\u00fccher.example"631-555-1234',
])('a chat is found by an address in another spelling, and beside other signs: %s', async (typed) => {
  const app = await startTestApp()
  await app.visitor.ask(askChat, { body: { message: `Write to ${typed}` } })
  expect(kindsOf(await findRecords(app, 'jo@b\u00fccher.example'))).toEqual(['chat'])
})

test('a conversation that somebody handed over is nobody else’s whom it names', async () => {
  const app = await startTestApp()
  const message = `My baker ${EMAIL} told me about you`
  const { conversationId } = await app.visitor.ask(askChat, { body: { message } })
  await app.visitor.ask(handOverChat, {
    body: { name: 'Bob', email: 'bob@judge.example', message: '', conversationId },
  })
  expect(await findRecords(app)).toEqual([])
  expect(kindsOf(await findRecords(app, 'bob@judge.example'))).toEqual(['chat', 'lead'])
})

test('an address that an earlier version stored as a link, or with a full stop, is found and erased', async () => {
  const { app } = await startWithAda()
  const before = await findRecords(app)
  for (const stored of [`mailto:${EMAIL}`, `${EMAIL}.`]) {
    await app.rows(`update lead set email = '${stored}' where email <> 'somebody@else.example'`)
    expect(kindsOf(await findRecords(app)).filter((kind) => kind === 'lead')).toHaveLength(2)
    await app.rows(`update subscriber set email = '${stored}', email_key = '${stored}'`)
    expect(await findRecords(app)).toHaveLength(before.length)
  }
  await erase(app)
  expect(kindsOf(await findRecords(app))).not.toContain('lead')
  expect(kindsOf(await findRecords(app))).not.toContain('subscription')
})

test('with a person, what was counted for their mailbox is erased, also if they never joined the newsletter', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: { ...lead, email: EMAIL } })
  const counted = () => app.rows(`select subject from rate_limit where subject = '${EMAIL}'`)
  expect(await counted()).not.toEqual([])
  await erase(app)
  expect(await counted()).toEqual([])
})

test('what is counted for an erased person’s mailbox later still limits what strangers have mailed to it', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: { ...lead, email: EMAIL } })
  await app.settle()
  const since = new Date(app.now().getTime() - 1000)
  await erase(app)
  app.advance(MINUTE)
  await app.visitor.ask(submitLead, { body: { ...lead, email: EMAIL, message: 'From a stranger.' } })
  await app.deps.people.finishErasures(since)
  expect(await app.rows(`select hits from rate_limit where subject = '${EMAIL}'`)).not.toEqual([])
})

test('an evening appointment is listed under its date in New York', async () => {
  const app = await startTestApp()
  const body = { ...bookingRequest, date: MONDAY, time: '7:30 PM' }
  await (await app.admin()).ask(createBookingFor, { body })
  expect((await findRecords(app))[0]?.title).toMatch(/, Nov 23, 2026$/)
})

test('an appointment can be erased only after it has ended', async () => {
  const app = await startTestApp()
  const at = newYork(MONDAY, '9:00 AM').getTime()
  await (await app.admin()).ask(createBookingFor, { body: { ...bookingRequest, notify: false } })
  await app.drain()
  app.advance(at + 10 * MINUTE - app.now().getTime())
  const later = async () => (await findRecords(app, EMAIL, app.signIn()))[0]
  expect(await later()).toMatchObject({ erasure: 'wait' })
  app.advance(20 * MINUTE)
  expect(await later()).toMatchObject({ erasure: 'delete' })
})

test('open bookings and orders wait; everything else is erased, including the pages in Notion', async () => {
  const { app, bookingId } = await startWithAda()
  const pages = () => app.notion.pages(app.notion.dataSources.leads)
  expect(pages()).toHaveLength(3)

  const { waiting } = await erase(app)
  expect(waiting).toEqual([
    expect.objectContaining({
      kind: 'booking',
      id: bookingId,
      reason: expect.stringContaining('Cancel it first'),
    }),
    expect.objectContaining({ kind: 'order', reason: expect.stringContaining('not finished') }),
  ])
  expect(kindsOf(await findRecords(app))).toEqual(['booking', 'order'])
  await app.drain()
  expect(pages().filter(({ in_trash }) => !in_trash)).toHaveLength(1)
  expect(await app.rows('select number from chat_turn')).toEqual([])
  expect((await (await app.admin()).ask(listLeads, { query: {} })).total).toBe(1)
})

test('erasing a finished order keeps its lines and amounts and removes its buyer', async () => {
  const { app, bookingId, order } = await startWithAda()
  const admin = await app.admin()
  await admin.ask(cancelBookingWith, {
    params: { id: bookingId },
    body: { reason: 'She asked.', notify: false },
  })
  await ship(app, order)
  await app.drain()
  const before = await orderOf(app, order)

  expect(await erase(app)).toEqual({ deleted: 5, emptied: 2, waiting: [] })
  expect(await findRecords(app)).toEqual([])
  const { orders } = await admin.ask(listOrders, { query: {} })
  expect(orders).toMatchObject([{ name: 'Erased', email: '' }])
  const after = await orderOf(app, order)
  expect(after.total).toBe(before.total)
  expect(after.lines).toEqual(before.lines.map((line) => ({ ...line, returnable: 0 })))
  const everything = JSON.stringify([
    await app.rows('select * from orders'),
    await app.rows('select * from payment'),
    await app.rows('select * from booking'),
    await app.rows('select * from lead'),
    await app.rows('select * from subscriber'),
    await app.rows('select * from chat_turn'),
    await app.rows('select * from outbox'),
    await app.rows('select * from webhook_event'),
  ])
  for (const trace of [EMAIL, 'Ada Baker', '12 Bay Street', PHONE, ZIP_AND_FOUR])
    expect(everything).not.toContain(trace)
  expect(everything, 'which decides the tax').toContain('11706')
})

test('what was noted about a buyer while their order needed a person is in their copy, and is erased with them', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { orderId } = await startOrder(app)
  const params = { id: orderId }
  await admin.ask(markOrderPaid, { params, body: { note: 'Ada Baker paid in cash.' } })
  await admin.ask(shipOrder, { params, body: {} })
  await app.drain()
  const refusal = 'It cannot be sent to 12 Bay Street.'
  await app.rows(`update orders set attention = '${refusal}'`)
  await app.rows(
    `insert into order_event values ('${orderId}', 99, '${app.now().toISOString()}', 'needs_attention', '${refusal}')`,
  )
  const notes = (await findRecords(app)).find(({ kind }) => kind === 'order')?.fields.notes
  for (const note of ['Ada Baker paid in cash.', refusal]) expect(notes).toContain(note)

  await erase(app)
  const { order } = await admin.ask(readAdminOrder, { params })
  expect(order.history.map(({ what }) => what)).toEqual(expect.arrayContaining(['remark', 'needs_attention']))
  const kept = JSON.stringify([await app.rows('select * from orders'), order.history])
  for (const trace of ['Ada Baker', '12 Bay Street']) expect(kept).not.toContain(trace)
})

test('a person’s copy has when a file was downloaded and what was refunded, and why', async () => {
  const app = await startTestApp()
  const order = await payOrder(app, WORKBOOK)
  await app.visitor.send((await orderOf(app, order)).lines[0]?.download?.url ?? '')
  const downloadedAt = app.now().toISOString()
  const admin = await app.admin()
  for (const [amount, reason] of [
    [500, 'A page was missing.'],
    [200, ''],
  ] as const) {
    app.advance(MINUTE)
    await admin.ask(refundPayment, { body: { paymentIntentId: order.intentId, amount, reason } })
  }
  const records = await findRecords(app)
  const fieldsOf = (kind: PersonalRecordKind) => records.find((record) => record.kind === kind)?.fields
  expect(fieldsOf('order')?.downloads).toMatch(new RegExp(`^${downloadedAt}: [\\w.-]+$`))
  expect(fieldsOf('payment')?.refunds).toBe(
    '2026-11-20: $5.00, succeeded: A page was missing.\n2026-11-20: $2.00, succeeded',
  )
})

test('erasing a paid appointment keeps its amounts and removes the person and the cancellation reason', async () => {
  const app = await startTestApp()
  const { name, email, phone, businessName, message, date, time } = bookingRequest
  const person = { customerName: name, customerEmail: email, phone, businessName, message }
  const { paymentIntent, bookingId = '' } = await app.visitor.ask(createPaymentIntent, {
    body: {
      type: 'booking',
      serviceId: 'seo-audit',
      bookingDate: date,
      bookingTime: time,
      ...person,
      currency: 'usd',
    },
  })
  const waiting = (await erase(app)).waiting.filter(({ kind }) => kind === 'booking')
  expect(waiting).toMatchObject([{ reason: 'The time is being held for a payment or an answer.' }])
  app.stripe.pay(paymentIntent.id)
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: paymentIntent.id } })
  const reason = 'Her oven broke down.'
  await (await app.admin()).ask(cancelBookingWith, {
    params: { id: bookingId },
    body: { reason, refund: true },
  })
  await app.drain()
  expect((await erase(app)).waiting).toEqual([])
  const rows = await app.rows('select * from booking')
  expect(rows).toMatchObject([{ id: bookingId, name: 'Erased', paid_cents: 19_900, service_id: 'seo-audit' }])
  const refunds = await app.rows('select * from refund')
  expect(refunds).toMatchObject([{ amount: 19_900, state: 'succeeded' }])
  for (const trace of [name, email, phone, businessName, message, reason])
    expect(JSON.stringify([rows, refunds])).not.toContain(trace)
})

test('the reason of a refund that an erasure had to wait for goes with the order', async () => {
  const app = await startTestApp()
  const { intentId } = await payOrder(app)
  await app.drain()
  expect((await erase(app)).waiting).toMatchObject([{ kind: 'order' }])
  const reason = 'Ada Baker: her oven broke down.'
  await (await app.admin()).ask(refundPayment, { body: { paymentIntentId: intentId, reason } })
  await app.settle()
  expect(await erase(app)).toMatchObject({ waiting: [] })
  expect(await app.rows('select state, reason from refund')).toEqual([{ state: 'succeeded', reason: '' }])
})

test('what an erasure had to wait for is erased by housekeeping once it can be, and nothing that came later', async () => {
  const app = await startTestApp()
  const { intentId } = await payOrder(app)
  await app.drain()
  app.advance(MINUTE)
  expect((await erase(app)).waiting).toMatchObject([{ kind: 'order' }])
  const since = new Date(app.now().getTime() - 1000)
  await app.deps.people.finishErasures(since)
  expect(await app.rows('select name from orders')).toEqual([{ name: 'Ada Baker' }])
  await (await app.admin()).ask(refundPayment, { body: { paymentIntentId: intentId, reason: '' } })
  app.advance(MINUTE)
  await app.visitor.ask(submitLead, { body: { ...lead, email: EMAIL } })
  await app.settle()
  await app.deps.people.finishErasures(since)
  expect(await app.rows('select name from orders')).toEqual([{ name: 'Erased' }])
  expect(await app.rows('select email from lead')).toEqual([{ email: EMAIL }])
})

test('an erasure that fails at Notion is retried later', async () => {
  const { app } = await startWithAda()
  app.notion.faults.set({ fault: 'error', status: 503, times: 2, match: 'PATCH' })
  await erase(app)
  for (let minute = 0; minute < 5; minute += 1) {
    app.advance(60_000)
    await app.drain()
  }
  const left = app.notion.pages(app.notion.dataSources.leads).filter(({ in_trash }) => !in_trash)
  expect(left).toHaveLength(1)
})

test('erasing a lead whose page is no longer in Notion leaves nothing to handle', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: { ...lead, email: EMAIL } })
  await app.drain()
  await app.rows("update lead set notes_page_id = '5d000000-0000-4000-8000-000000000404'")
  await erase(app)
  await app.settle()
  expect(await app.rows("select distinct state from outbox where kind = 'notes.lead-erased'")).toEqual([
    { state: 'done' },
  ])
})

test('a page whose job was settled is erased with its lead, also long after', async () => {
  const app = await startTestApp()
  const isInTrash = () => app.notion.pages(app.notion.dataSources.leads).map(({ in_trash }) => in_trash)
  app.notion.faults.set({ fault: 'done-but-cut', match: 'POST /v1/pages' })
  await app.visitor.ask(submitLead, { body: { ...lead, email: EMAIL } })
  await app.drain()
  await app.rows("update outbox set state = 'dead' where kind = 'notes.lead'")
  app.notion.faults.clear()
  const [job] = (await (await app.admin()).ask(listJobs, { query: { state: 'dead' } })).jobs
  await (await app.admin()).ask(settleJob, { params: { id: job?.id ?? '' } })
  app.advance(100 * DAY_MS)
  await sweep(app.deps.db, app.now)
  expect(isInTrash()).toEqual([false])
  await (await app.signIn()).ask(erasePerson, { body: { email: EMAIL } })
  await app.settle()
  expect(isInTrash()).toEqual([true])
})

test('a second Notion page, made because the first was not found after a lost answer, is erased with its lead', async () => {
  const app = await startTestApp()
  const pages = () => app.notion.pages(app.notion.dataSources.leads)
  app.notion.faults.set({ fault: 'done-but-cut', match: 'POST /v1/pages', times: 1 })
  await app.visitor.ask(submitLead, { body: { ...lead, email: EMAIL } })
  await app.drain()
  const first = pages()[0]?.id ?? ''
  // Notion's index lags behind: the look-up before the second attempt does not find the page.
  app.notion.changePage(first, { inTrash: true })
  await app.settle()
  app.notion.changePage(first, { inTrash: false })
  expect(pages()).toMatchObject([{ in_trash: false }, { in_trash: false }])
  await erase(app)
  await app.settle()
  expect(pages()).toMatchObject([{ in_trash: true }, { in_trash: true }])
})

test('a Notion page whose creation was never confirmed is erased with its lead', async () => {
  const app = await startTestApp()
  app.notion.faults.set({ fault: 'done-but-cut', match: 'POST /v1/pages' })
  await app.visitor.ask(submitLead, { body: { ...lead, email: EMAIL } })
  await app.drain()
  const pages = () => app.notion.pages(app.notion.dataSources.leads)
  expect(pages()).toHaveLength(1)
  expect((await erase(app)).waiting).toEqual([])
  app.notion.faults.clear()
  await app.settle()
  expect(pages().filter(({ in_trash }) => !in_trash)).toEqual([])
})

test('a draft that the print provider could not cancel yet is still canceled after its buyer was erased', async () => {
  const app = await startTestApp()
  app.printify.prepareSlowly(6)
  const { orderId, token } = await payPrintOrder(app, { email: EMAIL })
  app.printify.faults.set({ fault: 'error', status: 503 })
  await app.visitor.ask(cancelOrder, { params: { id: orderId }, query: { token }, body: {} })
  await app.drain()
  expect((await erase(app)).waiting).toEqual([])
  expect(app.printify.orders()).toMatchObject([{ status: 'on-hold' }])
  app.printify.faults.clear()
  await app.settle()
  expect(app.printify.orders()).toMatchObject([{ status: 'canceled' }])
})

test('a staff mail still waiting for an erased person is not sent, and its job ends as done', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  app.mail.faults.set({ fault: 'refuse' })
  await admin.ask(sendCustom, { body: { to: EMAIL, subject: 'Your audit', message: 'Here it is.' } })
  await app.drain()
  await erase(app)
  app.mail.faults.clear()
  await app.settle()
  expect(app.mail.messages()).toEqual([])
  expect((await admin.ask(listJobs, { query: {} })).jobs).toMatchObject([{ state: 'done' }])
})

test('an address with a non-ASCII capital letter is found and erased', async () => {
  const app = await startTestApp()
  const email = '\u00c9MILE@Boulangerie.example'
  await app.visitor.ask(submitLead, { body: { ...lead, email } })
  await app.drain()
  expect(kindsOf(await findRecords(app, email))).toEqual(['lead'])
  await (await app.admin()).ask(erasePerson, { body: { email: email.toLowerCase() } })
  expect(await findRecords(app, email)).toEqual([])
})

test.each([
  ['\u00c9MILE@Boulangerie.example', '\u00e9mile@boulangerie.example'],
  [
    '\u00c9l\u00e9onore.\u00c9tienne@Boulangerie.example',
    '\u00e9l\u00e9onore.\u00e9tienne@boulangerie.example',
  ],
  ['ada@b\u00fccher.example', 'ada@xn--bcher-kva.example'],
  ['Ada@B\u00dcCHER.example', 'ada@b\u00fccher.example'],
])(
  '%s in older rows, stored as typed before addresses had one spelling, is found as %s',
  async (stored, asked) => {
    const { app } = await startWithAda()
    const admin = await app.admin()
    await admin.ask(sendCustom, { body: { to: EMAIL, subject: 'Your audit', message: 'Here it is.' } })
    await app.drain()
    for (const table of ['booking', 'lead', 'orders', 'payment', 'staff_message'])
      await app.rows(`update ${table} set email = '${stored}' where lower(email) like 'ada@%'`)
    const kinds = kindsOf(await findRecords(app, asked))
    expect(kinds).toEqual(['booking', 'chat', 'lead', 'lead', 'letter', 'order', 'payment'])
  },
)

test('a refund after an erasure sends no mail, and its mail job ends as done', async () => {
  const app = await startTestApp()
  const { orderId, intentId } = await payOrder(app)
  await app.drain()
  const admin = await app.admin()
  await admin.ask(shipOrder, { params: { id: orderId }, body: {} })
  await app.drain()
  await erase(app)
  const before = app.mail.messages().length
  await admin.ask(refundPayment, { body: { paymentIntentId: intentId, amount: 100 } })
  await app.settle()
  expect(app.mail.messages()).toHaveLength(before)
  expect(await app.rows("select state from outbox where kind = 'mail.order-refund'")).toEqual([
    { state: 'done' },
  ])
})

test('a webhook after an erasure stores no personal data again', async () => {
  const app = await startTestApp()
  const { orderId, intentId } = await payOrder(app)
  await app.drain()
  await (await app.admin()).ask(shipOrder, { params: { id: orderId }, body: {} })
  await erase(app)
  app.stripe.refundInDashboard(intentId, 100)
  await app.stripe.deliver()
  await app.settle()
  expect(await app.rows("select type from webhook_event where raw <> ''")).toEqual([])
  expect(await app.rows('select refunded from orders')).toEqual([{ refunded: 100 }])
})

test('only an administrator can look up or erase a person', async () => {
  const { app } = await startWithAda()
  for (const call of [findPerson, erasePerson]) {
    expect((await app.visitor.call(call, { body: { email: EMAIL } })).status).toBe(401)
  }
  const admin = await app.admin()
  expect((await admin.call(erasePerson, { body: { email: 'nobody' } })).status).toBe(400)
  expect(await findRecords(app)).not.toEqual([])
})
