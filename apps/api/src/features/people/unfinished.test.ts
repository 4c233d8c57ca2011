import { createBooking } from '@beacon/contract/booking'
import { cancelBookingWith } from '@beacon/contract/booking-admin'
import { askChat, handOverChat } from '@beacon/contract/chat'
import { retryOrder, settleReturn, shipOrder } from '@beacon/contract/order-admin'
import { askForReturn } from '@beacon/contract/order-returns'
import { refundPayment } from '@beacon/contract/payment-admin'
import { erasePerson } from '@beacon/contract/people'
import { expect, test } from 'vitest'
import { bookingRequest } from '../../../test/bookings.ts'
import { orderOf, payOrder, ship } from '../../../test/orders.ts'
import { hold, payFor } from '../../../test/paid-bookings.ts'
import { EMAIL } from '../../../test/people.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { AWAITING_MAIL } from '../../outbox/subject-jobs.ts'
import { UNSETTLED } from '../../payments/unsettled.ts'

/** Erases Ada, and answers what had to wait. */
async function erase(app: TestApp) {
  app.advance(MINUTE)
  const { waiting } = await (await app.admin()).ask(erasePerson, { body: { email: EMAIL } })
  return waiting.map(({ kind, reason }) => [kind, reason]).sort()
}

/** Housekeeping finishes what a request of the last hours had to wait for. */
const finish = (app: TestApp) => app.deps.people.finishErasures(new Date(app.now().getTime() - 600 * MINUTE))

const emails = (app: TestApp, table: 'booking' | 'orders' | 'payment') =>
  app.rows(`select email from ${table}`)

test('nobody is erased while a payment of theirs is open: it may still be paid', async () => {
  const app = await startTestApp()
  await hold(app)
  expect(await erase(app)).toEqual([
    ['booking', 'The time is being held for a payment or an answer.'],
    ['payment', 'It may still be paid; an open payment expires on its own.'],
  ])
  expect(await emails(app, 'payment')).toEqual([{ email: EMAIL }])
})

test('nobody is erased while a refund of theirs may still fail', async () => {
  const app = await startTestApp()
  const { bookingId } = await payFor(app)
  app.stripe.faults.set({ fault: 'refuse' })
  const body = { reason: 'The ferry does not run.', refund: true }
  await (await app.admin()).ask(cancelBookingWith, { params: { id: bookingId }, body })
  await app.drain()
  expect(await erase(app)).toEqual([
    ['booking', UNSETTLED],
    ['payment', UNSETTLED],
  ])
  await finish(app)
  expect(await emails(app, 'booking')).toEqual([{ email: EMAIL }])

  app.stripe.faults.clear()
  await app.settle(() => app.stripe.refunds().length > 0)
  await app.drain()
  await finish(app)
  expect([await emails(app, 'booking'), await emails(app, 'payment')]).toEqual([
    [{ email: '' }],
    [{ email: '' }],
  ])
})

test('what had to wait is erased by the machine that was asked, also while another one keeps house', async () => {
  const app = await startTestApp({ sweeps: true })
  await app.visitor.ask(createBooking, { body: bookingRequest })
  await app.drain()
  expect(await erase(app)).toEqual([['booking', 'The appointment is still ahead. Cancel it first.']])
  app.advance(10 * 24 * 60 * MINUTE)
  const later = new Date(app.now().getTime() + 30 * MINUTE).toISOString()
  await app.rows(
    `insert into chore (name, due_at) values ('housekeeping', '${later}')
     on conflict (name) do update set due_at = excluded.due_at`,
  )
  await app.restart()
  await expect.poll(() => app.rows('select id from booking')).toEqual([])
})

test('nobody is erased while their bank decides about a payment', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  await ship(app, order)
  await app.drain()
  app.stripe.dispute(order.intentId)
  await app.stripe.deliver()
  await app.drain()
  const settle = async () => (await app.admin()).ask(retryOrder, { params: { id: order.orderId } })
  await settle()
  expect(await erase(app)).toEqual([
    ['order', UNSETTLED],
    ['payment', UNSETTLED],
  ])
  app.stripe.endDispute(order.intentId, 'won')
  await app.stripe.deliver()
  await app.drain()
  await settle()
  expect(await erase(app)).toEqual([])
  expect([await emails(app, 'orders'), await emails(app, 'payment')]).toEqual([
    [{ email: '' }],
    [{ email: '' }],
  ])
})

test('a buyer whose return was accepted is erased once it is refunded', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  const admin = await app.admin()
  await ship(app, order)
  await app.visitor.ask(askForReturn, {
    params: { id: order.orderId },
    query: { token: order.token },
    body: { lines: [{ line: 0, quantity: 1 }], reason: 'fit', message: '' },
  })
  const [{ id: returnId = '' } = {}] = (await orderOf(app, order)).returns
  await admin.ask(settleReturn, {
    params: { id: order.orderId },
    body: { returnId, outcome: 'accepted', answer: 'Please send it.' },
  })
  await app.drain()
  expect(await erase(app)).toEqual([['order', 'An accepted return is waiting for its refund.']])
  await admin.ask(refundPayment, { body: { paymentIntentId: order.intentId, amount: 500, reason: '' } })
  await app.settle(() => app.stripe.refunds().length > 0)
  await app.drain()
  await finish(app)
  expect(await emails(app, 'orders')).toEqual([{ email: '' }])
})

test('what a person has to hear about their booking or their order is sent before it is erased', async () => {
  const app = await startTestApp()
  const { bookingId } = await payFor(app)
  const order = await payOrder(app)
  await app.drain()
  app.mail.faults.set({ fault: 'refuse' })
  const admin = await app.admin()
  const { orderId: id } = order
  await admin.ask(shipOrder, { params: { id }, body: { carrier: 'USPS', trackingNumber: '9400 1000' } })
  const body = { reason: 'The ferry does not run.', notify: true, refund: false }
  await admin.ask(cancelBookingWith, { params: { id: bookingId }, body })
  await app.drain()
  expect(await erase(app)).toEqual([
    ['booking', AWAITING_MAIL],
    ['order', AWAITING_MAIL],
  ])
  await finish(app)
  app.mail.faults.clear()
  await app.settle()
  await app.mail.waitFor(({ to, subject }) => to[0] === EMAIL && subject.startsWith('Canceled'))
  await app.mail.waitFor(({ to, text }) => to[0] === EMAIL && text.includes('9400 1000'))
  await finish(app)
  expect([await emails(app, 'booking'), await emails(app, 'orders')]).toEqual([
    [{ email: '' }],
    [{ email: '' }],
  ])
})

test('a conversation that was handed over after an erasure stays, although it began before', async () => {
  const app = await startTestApp()
  const { conversationId } = await app.visitor.ask(askChat, { body: { message: 'How much is SEO?' } })
  await erase(app)
  app.advance(MINUTE)
  const person = { name: 'Ada Baker', email: EMAIL, message: 'Please call me.' }
  await app.visitor.ask(handOverChat, { body: { ...person, conversationId } })
  await app.drain()
  await finish(app)
  expect(await app.rows('select question from chat_turn')).toEqual([{ question: 'How much is SEO?' }])
})
