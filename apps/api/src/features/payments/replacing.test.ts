import {
  changeManagedBooking,
  createBooking,
  joinWaitingList,
  readAvailability,
} from '@beacon/contract/booking'
import { confirmPayment, createPaymentIntent } from '@beacon/contract/payments'
import { findPerson } from '@beacon/contract/people'
import { describe, expect, test } from 'vitest'
import { bookingRequest, MONDAY, newYork, TUESDAY } from '../../../test/bookings.ts'
import { checkout, setStock, stateOf } from '../../../test/orders.ts'
import { statusOf } from '../../../test/paid-bookings.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { join, offers, TIMES } from '../../../test/waiting-list.ts'

const STICKERS = 'six-lights-stickers'
const cart = (quantity: number) => ({ items: [{ productId: STICKERS, quantity }] })

/** One browser's attempt: its key, and the keys of those before it. */
const attempt = (app: TestApp, idempotencyKey: string, replaces: string[], more: object) =>
  app.visitor.call(createPaymentIntent, {
    body: { ...checkout(STICKERS), ...more, replaces },
    idempotencyKey,
  })

async function placeAttempt(app: TestApp, idempotencyKey: string, replaces: string[], more: object) {
  const answer = await attempt(app, idempotencyKey, replaces, more)
  expect(answer.status).toBe(201)
  const {
    paymentIntent,
    orderId = '',
    bookingId = '',
    bookingToken = '',
  } = createPaymentIntent.response.parse(answer.body)
  return { intentId: paymentIntent.id, orderId, bookingId, bookingToken }
}

const intentStatus = (app: TestApp, intentId: string) =>
  app.stripe.intents().find(({ id }) => id === intentId)?.status

describe('a buyer who changes the cart after an abandoned payment', () => {
  test('does not compete with their own hold: the old payment is canceled and its hold released', async () => {
    const app = await startTestApp()
    await setStock(app, STICKERS, 3)
    const first = await placeAttempt(app, 'first', [], cart(2))
    expect((await attempt(app, 'other', [], cart(3))).status, 'somebody else’s browser').toBe(409)
    const second = await placeAttempt(app, 'second', ['first'], cart(3))
    expect(intentStatus(app, first.intentId)).toBe('canceled')
    expect(await stateOf(app, first.orderId)).toBe('expired')
    expect(await app.rows('select subject, quantity from stock_hold')).toEqual([
      { subject: second.orderId, quantity: 3 },
    ])
    expect(await placeAttempt(app, 'second', ['first'], cart(3)), 'a repeat is the same attempt').toEqual(
      second,
    )
  })

  test('gets paid_already when the old payment has succeeded meanwhile, and no new order is stored', async () => {
    const app = await startTestApp()
    await setStock(app, STICKERS, 3)
    const first = await placeAttempt(app, 'first', [], cart(2))
    app.stripe.pay(first.intentId)
    expect(await attempt(app, 'second', ['first'], cart(3))).toMatchObject({
      status: 409,
      body: { code: 'paid_already', error: expect.stringContaining('has gone through') },
    })
    expect(await stateOf(app, first.orderId)).toBe('paid')
    expect(await app.rows('select id from orders')).toHaveLength(1)
    expect(app.stripe.intents()).toHaveLength(1)
  })

  test('gets paid_already when the old payment is processing, and no new order is stored', async () => {
    const app = await startTestApp()
    const first = await placeAttempt(app, 'first', [], cart(2))
    app.stripe.pay(first.intentId, '4000000000003220')
    app.stripe.hesitate(first.intentId)
    expect(await attempt(app, 'second', ['first'], cart(3))).toMatchObject({
      status: 409,
      body: { code: 'paid_already', error: expect.stringContaining('bank is still working') },
    })
    expect(await app.rows('select id from orders')).toHaveLength(1)
    expect(app.stripe.intents()).toHaveLength(1)
  })

  test('has one paid order or one open attempt, never both, in a race of payment and replacement', async () => {
    const app = await startTestApp()
    await setStock(app, STICKERS, 40)
    for (let round = 0; round < 10; round += 1) {
      const key = `first-${round}`
      const first = await placeAttempt(app, key, [], cart(1))
      const [, answer] = await Promise.all([
        Promise.resolve()
          .then(() => app.stripe.pay(first.intentId))
          .catch(() => undefined),
        attempt(app, `second-${round}`, [key], cart(2)),
        app.visitor.call(confirmPayment, { body: { paymentIntentId: first.intentId } }),
      ])
      await app.stripe.deliver()
      await app.drain()
      const isPaid = intentStatus(app, first.intentId) === 'succeeded'
      expect(await stateOf(app, first.orderId)).toBe(isPaid ? 'paid' : 'expired')
      expect(answer.status).toBe(isPaid ? 409 : 201)
    }
    expect(app.stripe.refunds()).toEqual([])
  })

  test('gets the new order even if the old payment cannot be canceled, whose hold then stays', async () => {
    const app = await startTestApp({ breaks: true })
    await setStock(app, STICKERS, 5)
    const first = await placeAttempt(app, 'first', [], cart(2))
    app.stripe.faults.set({ fault: 'refuse', times: 1 })
    const second = await placeAttempt(app, 'second', ['first'], cart(3))
    expect(await stateOf(app, first.orderId)).toBe('awaiting_payment')
    expect(await app.rows('select subject from stock_hold')).toHaveLength(2)
    expect(second.orderId).not.toBe(first.orderId)
  })

  test('cannot pay an attempt that was replaced while the card provider created its payment', async () => {
    const app = await startTestApp({ breaks: true })
    app.stripe.faults.set({ fault: 'slow', byteMs: 1, match: 'POST /v1/payment_intents', times: 1 })
    const first = attempt(app, 'first', [], cart(2))
    await expect.poll(() => app.rows('select id from payment')).toHaveLength(1)
    await placeAttempt(app, 'second', ['first'], cart(3))
    expect(await first).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const open = app.stripe.intents().filter(({ status }) => status !== 'canceled')
    expect(open).toHaveLength(1)
  })

  test('cannot cancel another browser’s order by guessing its key', async () => {
    const app = await startTestApp()
    const first = await placeAttempt(app, 'first', [], cart(1))
    await placeAttempt(app, 'second', ['First', 'key:first', '%', 'body:first'], cart(1))
    expect(await stateOf(app, first.orderId)).toBe('awaiting_payment')
  })
})

describe('a visitor who wants another hour after an abandoned payment', () => {
  const session = {
    type: 'booking',
    items: undefined,
    shippingAddress: undefined,
    serviceId: 'seo-audit',
    bookingDate: MONDAY,
    bookingTime: '9:00 AM',
    amount: 19_900,
  }
  const booked = (app: TestApp) =>
    app.rows("select starts_at, status, email from booking where status = 'held'")

  test('gets a new booking when the hold of the first has ended', async () => {
    const app = await startTestApp()
    const first = await placeAttempt(app, 'first', [], session)
    app.advance(15 * MINUTE)
    const second = await placeAttempt(app, 'second', ['first'], session)
    expect(second.bookingId).not.toBe(first.bookingId)
    expect(intentStatus(app, first.intentId)).toBe('canceled')
  })

  test('gets a new booking at its own price for another service in the same slot', async () => {
    const app = await startTestApp()
    const first = await placeAttempt(app, 'first', [], session)
    const other = { ...session, serviceId: 'website-review', amount: 17_900 }
    const second = await placeAttempt(app, 'second', ['first'], other)
    expect(intentStatus(app, first.intentId)).toBe('canceled')
    expect(await app.rows("select id, price_cents from booking where status = 'held'")).toEqual([
      { id: second.bookingId, price_cents: 17_900 },
    ])
  })

  test('gets a new booking at today’s price if that of the first is an older one', async () => {
    const app = await startTestApp()
    const first = await placeAttempt(app, 'first', [], session)
    await app.rows(`update booking set price_cents = 14900 where id = '${first.bookingId}'`)
    await app.rows('update payment set amount = 14900')
    const second = await placeAttempt(app, 'second', ['first'], session)
    expect(intentStatus(app, first.intentId)).toBe('canceled')
    expect(await app.rows("select id, price_cents from booking where status = 'held'")).toEqual([
      { id: second.bookingId, price_cents: 19_900 },
    ])
  })

  test('BOOK-6: frees the earlier slot at once', async () => {
    const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
    let before: string[] = []
    for (const bookingTime of ['9:00 AM', '11:00 AM', '2:00 PM', '4:00 PM']) {
      const key = bookingTime.replace(/\W/g, '')
      await placeAttempt(app, key, before, { ...session, bookingTime })
      before = [key, ...before]
      expect(await booked(app)).toHaveLength(1)
    }
    const free = { ...bookingRequest, email: 'ben@bakery.example' }
    expect((await app.visitor.call(createBooking, { body: free })).status).toBe(201)
  })

  /** Holds 9:00 AM for an hour on a Monday that is otherwise full, and for which somebody waits. */
  async function holdWithLine(app: TestApp) {
    const first = await placeAttempt(app, 'first', [], session)
    for (const time of TIMES.slice(1))
      await app.visitor.ask(createBooking, {
        body: { ...bookingRequest, time, email: `${time[0]}@guests.test` },
      })
    expect((await join(app, 'next')).status).toBe(200)
    return first
  }

  test('keeps the slot for another service, even with a waiting list for the day', async () => {
    const app = await startTestApp()
    const first = await holdWithLine(app)
    const review = { ...session, serviceId: 'website-review', amount: 17_900 }
    await placeAttempt(app, 'second', ['first'], review)
    expect(await statusOf(app, first.bookingId)).toBe('expired')
    expect(intentStatus(app, first.intentId)).toBe('canceled')
    await app.drain()
    expect(offers(app)).toEqual([])
    const free = { date: MONDAY, time: '9:00 AM', email: 'ben@bakery.example' }
    expect((await app.visitor.call(createBooking, { body: { ...bookingRequest, ...free } })).status).toBe(409)
  })

  test('gives the slot to the waiting list once another day is held in its place', async () => {
    const app = await startTestApp()
    await holdWithLine(app)
    await placeAttempt(app, 'second', ['first'], { ...session, bookingDate: TUESDAY })
    await app.drain()
    expect(offers(app)).toEqual(['next@line.test'])
    expect(await booked(app)).toMatchObject([{ starts_at: newYork(TUESDAY, '9:00 AM').toISOString() }])
  })

  test('loses the slot, which is offered, if the other one is taken: its payment is over', async () => {
    const app = await startTestApp()
    const first = await holdWithLine(app)
    const taken = { ...session, bookingTime: '10:00 AM' }
    expect(await attempt(app, 'second', ['first'], taken)).toMatchObject({ body: { code: 'slot_taken' } })
    expect(intentStatus(app, first.intentId)).toBe('canceled')
    expect(await statusOf(app, first.bookingId)).toBe('expired')
    await app.drain()
    expect(offers(app)).toEqual(['next@line.test'])
    expect(await booked(app)).toEqual([])
  })

  test('can book another time after leaving the bank’s question about the first', async () => {
    const app = await startTestApp()
    const first = await placeAttempt(app, 'first', [], session)
    app.stripe.pay(first.intentId, '4000000000003220')
    await app.visitor.call(confirmPayment, { body: { paymentIntentId: first.intentId } })
    await placeAttempt(app, 'second', ['first'], { ...session, bookingTime: '11:00 AM' })
    expect(intentStatus(app, first.intentId)).toBe('canceled')
    expect(await statusOf(app, first.bookingId)).toBe('expired')
  })

  test('PAY-14 gets paid_already from an old tab although the paid session has been moved since', async () => {
    const app = await startTestApp()
    const first = await placeAttempt(app, 'first', [], session)
    app.stripe.pay(first.intentId)
    await app.visitor.ask(confirmPayment, { body: { paymentIntentId: first.intentId } })
    await app.visitor.ask(changeManagedBooking, {
      query: { token: first.bookingToken },
      body: { action: 'reschedule', date: TUESDAY, time: '9:00 AM' },
    })
    expect(await attempt(app, 'second', ['first'], session)).toMatchObject({
      status: 409,
      body: { code: 'paid_already' },
    })
    expect(app.stripe.intents()).toHaveLength(1)
  })

  test('leaves no hold behind when another of their payments has succeeded meanwhile', async () => {
    const app = await startTestApp()
    const paid = await placeAttempt(app, 'first', [], session)
    const other = await placeAttempt(app, 'second', [], { ...session, bookingTime: '11:00 AM' })
    app.stripe.pay(paid.intentId)
    const third = await attempt(app, 'third', ['first', 'second'], { ...session, bookingTime: '2:00 PM' })
    expect(third).toMatchObject({ status: 409, body: { code: 'paid_already' } })
    expect([await statusOf(app, paid.bookingId), await statusOf(app, other.bookingId)]).toEqual([
      'scheduled',
      'expired',
    ])
  })

  test('keeps the slot and the payment when correcting the email, even with a waiting list for the day', async () => {
    const app = await startTestApp()
    const first = await placeAttempt(app, 'first', [], { ...session, customerEmail: 'ada@bakery.exmaple' })
    for (const time of ['10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'])
      await app.visitor.call(createBooking, {
        body: { ...bookingRequest, time, email: `${time[0]}${time[1]}@x.test` },
      })
    await app.visitor.call(joinWaitingList, {
      body: { serviceId: 'free-consultation', date: MONDAY, name: 'Next', email: 'next@line.test' },
    })
    const second = await placeAttempt(app, 'second', ['first'], { ...session, phone: '(631) 555-0188' })
    expect(second).toEqual(first)
    expect(await booked(app)).toMatchObject([{ email: 'ada@bakery.example' }])
    expect(intentStatus(app, first.intentId)).toBe('requires_payment_method')
  })

  test('a corrected address is the one by which the payment is found and erased, too', async () => {
    const app = await startTestApp()
    await placeAttempt(app, 'first', [], { ...session, customerEmail: 'ada@bakery.exmaple' })
    await placeAttempt(app, 'second', ['first'], session)
    const kindsOf = async (email: string) =>
      (await (await app.admin()).ask(findPerson, { body: { email } })).records.map(({ kind }) => kind).sort()
    expect(await kindsOf('ada@bakery.exmaple')).toEqual([])
    expect(await kindsOf('ada@bakery.example')).toEqual(['booking', 'payment'])
  })

  test('sees their own hour as free, and others do not', async () => {
    const app = await startTestApp()
    const { bookingToken } = await placeAttempt(app, 'first', [], session)
    const isFree = async (token?: string) => {
      const query = { from: MONDAY, to: MONDAY, serviceId: 'seo-audit', ...(token ? { token } : {}) }
      const [day] = (await app.visitor.ask(readAvailability, { query })).dates
      return day?.slots.find(({ time }) => time === '9:00 AM')?.available
    }
    expect([await isFree(), await isFree(bookingToken)]).toEqual([false, true])
  })
})

test('PAY-14 more earlier attempts than a browser sends are refused, and none of them is ended', async () => {
  const app = await startTestApp()
  const first = await placeAttempt(app, 'first', [], cart(1))
  const older = ['b', 'c', 'd', 'e']
  const answer = await attempt(app, 'second', ['first', ...older, 'f'], cart(2))
  expect(answer).toMatchObject({ status: 400, body: { fields: { replaces: expect.any(String) } } })
  expect(await stateOf(app, first.orderId)).toBe('awaiting_payment')
  await placeAttempt(app, 'third', ['first', ...older], cart(2))
  expect(await stateOf(app, first.orderId)).toBe('expired')
})
