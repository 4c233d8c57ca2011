import { signIn } from '@beacon/contract/admin-session'
import { auditActs, auditCsvPath, listAudit } from '@beacon/contract/audit'
import { createBooking } from '@beacon/contract/booking'
import { createBookingFor, moveBooking } from '@beacon/contract/booking-admin'
import { sendCustom, sendNewsletter } from '@beacon/contract/campaigns'
import { closeDays } from '@beacon/contract/closed-days'
import { endpoints } from '@beacon/contract/endpoints'
import { leadsCsvPath, submitLead, updateLead } from '@beacon/contract/leads'
import { retryOrder, shipOrder } from '@beacon/contract/order-admin'
import { refundPayment } from '@beacon/contract/payment-admin'
import { expect, test } from 'vitest'
import { bookingRequest, TUESDAY } from '../../../test/bookings.ts'
import { letter } from '../../../test/examples.ts'
import { orderOf, payOrder } from '../../../test/orders.ts'
import { administrator, MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { sweep } from '../../housekeeping.ts'

const DAY = 24 * 60 * MINUTE

async function entries(app: TestApp, query: object = {}) {
  return (await (await app.admin()).ask(listAudit, { query })).entries
}

/** Each entry as one line. */
const lines = async (app: TestApp, query?: object) =>
  (await entries(app, query)).map(({ act, outcome, reason, line }) =>
    [act, outcome, reason, line].filter(Boolean).join(' | '),
  )

test('every admin endpoint that changes something declares an audit act', () => {
  const changing = endpoints.filter(({ access, method }) => access !== 'public' && method !== 'GET')
  expect(changing.length).toBeGreaterThan(25)
  const silent = changing.filter(({ act }) => !act).map(({ method, path }) => `${method} ${path}`)
  expect(silent, 'give it an `act` of packages/contract/src/audit.ts').toEqual([])
})

test('every audit act belongs to an endpoint or an export, or is one of the two that code logs itself', () => {
  const byHand = ['session.sign-in', 'second-factor.reset']
  const exports = auditActs.filter((act) => act.endsWith('.export'))
  const known = new Set<string>([...endpoints.map(({ act }) => act ?? ''), ...byHand, ...exports])
  expect(auditActs.filter((act) => !known.has(act))).toEqual([])
})

test('the log says who did what to which order, when and from where, even if it was refused', async () => {
  const app = await startTestApp()
  const paid = await payOrder(app)
  const { number } = await orderOf(app, paid)
  const admin = await app.admin()
  const params = { id: paid.orderId }
  const shipped = await admin.call(shipOrder, { params, body: { carrier: 'UPS', trackingNumber: '1Z999' } })
  app.advance(MINUTE)
  await admin.call(retryOrder, { params })
  app.advance(MINUTE)
  await admin.call(retryOrder, { params: { id: 'unknown' } })
  app.advance(MINUTE)
  const { intentId: paymentIntentId } = paid
  await admin.ask(refundPayment, { body: { paymentIntentId, amount: 500, reason: 'Ada Baker was unhappy' } })
  expect(await lines(app)).toEqual([
    `payment.refund | done | $5.00, ${number}`,
    'order.retry | refused | not_found',
    `order.retry | refused | conflict | ${number}`,
    `order.ship | done | ${number}`,
  ])
  expect((await entries(app)).at(-1)).toMatchObject({
    at: new Date(app.now().getTime() - 3 * MINUTE).toISOString(),
    who: administrator.email,
    subject: { kind: 'order', id: paid.orderId },
    requestId: shipped.headers.get('x-request-id'),
    address: '127.0.0.1',
  })
  expect(await lines(app, { search: paid.orderId })).toHaveLength(3)
  expect(await lines(app, { outcome: 'refused', act: 'order' })).toHaveLength(2)
  expect(await lines(app, { act: 'order.ship', search: number.toLowerCase() })).toHaveLength(1)
  expect(await lines(app, { act: 'ord' })).toEqual([])
})

test('the entry for a moved booking has both the old and the new time', async () => {
  const app = await startTestApp()
  const { id } = await app.visitor.ask(createBooking, { body: bookingRequest })
  const body = { date: TUESDAY, time: '2:15 PM' }
  await (await app.admin()).ask(moveBooking, { params: { id }, body })
  expect((await entries(app))[0]?.line).toMatch(/, Nov 23, 2026, 9:00 AM to Nov 24, 2026, 2:15 PM$/)
})

test('the entry for an appointment that staff made has the appointment and its time', async () => {
  const app = await startTestApp()
  const { booking } = await (await app.admin()).ask(createBookingFor, { body: bookingRequest })
  expect((await entries(app))[0]).toMatchObject({
    act: 'booking.create',
    outcome: 'done',
    subject: { kind: 'booking', id: booking.id },
    line: expect.stringMatching(/, Nov 23, 2026, 9:00 AM$/),
  })
})

test('sending a newsletter again with the same idempotency key is logged as repeated', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const body = letter
  for (const _ of [1, 2]) {
    await admin.ask(sendNewsletter, { body, idempotencyKey: 'one-press' })
    app.advance(MINUTE)
  }
  expect(await lines(app)).toEqual([
    `letter.send | repeated | ${body.subject}`,
    `letter.send | done | ${body.subject}`,
  ])
})

test('a refund that is tried again because its response was lost is logged as repeated', async () => {
  const app = await startTestApp()
  const { intentId } = await payOrder(app)
  const admin = await app.admin()
  const body = { paymentIntentId: intentId, amount: 500, reason: '' }
  for (const _ of [1, 2]) {
    await admin.ask(refundPayment, { body, idempotencyKey: 'one-press' })
    app.advance(MINUTE)
  }
  expect(await lines(app)).toEqual([
    expect.stringMatching(/^payment\.refund \| repeated \| \$5\.00/),
    expect.stringMatching(/^payment\.refund \| done \| \$5\.00/),
  ])
})

test('of two requests for a refund at the same moment, with one key, one is logged as repeated', async () => {
  const app = await startTestApp()
  const { intentId } = await payOrder(app)
  const admin = await app.admin()
  const body = { paymentIntentId: intentId, amount: 500, reason: '' }
  const press = () => admin.ask(refundPayment, { body, idempotencyKey: 'one-press' })
  await Promise.all([press(), press()])
  expect((await lines(app)).map((line) => line.split(' | ')[1]).sort()).toEqual(['done', 'repeated'])
})

test('an act that cannot be logged is not carried out', async () => {
  const app = await startTestApp({ breaks: true })
  const admin = await app.admin()
  await app.rows('alter table audit_entry rename to gone')
  const params = { date: '2026-12-24' }
  expect((await admin.call(closeDays, { params, body: { note: '' } })).status).toBe(500)
  expect((await admin.send(leadsCsvPath)).status).toBe(500)
  expect(await app.rows('select * from closed_day')).toEqual([])
})

test('an act that was logged as done stays done, whatever fails after it', async () => {
  const app = await startTestApp()
  const who = { who: administrator.email, request: { id: 'request', address: '127.0.0.1' } }
  const facts = { act: 'day.close', params: { date: '2026-12-24' }, query: {}, body: { note: '' } } as const
  const failing = app.deps.audit.during({ ...who, ...facts }, async (done) => {
    await done(undefined, {})
    throw new Error('too late')
  })
  await expect(failing).rejects.toThrow('too late')
  expect(await entries(app)).toMatchObject([{ outcome: 'done', reason: '' }])
})

test('ADMIN-1: sign-ins are logged with their outcome, but never with what was typed', async () => {
  const app = await startTestApp()
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  await app.visitor.call(signIn, { body: { email: administrator.password, password: 'secret words' } })
  app.advance(MINUTE)
  await app.visitor.call(signIn, { body: { ...administrator, password: 'secret words' } })
  app.advance(MINUTE)
  await app.visitor.call(signIn, { body: administrator, headers })
  const found = await entries(app)
  expect(found.map(({ who, outcome, line }) => [who, outcome, line])).toEqual([
    [administrator.email, 'done', 'Firefox on Linux'],
    [administrator.email, 'refused', 'Wrong email or password'],
    ['', 'refused', 'Wrong email or password'],
  ])
  const kept = JSON.stringify(await app.rows('select * from audit_entry'))
  for (const typed of [administrator.password, 'secret words']) expect(kept).not.toContain(typed)
})

test('ADMIN-7: exports are logged too; the log itself can be exported, and contains no visitor’s data', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const body = { name: 'Ada Baker', email: 'ada@bakery.example', message: 'Please call me.' }
  const { id } = await app.visitor.ask(submitLead, { body })
  const change = { status: 'contacted', staffNotes: 'Ada wants a website.' }
  await admin.ask(updateLead, { params: { id }, body: change })
  app.advance(MINUTE)
  await admin.ask(sendCustom, { body: { to: body.email, subject: 'Hello Ada', message: 'Hello.' } })
  app.advance(MINUTE)
  await admin.send(leadsCsvPath)
  app.advance(MINUTE)
  const file = await admin.send(auditCsvPath)
  expect(await file.text()).toContain(`lead.change,lead:${id},"contacted, notes",done`)
  expect(await lines(app)).toEqual([
    'audit.export | done | 3 rows',
    'lead.export | done | 1 row',
    'mail.custom | done',
    'lead.change | done | contacted, notes',
  ])
  expect(JSON.stringify(await app.rows('select * from audit_entry'))).not.toMatch(
    /ada baker|ada wants|hello ada|bakery|website/i,
  )
  expect((await app.visitor.send(auditCsvPath)).status).toBe(401)
  expect((await app.visitor.call(listAudit)).status).toBe(401)
})

test('a long log is paged without repeats, and kept for two years, IP addresses for 90 days', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  for (let day = 10; day < 30; day += 1)
    await admin.ask(closeDays, { params: { date: `2026-12-${day}` }, body: { note: '' } })
  await app.rows(
    `insert into audit_entry select prefix || id, at, act, who, subject_kind, subject_id, line, outcome, reason, request_id, address
     from audit_entry cross join (select 'a' as prefix union select 'b' union select 'c') as copies`,
  )
  const first = await admin.ask(listAudit, { query: {} })
  const second = await admin.ask(listAudit, { query: { after: first.next ?? '' } })
  expect([first.entries.length, second.entries.length, first.total, second.next]).toEqual([50, 30, 80, null])
  expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(80)

  app.advance(91 * DAY)
  await sweep(app.deps.db, app.now)
  expect(await app.rows("select id from audit_entry where address <> ''")).toEqual([])
  app.advance(638 * DAY)
  await sweep(app.deps.db, app.now)
  expect(await app.rows('select id from audit_entry')).toHaveLength(80)
  app.advance(2 * DAY)
  await sweep(app.deps.db, app.now)
  expect(await app.rows('select id from audit_entry')).toEqual([])
})
