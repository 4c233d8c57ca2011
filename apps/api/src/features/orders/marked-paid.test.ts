import { markOrderPaid, readAdminOrder } from '@beacon/contract/order-admin'
import { createPrintOrder } from '@beacon/contract/orders'
import { refundPayment } from '@beacon/contract/payment-admin'
import { describe, expect, test } from 'vitest'
import {
  inProduction,
  mailsOf,
  printAddress,
  printCheckout,
  startOrder,
  startPrintOrder,
  stateOf,
} from '../../../test/orders.ts'
import { withoutCards } from '../../../test/payments.ts'
import { HOUR, startTestApp } from '../../../test/start-app.ts'

describe('when it cannot be paid at once', () => {
  test('the card provider is down: the order is taken, and the link follows by mail', async () => {
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

  test('PAY-4: an address that the card provider does not take is named at once, and its order waits for no money', async () => {
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

  test('there is none: the buyer and the agency are told, and the agency marks it as paid', async () => {
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
    expect(paid.order).toMatchObject({ state: 'paid', payments: [{ method: 'manual', refundable: 0 }] })
    await app.drain()
    expect(inProduction(app)).toHaveLength(1)
    const again = await admin.call(markOrderPaid, { params: { id }, body: {} })
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('what was paid by hand is not given back by card', async () => {
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

  test('marked as paid, an order lets nothing go on the way, and is not said to have expired', async () => {
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

  test('marked as paid when the shelf has been counted empty meanwhile: it is said so, and nothing was paid', async () => {
    const app = await startTestApp()
    const { orderId } = await startOrder(app)
    await app.rows('update catalogue_stock set stock = 0')
    const admin = await app.admin()
    expect(await admin.call(markOrderPaid, { params: { id: orderId }, body: {} })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock' },
    })
    expect(await app.rows("select id from payment where method = 'manual'")).toEqual([])
    expect(await stateOf(app, orderId)).toBe('awaiting_payment')
  })

  test('marked as paid while the card provider is silent: nothing is changed, and it can be tried again', async () => {
    const app = await startTestApp({ breaks: true })
    const { orderId } = await startOrder(app)
    const admin = await app.admin()
    const markPaid = () => admin.call(markOrderPaid, { params: { id: orderId }, body: {} })
    app.stripe.faults.set({ fault: 'refuse', times: 1 })
    expect(await markPaid()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await stateOf(app, orderId)).toBe('awaiting_payment')
    expect((await markPaid()).status).toBe(200)
  })

  test('marked as paid when the card has been charged a moment before: it is said so, and settled', async () => {
    const app = await startTestApp()
    const { id, sessionId } = await startPrintOrder(app)
    app.stripe.paySession(sessionId)
    const answer = await (await app.admin()).call(markOrderPaid, { params: { id }, body: {} })
    expect(answer).toMatchObject({ status: 409, body: { error: 'This order has already been paid.' } })
    await app.settle()
    const { order } = await (await app.admin()).ask(readAdminOrder, { params: { id } })
    expect(order.payments).toMatchObject([{ method: 'hosted', state: 'succeeded' }])
  })

  test('marked as paid while the hosted page is open: the page is closed first', async () => {
    const app = await startTestApp()
    const { id, sessionId } = await startPrintOrder(app)
    await (await app.admin()).ask(markOrderPaid, { params: { id }, body: {} })
    expect(app.stripe.sessions()).toMatchObject([{ status: 'expired' }])
    expect(() => app.stripe.paySession(sessionId)).toThrow('expired')
    await app.stripe.deliver()
    await app.settle()
    expect(inProduction(app)).toHaveLength(1)
  })

  test('marked as paid while the hosted page is made: the buyer is not sent there, and money that comes by it is not lost from sight', async () => {
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
})
