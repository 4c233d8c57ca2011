import { bookingsCsvPath, cancelBookingWith, listBookings } from '@beacon/contract/booking-admin'
import { refundPayment } from '@beacon/contract/payment-admin'
import { expect, test } from 'vitest'
import { bookFree, hold, payFor, statusOf, subjects } from '../../../test/paid-bookings.ts'
import { confirm } from '../../../test/payments.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const listed = async (app: TestApp) => (await (await app.admin()).ask(listBookings, {})).bookings
const warnings = (app: TestApp) =>
  subjects(app, 'inbox@beacon.test').filter((subject) => subject === 'Needs attention')

/** The newest refund ends as failed at the card provider. */
async function failRefund(app: TestApp): Promise<void> {
  const going = app.stripe.refunds().find(({ status }) => status !== 'failed')
  app.stripe.endRefund(going?.id ?? '', 'failed')
  await app.stripe.deliver()
  await app.drain()
}

test('a session that was paid too late and whose refund failed is listed and exported until it is refunded', async () => {
  const app = await startTestApp({ breaks: true })
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
  expect((await listed(app)).map(({ id }) => id)).not.toContain(bookingId)

  await failRefund(app)
  expect(warnings(app)).toHaveLength(1)
  const attention = 'A refund of $199.00 failed.'
  expect(await listed(app)).toContainEqual(
    expect.objectContaining({ id: bookingId, status: 'expired', attention, refundableCents: 19_900 }),
  )
  expect(await (await (await app.admin()).send(bookingsCsvPath)).text()).toContain(bookingId)

  await (await app.admin()).ask(refundPayment, { body: { paymentIntentId: intentId } })
  await app.drain()
  expect((await listed(app)).map(({ id }) => id)).not.toContain(bookingId)
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
  expect(await listed(app)).toMatchObject([{ attention: null, refundedCents: 19_900 }])

  await failRefund(app)
  expect(await listed(app)).toMatchObject([failed])
  expect(warnings(app)).toHaveLength(2)
})
