import { setTimeout as wait } from 'node:timers/promises'
import { readAvailability, readManagedBooking, readOffer } from '@beacon/contract/booking'
import { cancelBookingWith } from '@beacon/contract/booking-admin'
import { createPaymentIntent } from '@beacon/contract/payments'
import { expect, test } from 'vitest'
import { MONDAY, newYork, TUESDAY } from '../../../test/bookings.ts'
import { payment, statusOf } from '../../../test/paid-bookings.ts'
import { confirm } from '../../../test/payments.ts'
import { MINUTE, SECOND, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { cancel, fillMonday, join, offerLink, offers, TIMES, take } from '../../../test/waiting-list.ts'

test('taking an offer removes its email from the outbox, even if its delivery was uncertain', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  await app.drain()
  await (await app.admin()).ask(cancelBookingWith, {
    params: { id: ids[1] ?? '' },
    body: { notify: false },
  })
  app.mail.faults.set({ fault: 'done-but-cut' })
  await app.drain()
  app.mail.faults.clear()
  const offersLeft = () => app.rows("select state from outbox where kind = 'mail.booking-offer'")
  expect(await offersLeft()).toEqual([{ state: 'uncertain' }])
  const offer = (await offerLink(app, 'first@line.test')).get('offer') ?? ''
  expect((await take(app, { email: 'first@line.test', offer })).status).toBe(201)
  expect(await offersLeft()).toEqual([])
})

test('a freed time is held for the first on the waiting list, who books it by the link in the email', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  expect((await join(app, 'first')).status).toBe(200)
  expect((await join(app, 'second')).status).toBe(200)
  await cancel(app, ids[1])
  expect(offers(app)).toEqual(['first@line.test'])

  // Nobody has accepted the terms yet.
  const asked = await app.rows("select terms_dated from booking where status = 'offered'")
  expect(asked).toEqual([{ terms_dated: null }])

  // Nobody else can book it meanwhile.
  expect((await take(app)).status).toBe(409)
  const link = await offerLink(app, 'first@line.test')
  expect(Object.fromEntries(link)).toMatchObject({
    service: 'free-consultation',
    date: MONDAY,
    time: '10:00 AM',
  })
  const offer = link.get('offer') ?? ''
  const query = { from: MONDAY, to: MONDAY, token: offer }
  const {
    keptUntil,
    dates: [day],
  } = await app.visitor.ask(readAvailability, { query })
  expect(keptUntil).toBe(new Date(app.now().getTime() + 30 * MINUTE).toISOString())
  const offered = app.mail.messages().find(({ subject }) => subject.startsWith('A time opened up'))
  expect(app.mail.read(offered?.id ?? '')?.text).toContain('This time is yours until 10:30 AM EST;')
  expect(day?.slots.filter(({ available }) => available).map(({ time }) => time)).toEqual(['10:00 AM'])

  expect(await app.visitor.ask(readOffer, { query: { token: offer } })).toEqual({
    name: 'first',
    email: 'first@line.test',
    phone: '',
  })

  expect((await take(app, { email: 'first@line.test', offer })).status).toBe(201)
  expect((await app.visitor.call(readOffer, { query: { token: offer } })).status).toBe(404)
  app.advance(31 * MINUTE)
  await app.drain()
  expect(offers(app)).toEqual(['first@line.test'])
  expect(await app.rows("select id from booking where status = 'scheduled'")).toHaveLength(TIMES.length)
})

test.each([
  ['books a free consultation', (app: TestApp, offer: string) => take(app, { offer })],
  [
    'begins to pay for a shorter session',
    (app: TestApp, offer: string) =>
      app.visitor.call(createPaymentIntent, { body: { ...payment, bookingTime: '10:00 AM', offer } }),
  ],
])(
  'when whoever is offered a long session %s, what is left is offered to the next on the list',
  async (_, takeUp) => {
    const app = await startTestApp()
    const ids = await fillMonday(app)
    await join(app, 'first', { serviceId: 'strategy-session' })
    await cancel(app, ids[1])
    await cancel(app, ids[2])
    expect((await join(app, 'second')).status, 'ninety minutes are held').toBe(200)
    const offer = (await offerLink(app, 'first@line.test')).get('offer') ?? ''
    expect((await takeUp(app, offer)).status).toBeLessThan(300)
    await app.drain()
    expect(offers(app)).toEqual(['first@line.test', 'second@line.test'])
    expect((await offerLink(app, 'second@line.test')).get('time')).toBe('11:00 AM')
    expect((await take(app, { time: '11:00 AM' })).status, 'it is kept for them').toBe(409)
  },
)

test('whoever chooses another session while they pay for an offered time keeps it for the half hour', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first', { serviceId: 'seo-audit' })
  await cancel(app, ids[1])
  const [kept] = await app.rows("select hold_until from booking where status = 'offered'")
  const isOffer = ({ to, text }: { to: string[]; text: string }) =>
    to[0] === 'first@line.test' && text.includes('Price: $199.00')
  expect(await app.mail.waitFor(isOffer), 'the price of what is offered').toBeTruthy()
  const offer = (await offerLink(app, 'first@line.test')).get('offer') ?? ''
  const begin = (idempotencyKey: string, more: object = {}) => {
    const body = { ...payment, bookingTime: '10:00 AM', amount: undefined, offer, ...more }
    return app.visitor.ask(createPaymentIntent, { body, idempotencyKey })
  }
  await begin('attempt-one-0001')
  app.advance(MINUTE)
  await begin('attempt-two-0002', { serviceId: 'ppc-review', replaces: ['attempt-one-0001'] })
  expect(await app.rows("select hold_until from booking where status = 'held'")).toEqual([kept])
})

test('an offer not taken within half an hour goes to the next on the list, and then the time is free to all', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  for (const name of ['first', 'second']) await join(app, name)
  await cancel(app, ids[1])
  const link = await offerLink(app, 'first@line.test')
  app.advance(29 * MINUTE)
  await app.drain()
  expect(offers(app)).toEqual(['first@line.test'])
  app.advance(MINUTE)
  const offer = link.get('offer') ?? ''
  const read = await app.visitor.call(readOffer, { query: { token: offer } })
  expect(read.status, 'ended, though no job has run yet').toBe(404)
  await app.drain()
  expect(offers(app)).toEqual(['first@line.test', 'second@line.test'])
  const late = await take(app, { email: 'first@line.test', offer })
  expect(late).toMatchObject({ status: 409, body: { code: 'slot_taken' } })

  app.advance(30 * MINUTE)
  await app.drain()
  expect(offers(app)).toHaveLength(2)
  expect((await take(app)).status).toBe(201)
})

/** A paid session is offered to `first` for half an hour; returns how they begin to pay for it. */
async function offerPaidSession(app: TestApp) {
  const ids = await fillMonday(app)
  for (const name of ['first', 'second']) await join(app, name, { serviceId: 'seo-audit' })
  await cancel(app, ids[1])
  const offer = (await offerLink(app, 'first@line.test')).get('offer') ?? ''
  const body = { ...payment, bookingTime: '10:00 AM', customerEmail: 'first@line.test', offer }
  return () => app.visitor.ask(createPaymentIntent, { body })
}

test('while an offer is being paid for, its time stays held for the rest of the half hour, and can be paid until then', async () => {
  const app = await startTestApp()
  const pay = await offerPaidSession(app)
  const end = app.now().getTime() + 30 * MINUTE
  app.advance(5 * MINUTE)
  const { bookingId = '', holdUntil, paymentIntent } = await pay()
  expect(holdUntil).toBe(new Date(end).toISOString())
  app.advance(end - SECOND - app.now().getTime())
  await app.drain()
  expect(await statusOf(app, bookingId)).toBe('held')
  app.stripe.pay(paymentIntent.id)
  expect(await confirm(app, paymentIntent.id)).toEqual({ success: true, status: 'succeeded' })
  expect(await statusOf(app, bookingId)).toBe('scheduled')
  expect(offers(app)).toEqual(['first@line.test'])
})

test('an offer that is not paid for within its half hour goes to the next on the list', async () => {
  const app = await startTestApp()
  const pay = await offerPaidSession(app)
  app.advance(5 * MINUTE)
  const { bookingId = '' } = await pay()
  app.advance(25 * MINUTE)
  await app.drain()
  expect(await statusOf(app, bookingId)).toBe('expired')
  expect(offers(app)).toEqual(['first@line.test', 'second@line.test'])
})

test('whoever begins to pay at the end of an offer has fifteen minutes', async () => {
  const app = await startTestApp()
  const pay = await offerPaidSession(app)
  app.advance(29 * MINUTE)
  const { holdUntil } = await pay()
  expect(holdUntil).toBe(new Date(app.now().getTime() + 15 * MINUTE).toISOString())
})

test('an offer made late in the evening before ends at midnight, when the day can no longer be booked', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  for (const name of ['first', 'second']) await join(app, name)
  app.advance(newYork(MONDAY, '12:00 AM').getTime() - 10 * MINUTE - app.now().getTime())
  await cancel(app, ids[1])
  const offered = await app.mail.waitFor(({ subject }) => subject.startsWith('A time opened up'))
  expect(offered.text).toContain('This time is yours until 12:00 AM EST;')
  const offer = (await offerLink(app, 'first@line.test')).get('offer') ?? ''
  const read = async () => (await app.visitor.call(readOffer, { query: { token: offer } })).status
  app.advance(10 * MINUTE - SECOND)
  expect(await read()).toBe(200)
  app.advance(SECOND)
  expect(await read()).toBe(404)
  await app.drain()
  expect(offers(app), 'nobody can take it any more').toEqual(['first@line.test'])
  expect(await app.rows("select id from booking where status = 'offered'")).toEqual([])
})

test('a time freed less than ten minutes before its day is offered to nobody: there is no time to take it', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  app.advance(newYork(MONDAY, '12:00 AM').getTime() - 9 * MINUTE - app.now().getTime())
  await cancel(app, ids[1])
  expect(offers(app)).toEqual([])
  expect(await offered(app)).toEqual([])
})

const offered = (app: TestApp) => app.rows("select hold_until from booking where status = 'offered'")

async function pass(app: TestApp, minutes: number): Promise<void> {
  app.advance(minutes * MINUTE)
  await app.drain()
}

/** Whom an offer reaches once mail is up again. */
async function offersWhenMailIsBack(app: TestApp): Promise<unknown[]> {
  app.mail.faults.clear()
  const reached = async () => {
    await pass(app, 1)
    return offers(app)
  }
  await expect.poll(reached, { timeout: 30_000 }).not.toEqual([])
  return reached()
}

test('a mail outage of hours costs nobody their place in line, and the time is free to everybody once each had half an hour', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  for (const name of ['first', 'second']) await join(app, name)
  app.mail.faults.set({ fault: 'refuse' })
  await cancel(app, ids[1])
  for (const _half of ['first', 'second']) {
    expect(await offered(app)).toHaveLength(1)
    await pass(app, 30)
  }
  for (const _hour of Array(4)) {
    await pass(app, 60)
    expect(await offered(app), 'the time is free').toEqual([])
  }
  expect(await offersWhenMailIsBack(app), 'whose turn it is when mail is back').toEqual(['first@line.test'])
  expect((await take(app)).status, 'it is kept for them').toBe(409)
  await pass(app, 30)
  expect(offers(app)).toEqual(['first@line.test', 'second@line.test'])
})

test('whoever waits alone is offered the time when mail is back, even if it is another one by then', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  app.mail.faults.set({ fault: 'refuse' })
  await cancel(app, ids[1])
  await cancel(app, ids[2])
  await pass(app, 30)
  expect((await take(app)).status).toBe(201)
  expect(await offersWhenMailIsBack(app)).toEqual(['first@line.test'])
  expect((await offerLink(app, 'first@line.test')).get('time')).toBe('11:00 AM')
})

test('an offer whose email can go out only at its end is made again, for a whole half hour', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  app.mail.faults.set({ fault: 'refuse' })
  await cancel(app, ids[1])
  await pass(app, 21)
  expect(await offersWhenMailIsBack(app)).toEqual(['first@line.test'])
  const [kept, ...others] = await offered(app)
  expect(Date.parse(String(kept?.hold_until)) - app.now().getTime()).toBeGreaterThan(25 * MINUTE)
  expect(others).toEqual([])
})

test('a mail server that takes addresses but no mails lets nobody’s time be kept more than twice', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  for (const name of ['first', 'second']) await join(app, name)
  app.mail.faults.set({ fault: 'error', at: 'data', status: 451 })
  await cancel(app, ids[1])
  for (const _quarter of Array(60)) {
    await pass(app, 15)
    await wait(30)
  }
  const kept = await app.rows("select id from booking where status in ('expired', 'offered')")
  expect(kept.length).toBeLessThanOrEqual(4)
  expect(offers(app)).toEqual([])
})

test('joining again while an offer is open gives no second offer', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  await cancel(app, ids[1])
  expect((await join(app, 'first')).status).toBe(200)
  await cancel(app, ids[2])
  expect(offers(app)).toEqual(['first@line.test'])
  const offer = (await offerLink(app, 'first@line.test')).get('offer') ?? ''
  expect((await take(app, { email: 'first@line.test', offer })).status).toBe(201)
  expect(await app.rows('select * from booking_wait')).toEqual([])
})

test('the token of an offer cannot manage a booking or book another taken time', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  await cancel(app, ids[1])
  const offer = (await offerLink(app, 'first@line.test')).get('offer') ?? ''
  expect((await app.visitor.call(readManagedBooking, { query: { token: offer } })).status).toBe(404)
  expect((await take(app, { offer, time: '9:00 AM' })).status).toBe(409)
  expect((await take(app, { offer, date: TUESDAY })).status).toBe(201)
  // The offer itself stays open until it ends.
  expect((await take(app)).status).toBe(409)
})

test('an offer’s time is no longer shown as held after half an hour, even before a job has released it', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  await cancel(app, ids[1])
  const token = (await offerLink(app, 'first@line.test')).get('offer') ?? ''
  const keptUntil = async () =>
    (await app.visitor.ask(readAvailability, { query: { from: MONDAY, to: MONDAY, token } })).keptUntil
  app.advance(30 * MINUTE - SECOND)
  expect(await keptUntil()).not.toBeNull()
  app.advance(SECOND)
  expect(await keptUntil()).toBeNull()
})

test.each([
  ['was truncated', 'f2-FZq8q'],
  ['has text appended', `f2-FZq8q${'-and-the-next-line'.repeat(20)}`],
])('an offer token that %s is ignored: free times are shown and can be booked', async (_, offer) => {
  const app = await startTestApp()
  const query = { from: MONDAY, to: MONDAY, token: offer }
  const { keptUntil, dates } = await app.visitor.ask(readAvailability, { query })
  expect(keptUntil).toBeNull()
  expect(dates[0]?.slots.filter(({ available }) => available)).toHaveLength(TIMES.length)
  expect((await take(app, { offer })).status).toBe(201)
})
