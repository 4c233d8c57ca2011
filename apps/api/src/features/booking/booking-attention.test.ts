import { listAudit } from '@beacon/contract/audit'
import {
  bookingsCsvPath,
  cancelBookingWith,
  listBookings,
  moveBooking,
  settleBooking,
} from '@beacon/contract/booking-admin'
import { refundPayment } from '@beacon/contract/payment-admin'
import { erasePerson } from '@beacon/contract/people'
import { expect, test } from 'vitest'
import { bookFree, hold, mailTo, payFor, statusOf, subjects } from '../../../test/paid-bookings.ts'
import { chargeTwice, confirm } from '../../../test/payments.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const listed = async (app: TestApp) => (await (await app.admin()).ask(listBookings, {})).bookings
const warnings = (app: TestApp) =>
  subjects(app, 'inbox@beacon.test').filter((subject) => subject === 'Needs attention')

const FAILED = 'A refund of $199.00 failed.'

/** The warnings that were emailed, once everything is read anew from the card provider. */
async function warningsAfterSweep(app: TestApp): Promise<unknown[]> {
  app.advance(MINUTE)
  await app.deps.commerce.sweep()
  await app.drain()
  return warnings(app)
}

/** The newest refund ends as failed at the card provider. */
async function failRefund(app: TestApp): Promise<void> {
  const going = app.stripe.refunds().find(({ status }) => status !== 'failed')
  app.stripe.endRefund(going?.id ?? '', 'failed')
  await app.stripe.deliver()
  await app.drain()
}

/** A session that was paid too late, and is therefore being refunded. */
async function paidTooLate(app: TestApp): Promise<{ bookingId: string; intentId: string }> {
  const { bookingId, intentId } = await hold(app)
  app.stripe.faults.set({ fault: 'refuse' })
  for (let past = 0; past < 100; past += 5) {
    app.advance(5 * MINUTE)
    await app.drain()
  }
  app.stripe.faults.clear()
  await bookFree(app)
  app.stripe.pay(intentId)
  await confirm(app, intentId)
  await app.settle(() => app.stripe.refunds().length > 0)
  expect(await statusOf(app, bookingId)).toBe('expired')
  return { bookingId, intentId }
}

test('a session that was paid too late and whose refund failed needs a person, and is exported, until it is refunded', async () => {
  const app = await startTestApp({ breaks: true })
  const { bookingId, intentId } = await paidTooLate(app)
  const query = { status: 'needs_attention' } as const
  expect((await (await app.admin()).ask(listBookings, { query })).bookings).toEqual([])

  await failRefund(app)
  expect(warnings(app)).toHaveLength(1)
  const attention = 'A refund of $199.00 failed.'
  expect(await listed(app)).toContainEqual(
    expect.objectContaining({ id: bookingId, status: 'expired', attention, refundableCents: 19_900 }),
  )
  expect(await (await (await app.admin()).send(bookingsCsvPath)).text()).toContain(bookingId)

  await (await app.admin()).ask(refundPayment, { body: { paymentIntentId: intentId } })
  await app.drain()
  expect(await listed(app)).toContainEqual(
    expect.objectContaining({
      id: bookingId,
      attention: null,
      settled: `A refund has settled it: ${FAILED}`,
    }),
  )
})

test('a session that needs a person is not erased before it is settled', async () => {
  const app = await startTestApp({ breaks: true })
  const { bookingId } = await paidTooLate(app)
  await failRefund(app)
  const emails = () => app.rows(`select email from booking where id = '${bookingId}'`)
  const [{ email }] = (await emails()) as [{ email: string }]
  expect(email).not.toBe('')
  app.advance(91 * 24 * HOUR)
  await app.deps.people.eraseOverdue()
  expect(await emails()).toEqual([{ email }])
  const admin = await app.signIn()
  const erasing = await admin.ask(erasePerson, { body: { email } })
  expect(erasing.waiting).toMatchObject([{ kind: 'booking' }])
  expect(await emails()).toEqual([{ email }])

  await admin.ask(settleBooking, { params: { id: bookingId }, body: { seen: FAILED } })
  await app.deps.people.eraseOverdue()
  expect(await emails()).toEqual([{ email: '' }])
})

test('each failed refund of a booking is flagged and emailed, and a refund that goes through clears it', async () => {
  const app = await startTestApp()
  const { bookingId, intentId } = await payFor(app)
  const admin = await app.admin()
  const body = { reason: 'The ferry does not run.', refund: true }
  await admin.ask(cancelBookingWith, { params: { id: bookingId }, body })
  await app.settle(() => app.stripe.refunds().length > 0)
  await app.drain()
  await failRefund(app)
  const failed = { attention: 'A refund of $199.00 failed.', refundedCents: 0 }
  expect(await listed(app)).toMatchObject([failed])

  app.advance(MINUTE)
  await admin.ask(refundPayment, { body: { paymentIntentId: intentId } })
  await app.drain()
  const settled = `A refund has settled it: ${FAILED}`
  expect(await listed(app)).toMatchObject([{ attention: null, settled, refundedCents: 19_900 }])

  await failRefund(app)
  const again = 'A refund of $199.00 failed again, 2 times in all.'
  expect(await listed(app)).toMatchObject([{ ...failed, attention: again, settled }])
  expect(warnings(app)).toHaveLength(2)
})

test('a failed refund is settled by another time for the client, and another one that fails is told again', async () => {
  const app = await startTestApp()
  const { id } = await returnedRefund(app)
  const admin = await app.admin()
  await admin.ask(moveBooking, { params: { id }, body: { date: '2026-12-02', time: '10:00 AM' } })
  const settled = `A person has settled it: ${FAILED}`
  expect(await listed(app)).toMatchObject([{ status: 'scheduled', attention: null, settled }])
  await admin.ask(cancelBookingWith, { params: { id }, body: { reason: '', refund: true } })
  await app.settle(() => app.stripe.refunds().length > 1)
  await app.drain()
  await failRefund(app)
  expect(await listed(app)).toMatchObject([
    { attention: 'A refund of $199.00 failed again, 2 times in all.', settled },
  ])
  expect(warnings(app)).toHaveLength(2)
})

test('a refund that was made in the dashboard instead counts as no failure of ours', async () => {
  const app = await startTestApp()
  const { bookingId: id, intentId } = await payFor(app)
  const body = { reason: '', refund: true }
  await (await app.admin()).ask(cancelBookingWith, { params: { id }, body })
  app.stripe.refundInDashboard(intentId, 19_900)
  await app.settle()
  await app.drain()
  await failRefund(app)
  expect(await app.rows('select state from refund')).toHaveLength(2)
  expect(await listed(app)).toMatchObject([{ attention: FAILED }])
})

/** A booking of $199.00, canceled, whose refund came back from the bank. */
async function returnedRefund(app: TestApp): Promise<{ id: string; intentId: string }> {
  const { bookingId: id, intentId } = await payFor(app)
  const body = { reason: 'The ferry does not run.', refund: true }
  await (await app.admin()).ask(cancelBookingWith, { params: { id }, body })
  await app.settle(() => app.stripe.refunds().length > 0)
  await app.drain()
  await failRefund(app)
  return { id, intentId }
}

test('an administrator settles what a booking needed attention for: it stays readable, and a new problem opens it again', async () => {
  const app = await startTestApp()
  const { id, intentId } = await returnedRefund(app)
  const admin = await app.admin()
  const query = { status: 'needs_attention' } as const
  expect((await admin.ask(listBookings, { query })).bookings).toMatchObject([{ id, attention: FAILED }])
  expect(await (await admin.send(`${bookingsCsvPath}?status=needs_attention`)).text()).toContain(id)

  const settle = { params: { id }, body: { seen: FAILED } }
  const { booking } = await admin.ask(settleBooking, settle)
  const settled = `A person has settled it: ${FAILED}`
  expect(booking).toMatchObject({ attention: null, settled, status: 'cancelled' })
  expect((await admin.ask(listBookings, { query })).bookings).toEqual([])
  expect(await listed(app)).toMatchObject([{ id, settled }])
  app.advance(MINUTE)
  expect(await admin.call(settleBooking, settle)).toMatchObject({ status: 409 })
  const { entries } = await admin.ask(listAudit, { query: { act: 'booking.settle' } })
  expect(entries.map(({ outcome, subject }) => [outcome, subject])).toEqual([
    ['refused', { kind: 'booking', id }],
    ['done', { kind: 'booking', id }],
  ])

  app.advance(MINUTE)
  app.stripe.dispute(intentId)
  await app.stripe.deliver()
  await app.drain()
  const [again] = (await admin.ask(listBookings, { query })).bookings
  expect(again).toMatchObject({ attention: expect.stringContaining('disputes it'), settled })
})

test('a problem that an administrator has not read yet is not settled with those before it', async () => {
  const app = await startTestApp()
  const { id, intentId } = await returnedRefund(app)
  app.stripe.dispute(intentId)
  await app.stripe.deliver()
  await app.drain()
  const admin = await app.admin()
  const answer = await admin.call(settleBooking, { params: { id }, body: { seen: FAILED } })
  expect(answer).toMatchObject({ status: 409 })
  const [booking] = await listed(app)
  expect(booking?.attention).toMatch(/failed\.\n.*disputes it/)

  const { booking: settled } = await admin.ask(settleBooking, {
    params: { id },
    body: { seen: booking?.attention ?? '' },
  })
  expect(settled.attention).toBeNull()
  expect(settled.settled.split('\n').map((line) => line.slice(0, 24))).toEqual([
    'A person has settled it:',
    'A person has settled it:',
  ])
})

test('a full refund settles that one before it failed, but not that a second payment arrived', async () => {
  const app = await startTestApp()
  const { id, intentId } = await returnedRefund(app)
  const second = `A second payment arrived: ${await chargeTwice(app)}.`
  expect(await listed(app)).toMatchObject([{ attention: `${FAILED}\n${second}` }])
  app.advance(MINUTE)
  const admin = await app.admin()
  await admin.ask(refundPayment, { body: { paymentIntentId: intentId } })
  await app.drain()
  const settled = `A refund has settled it: ${FAILED}`
  expect(await listed(app)).toMatchObject([{ attention: second, settled }])
  expect(await warningsAfterSweep(app), 'it is open').toHaveLength(2)

  await admin.ask(settleBooking, { params: { id }, body: { seen: second } })
  expect(await warningsAfterSweep(app), 'it is settled').toHaveLength(2)
  expect(await listed(app)).toMatchObject([
    { attention: null, settled: `${settled}\nA person has settled it: ${second}` },
  ])
})

test('a refund made while a bank disputes the payment leaves the deadline to respond in sight', async () => {
  const app = await startTestApp()
  const { intentId } = await payFor(app)
  app.stripe.dispute(intentId)
  await app.stripe.deliver()
  app.stripe.refundInDashboard(intentId)
  await app.stripe.deliver()
  await app.drain()
  expect(await listed(app)).toMatchObject([
    { attention: expect.stringContaining('the deadline to respond'), refundedCents: 19_900, settled: '' },
  ])
})

test('a session that was paid too late stays listed once an administrator has settled it', async () => {
  const app = await startTestApp({ breaks: true })
  const { bookingId } = await paidTooLate(app)
  await failRefund(app)
  await (await app.admin()).ask(settleBooking, { params: { id: bookingId }, body: { seen: FAILED } })
  expect(await listed(app)).toContainEqual(
    expect.objectContaining({ id: bookingId, status: 'expired', attention: null }),
  )
})

test('an email about a problem that has been settled before it leaves says so', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  const { id } = await returnedRefund(app)
  await (await app.admin()).ask(settleBooking, { params: { id }, body: { seen: FAILED } })
  app.mail.faults.clear()
  await app.settle()
  expect(await mailTo(app, 'inbox@beacon.test', 'Needs attention')).toContain(
    'It has been taken care of in the meantime.',
  )
})

test('a session that was paid late, and with another amount, can be refunded', async () => {
  const app = await startTestApp({ breaks: true })
  const { bookingId, intentId } = await hold(app)
  app.stripe.faults.set({ fault: 'refuse' })
  for (const minutes of [16, 61]) {
    app.advance(minutes * MINUTE)
    await app.drain()
  }
  app.stripe.faults.clear()
  await app.rows('update payment set amount = 20000')
  app.stripe.pay(intentId)
  await app.stripe.deliver()
  await app.settle()
  expect(await listed(app)).toMatchObject([
    {
      id: bookingId,
      status: 'expired',
      attention: expect.stringContaining('arrived where 200.00 USD were asked for'),
      paidCents: 19_900,
      refundableCents: 19_900,
      paymentIntentId: intentId,
    },
  ])
})
