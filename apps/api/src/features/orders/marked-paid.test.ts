import { markOrderPaid, readAdminOrder } from '@beacon/contract/order-admin'
import { createPrintOrder } from '@beacon/contract/orders'
import { refundPayment } from '@beacon/contract/payment-admin'
import { createPaymentIntent } from '@beacon/contract/payments'
import { describe, expect, test } from 'vitest'
import {
  checkout,
  inProduction,
  mailsOf,
  NOTEBOOK,
  printAddress,
  printCheckout,
  setStock,
  startOrder,
  startPrintOrder,
  stateOf,
} from '../../../test/orders.ts'
import { withoutCards } from '../../../test/payments.ts'
import { HOUR, startTestApp } from '../../../test/start-app.ts'

describe('an order that cannot be paid by card at once', () => {
  test('while the card provider is down, the order is accepted and the payment link is mailed later', async () => {
    const app = await startTestApp()
    app.stripe.faults.set({ fault: 'refuse' })
    const order = await startPrintOrder(app)
    expect(order.checkout_url).toBeUndefined()
    app.stripe.faults.clear()
    await app.settle(() => mailsOf(app).length > 0)
    const [session] = app.stripe.sessions()
    const [mail] = app.mail.messages()
    expect((await app.mail.read(mail?.id ?? ''))?.text).toContain(session?.url ?? 'no session')
    expect(mailsOf(app)).toEqual([expect.stringContaining('mary@example.com: Complete your payment')])
    expect(app.stripe.sessions()).toHaveLength(1)
  })

  test('PAY-4: an email that the card provider rejects is an error at once, and the order expires', async () => {
    const app = await startTestApp()
    const place = async (email: string) =>
      app.visitor.call(createPrintOrder, {
        body: await printCheckout(app, { address_to: { ...printAddress, email } }),
      })
    for (let times = 0; times < 2; times += 1)
      expect((await place('mary@gmail')).body).toMatchObject({
        code: times === 0 ? 'invalid_input' : 'conflict',
      })
    expect(await app.rows('select state from orders')).toEqual([{ state: 'expired' }])
    app.advance(25 * HOUR)
    await app.drain()
    expect(await app.rows("select kind from outbox where state not in ('done', 'cancelled')")).toEqual([])
    expect(mailsOf(app)).toEqual([])
    expect(await place('mary@gmail.example')).toMatchObject({
      status: 201,
      body: { checkout_url: expect.any(String) },
    })
  })

  test('without a card provider both sides are told, and the agency marks the order as paid', async () => {
    const app = await startTestApp({
      settings: withoutCards,
    })
    const { id, checkout_url } = await startPrintOrder(app)
    expect(checkout_url).toBeUndefined()
    await app.drain()
    expect(mailsOf(app)).toEqual([
      expect.stringContaining('is waiting for a payment'),
      expect.stringContaining('Complete your payment'),
    ])
    const admin = await app.admin()
    const paid = await admin.ask(markOrderPaid, { params: { id }, body: { note: 'By cheque.' } })
    expect(paid.order).toMatchObject({ state: 'paid', payments: [{ method: 'manual' }] })
    await app.drain()
    expect(inProduction(app)).toHaveLength(1)
    const again = await admin.call(markOrderPaid, { params: { id }, body: {} })
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('once the order is paid, the emails that ask for the payment are not sent', async () => {
    const app = await startTestApp({ settings: withoutCards })
    app.mail.faults.set({ fault: 'refuse' })
    const { id } = await startPrintOrder(app)
    await app.drain()
    await (await app.admin()).ask(markOrderPaid, { params: { id }, body: {} })
    app.mail.faults.clear()
    await app.settle()
    expect(mailsOf(app).filter((mail) => /waiting for a payment|Complete your payment/.test(mail))).toEqual(
      [],
    )
    expect(mailsOf(app)).toContainEqual(expect.stringContaining('Your order'))
  })

  test('once the order has expired, the emails that ask for the payment are not sent', async () => {
    const app = await startTestApp({ settings: withoutCards })
    app.mail.faults.set({ fault: 'refuse' })
    const { id } = await startPrintOrder(app)
    await app.drain()
    app.advance(8 * 24 * HOUR)
    await app.drain()
    expect(await stateOf(app, id)).toBe('expired')
    app.mail.faults.clear()
    await app.settle()
    expect(mailsOf(app)).toEqual([])
  })

  test('an order marked as paid by hand cannot be refunded by card', async () => {
    const app = await startTestApp()
    const { intentId, orderId } = await startOrder(app)
    const admin = await app.admin()
    await admin.ask(markOrderPaid, { params: { id: orderId }, body: {} })
    const refused = await admin.call(refundPayment, { body: { paymentIntentId: intentId, reason: '' } })
    expect(refused).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('the way it was paid') },
    })
    await app.settle()
    expect(await stateOf(app, orderId)).toBe('paid')
  })

  test('marking an order as paid neither releases its hold nor records that it expired', async () => {
    const app = await startTestApp()
    const byCard = await startOrder(app)
    const onPage = await startPrintOrder(app)
    const admin = await app.admin()
    for (const id of [byCard.orderId, onPage.id]) {
      const { order } = await admin.ask(markOrderPaid, { params: { id }, body: {} })
      expect(order.history.map(({ what }) => what)).not.toContain('expired')
    }
    expect(await app.rows('select id from payment where released_at is not null')).toEqual([])
  })

  test('marking as paid fails with out_of_stock when the stock was set to zero meanwhile', async () => {
    const app = await startTestApp()
    const { orderId } = await startOrder(app)
    await setStock(app, NOTEBOOK, 0)
    const admin = await app.admin()
    expect(await admin.call(markOrderPaid, { params: { id: orderId }, body: {} })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock' },
    })
    expect(await app.rows("select id from payment where method = 'manual'")).toEqual([])
    expect(await stateOf(app, orderId)).toBe('awaiting_payment')
  })

  test('marking as paid while the card provider is down changes nothing and can be retried', async () => {
    const app = await startTestApp({ breaks: true })
    const { orderId } = await startOrder(app)
    const admin = await app.admin()
    const markPaid = () => admin.call(markOrderPaid, { params: { id: orderId }, body: {} })
    app.stripe.faults.set({ fault: 'refuse', times: 1 })
    expect(await markPaid()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await stateOf(app, orderId)).toBe('awaiting_payment')
    expect((await markPaid()).status).toBe(200)
  })

  test('marking as paid an order that was just paid by card is a conflict, and the card payment is recorded', async () => {
    const app = await startTestApp()
    const { id, sessionId } = await startPrintOrder(app)
    app.stripe.paySession(sessionId)
    const answer = await (await app.admin()).call(markOrderPaid, { params: { id }, body: {} })
    expect(answer).toMatchObject({ status: 409, body: { error: 'This order has already been paid.' } })
    await app.settle()
    const { order } = await (await app.admin()).ask(readAdminOrder, { params: { id } })
    expect(order.payments).toMatchObject([{ method: 'hosted', state: 'succeeded' }])
  })

  test('marking as paid expires the hosted payment page first', async () => {
    const app = await startTestApp()
    const { id, sessionId } = await startPrintOrder(app)
    await (await app.admin()).ask(markOrderPaid, { params: { id }, body: {} })
    expect(app.stripe.sessions()).toMatchObject([{ status: 'expired' }])
    expect(() => app.stripe.paySession(sessionId)).toThrow('expired')
    await app.stripe.deliver()
    await app.settle()
    expect(inProduction(app)).toHaveLength(1)
  })

  test('marked as paid while its hosted page is created: the buyer gets no link, and a payment there is flagged', async () => {
    const app = await startTestApp()
    app.stripe.faults.set({ fault: 'slow', byteMs: 1, match: 'POST /v1/checkout/sessions', times: 1 })
    const placing = startPrintOrder(app)
    await expect.poll(() => app.stripe.sessions().length).toBe(1)
    const [row] = await app.rows<{ id: string }>('select id from orders')
    const admin = await app.admin()
    const params = { id: row?.id ?? '' }
    await admin.ask(markOrderPaid, { params, body: {} })
    expect((await placing).checkout_url).toBeUndefined()
    app.stripe.paySession(app.stripe.sessions()[0]?.id ?? '')
    await app.stripe.deliver()
    await app.settle()
    expect((await admin.ask(readAdminOrder, { params })).order).toMatchObject({
      state: 'needs_attention',
      attention: expect.stringMatching(/^A second payment arrived: pi_/),
    })
  })

  /** A buyer's attempt that ended without an answer of the card provider. */
  async function startUnanswered() {
    const app = await startTestApp({ breaks: true })
    const begin = () =>
      app.visitor.call(createPaymentIntent, { body: checkout(), idempotencyKey: 'attempt-1' })
    app.stripe.faults.set({ fault: 'error', status: 500, match: 'POST /v1/payment_intents', times: 1 })
    expect(await begin()).toMatchObject({ status: 503 })
    const [order] = await app.rows<{ id: string }>('select id from orders')
    const admin = await app.admin()
    const markPaid = () => admin.ask(markOrderPaid, { params: { id: order?.id ?? '' }, body: {} })
    return { app, begin, markPaid }
  }

  const PAID_BY_HAND = {
    status: 409,
    body: { code: 'paid_already', error: expect.stringContaining('please do not pay again') },
  }

  test('a buyer whose order was marked as paid gets no card form for it when they try again', async () => {
    const { app, begin, markPaid } = await startUnanswered()
    await markPaid()
    expect(await begin()).toMatchObject(PAID_BY_HAND)
    expect(app.stripe.intents()).toEqual([])
  })

  test('marked as paid while its card payment is created: the buyer gets no form, and nobody can pay it', async () => {
    const { app, begin, markPaid } = await startUnanswered()
    app.stripe.faults.set({ fault: 'slow', byteMs: 20, match: 'GET /v1/payment_intents', times: 1 })
    const listed = () => app.stripe.calls.filter(({ method }) => method === 'GET').length
    const before = listed()
    const trying = begin()
    await expect.poll(listed).toBe(before + 1)
    await markPaid()
    expect(app.stripe.intents(), 'not created yet').toEqual([])
    expect(await trying).toMatchObject(PAID_BY_HAND)
    expect(app.stripe.intents()).toMatchObject([{ status: 'canceled' }])
  })
})
