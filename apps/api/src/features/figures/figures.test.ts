import { createBooking } from '@beacon/contract/booking'
import { createBookingFor, markNoShow } from '@beacon/contract/booking-admin'
import { readFigures } from '@beacon/contract/figures'
import { listLeads, submitLead, updateLead } from '@beacon/contract/leads'
import { refundPayment } from '@beacon/contract/payment-admin'
import { expect, test } from 'vitest'
import { bookingRequest, MONDAY, newYork } from '../../../test/bookings.ts'
import { lead } from '../../../test/examples.ts'
import { payOrder, startOrder } from '../../../test/orders.ts'
import { hold, payFor } from '../../../test/paid-bookings.ts'
import { startTestApp, type TestApp } from '../../../test/start-app.ts'
import { DISPUTED } from '../../payments/retained-amount.ts'

const DAY = 24 * 60 * 60_000
const NOTHING = {
  ordersCents: 0,
  sessionsCents: 0,
  orders: 0,
  bookings: 0,
  sessions: 0,
  noShows: 0,
  leads: 0,
  won: 0,
}

const figures = async (app: TestApp, days?: '30') =>
  (await app.signIn()).ask(readFigures, { query: days ? { days } : {} })

const sendLead = (app: TestApp, name: string, how: object = {}) =>
  app.visitor.ask(submitLead, { body: { ...lead, name, email: `${name}@bakery.example`, ...how } })

test('the administrator sees recent payments, bookings and leads next to the period before', async () => {
  const app = await startTestApp()
  expect(await figures(app)).toEqual({
    from: '2026-11-14',
    until: '2026-11-20',
    now: NOTHING,
    before: NOTHING,
    origins: [],
  })
  const { intentId, amount } = await payOrder(app)
  await startOrder(app)
  await payFor(app)
  await hold(app, { bookingTime: '3:00 PM', customerEmail: 'ben@bakery.example' })
  await app.visitor.ask(createBooking, { body: { ...bookingRequest, time: '1:00 PM' } })
  const admin = await app.signIn()
  await admin.ask(refundPayment, { body: { paymentIntentId: intentId, amount: 500, reason: '' } })
  await app.drain()
  const seen = await figures(app)
  expect(seen.now, 'unpaid orders and bookings do not count').toEqual({
    ...NOTHING,
    ordersCents: amount - 500,
    sessionsCents: 19_900,
    orders: 1,
    bookings: 2,
  })

  app.advance(7 * DAY)
  const later = await figures(app)
  expect(later.before).toEqual(seen.now)
  expect(later.now).toEqual({ ...NOTHING, sessions: 2 })
  expect((await figures(app, '30')).now).toEqual({ ...seen.now, sessions: 2 })
})

test('a payment lost to a dispute is not counted, even if it was partly refunded before', async () => {
  const app = await startTestApp()
  const { intentId } = await payOrder(app)
  await payFor(app)
  const body = { paymentIntentId: intentId, amount: 500, reason: '' }
  await (await app.signIn()).ask(refundPayment, { body })
  await app.drain()
  await app.rows(`update payment set disputed = ${DISPUTED.lost} where kind = 'product'`)
  expect((await figures(app)).now).toMatchObject({ ordersCents: 0, sessionsCents: 19_900 })
})

test('a session is counted from its start time, and no-shows are counted separately', async () => {
  const app = await startTestApp()
  const { booking } = await (await app.admin()).ask(createBookingFor, { body: bookingRequest })
  expect((await figures(app)).now).toMatchObject({ sessions: 0, noShows: 0 })
  app.advance(newYork(MONDAY, '9:01 AM').getTime() - app.now().getTime())
  expect((await figures(app)).now).toMatchObject({ sessions: 1, noShows: 0 })
  await (await app.signIn()).ask(markNoShow, { params: { id: booking.id }, body: { noShow: true } })
  expect((await figures(app)).now).toMatchObject({ sessions: 1, noShows: 1 })
})

test('leads are counted by origin, and leads flagged as bots are left out', async () => {
  const app = await startTestApp()
  await sendLead(app, 'ada', { campaign: 'utm_source=Google&utm_medium=cpc' })
  await sendLead(app, 'ben', { campaign: 'utm_medium=cpc&utm_source=google' })
  await sendLead(app, 'cleo', { referrer: 'https://www.bing.com/search' })
  await sendLead(app, 'dan', { faxNumber: '1' })
  const admin = await app.admin()
  const { leads } = await admin.ask(listLeads, { query: { search: 'ada' } })
  await admin.ask(updateLead, { params: { id: leads[0]?.id ?? '' }, body: { status: 'won' } })
  const { now, origins } = await figures(app)
  const total = (key: 'leads' | 'won') => origins.reduce((sum, origin) => sum + origin[key], 0)
  expect(origins.slice(0, 2)).toEqual([
    { name: 'google, cpc', leads: 2, won: 1 },
    { name: 'bing.com', leads: 1, won: 0 },
  ])
  expect([now.leads, now.won]).toEqual([total('leads'), total('won')])
  expect(now.leads).toBe(3)
})

test('a flagged lead that turned out to be a person’s counts', async () => {
  const app = await startTestApp()
  await sendLead(app, 'dan', { faxNumber: '1' })
  const admin = await app.admin()
  const { leads } = await admin.ask(listLeads, { query: {} })
  await admin.ask(updateLead, { params: { id: leads[0]?.id ?? '' }, body: { status: 'won' } })
  expect((await figures(app)).now).toMatchObject({ leads: 1, won: 1 })
})

test('the previous period ends at the current time of day, since today is not over yet', async () => {
  const app = await startTestApp()
  await sendLead(app, 'ada')
  app.advance(60_000)
  await sendLead(app, 'ben')
  app.advance(7 * DAY - 30_000)
  expect((await figures(app)).before.leads).toBe(1)
  app.advance(30_000)
  expect((await figures(app)).before.leads).toBe(2)
})

test('ADMIN-1: only an administrator can read the figures', async () => {
  const app = await startTestApp()
  expect((await app.visitor.call(readFigures, { query: {} })).status).toBe(401)
})

test('the previous period ends at the same local time even across a daylight-saving change', async () => {
  const app = await startTestApp()
  for (const [name, at] of [
    ['ada', '2026-10-21T13:59:00.000Z'],
    ['ben', '2026-10-21T14:01:00.000Z'],
  ] as const) {
    await sendLead(app, name)
    await app.rows(`update lead set created_at = '${at}' where name = '${name}' returning id`)
  }
  expect((await figures(app, '30')).before.leads, 'it is ten in the morning in New York').toBe(1)
})

test('on the day of a clock change the previous period ends at the same time of day', async () => {
  const app = await startTestApp()
  await sendLead(app, 'ada')
  app.advance(Date.parse('2027-11-07T15:00:00.000Z') - app.now().getTime())
  await app.rows("update lead set created_at = '2027-10-31T14:30:00.000Z' returning id")
  expect((await figures(app)).before.leads, 'half past ten, and it is ten').toBe(0)
})
