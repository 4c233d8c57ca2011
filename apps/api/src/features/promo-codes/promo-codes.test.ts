import { listOrders, ordersCsvPath, readAdminOrder, shipOrder } from '@beacon/contract/order-admin'
import { giveUpOrder } from '@beacon/contract/order-cancel'
import { askForReturn } from '@beacon/contract/order-returns'
import { createPrintOrder } from '@beacon/contract/orders'
import { confirmPayment, createPaymentIntent } from '@beacon/contract/payments'
import { changePromoCode, listPromoCodes, lookUpPromoCode } from '@beacon/contract/promo-codes'
import { describe, expect, test } from 'vitest'
import {
  checkout,
  findPrint,
  makePromoCode,
  NOTEBOOK,
  orderOf,
  printCheckout,
  startPrintOrder,
  stateOf,
} from '../../../test/orders.ts'
import { HOUR, MINUTE, SECOND, startTestApp, type TestApp } from '../../../test/start-app.ts'

const lookUp = (app: TestApp, promoCode: string, headers: Record<string, string> = {}) =>
  app.visitor.call(lookUpPromoCode, { body: { promoCode }, headers })

const order = (app: TestApp, promoCode: string, more: Record<string, unknown> = {}, key?: string) =>
  app.visitor.call(createPaymentIntent, {
    body: checkout(NOTEBOOK, { promoCode, ...more }),
    idempotencyKey: key ?? crypto.randomUUID(),
  })

/** A notebook of $16.00, or several, with a code on it. */
async function placeOrder(app: TestApp, promoCode: string, more: Record<string, unknown> = {}, key?: string) {
  const answer = await order(app, promoCode, more, key)
  expect(answer.status).toBe(201)
  const { paymentIntent, orderId = '', orderToken = '' } = createPaymentIntent.response.parse(answer.body)
  return { orderId, token: orderToken, intentId: paymentIntent.id, amount: paymentIntent.amount }
}

async function placePaidOrder(app: TestApp, promoCode: string, more: Record<string, unknown> = {}) {
  const made = await placeOrder(app, promoCode, more)
  app.stripe.pay(made.intentId)
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: made.intentId } })
  return made
}

const refused = (sentence: string) => ({
  status: 400,
  body: { code: 'invalid_input', error: sentence, fields: { promoCode: sentence } },
})

const usesOf = async (app: TestApp, code: string) => {
  const { promoCodes } = await (await app.admin()).ask(listPromoCodes, { query: {} })
  const found = promoCodes.find((each) => each.code === code)
  return found && [found.uses, found.state]
}

const end = async (app: TestApp, code: string) =>
  (await app.admin()).call(changePromoCode, { params: { code }, body: { isEnded: true } })

describe('looking up a code', () => {
  test('returns its discount in any case or spacing, but not how often it was used', async () => {
    const app = await startTestApp()
    await makePromoCode(app, 'SPRING10', { minimum: 2000, mostUses: 5 })
    expect((await lookUp(app, ' spring\u200B 10 ')).body).toEqual({
      code: 'SPRING10',
      kind: 'percent',
      value: 10,
      minimum: 2000,
    })
  })

  test.each(['x', 'two, words', 'ÄÖÜ', 'A'.repeat(21)])('%j is rejected as malformed', async (typed) => {
    const app = await startTestApp()
    const fields = { promoCode: 'A promo code has 3 to 20 letters, digits and dashes' }
    expect(await lookUp(app, typed)).toMatchObject({ status: 400, body: { code: 'invalid_input', fields } })
  })

  test('says why a code cannot be used, by New York dates', async () => {
    const app = await startTestApp()
    await makePromoCode(app, 'EARLY', { firstDay: '2026-11-22' })
    await makePromoCode(app, 'LATE', { lastDay: '2026-11-20' })
    await makePromoCode(app, 'ENDED')
    await makePromoCode(app, 'TODAY', { firstDay: '2026-11-21', lastDay: '2026-11-21' })
    await end(app, 'ENDED')
    app.advance(24 * HOUR)
    const unknown = refused('We do not recognize this code. Please check the spelling.')
    const ended = refused('This code has ended.')
    const early = refused('This code is valid from Sunday, November 22, 2026.')
    const late = refused('This code was valid until Friday, November 20, 2026.')
    expect(await lookUp(app, 'NOTHING')).toMatchObject(unknown)
    expect(await lookUp(app, 'ENDED')).toMatchObject(ended)
    expect(await lookUp(app, 'EARLY')).toMatchObject(early)
    expect(await lookUp(app, 'LATE')).toMatchObject(late)
    expect(await order(app, 'NOTHING')).toMatchObject(unknown)
    expect(await order(app, 'ENDED')).toMatchObject(ended)
    expect(await order(app, 'EARLY')).toMatchObject(early)
    expect(await order(app, 'LATE')).toMatchObject(late)
    expect((await lookUp(app, 'TODAY')).status).toBe(200)
    // 4 AM in London, and 11 PM in New York: the day is not over.
    app.advance(13 * HOUR)
    expect((await lookUp(app, 'TODAY')).status).toBe(200)
    app.advance(2 * HOUR)
    expect(await lookUp(app, 'TODAY')).toMatchObject(
      refused('This code was valid until Saturday, November 21, 2026.'),
    )
    expect((await lookUp(app, 'EARLY')).status).toBe(200)
  })

  test('an IP address has ten wrong guesses in ten minutes', async () => {
    const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
    for (let guess = 0; guess < 10; guess += 1) expect((await lookUp(app, `GUESS-${guess}`)).status).toBe(400)
    expect(await lookUp(app, 'GUESS-10')).toMatchObject({ status: 429 })
  })

  test('a known code can be asked for as often as anything that is read', async () => {
    const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.05' } })
    await makePromoCode(app, 'SPRING10')
    for (let hit = 0; hit < 30; hit += 1) expect((await lookUp(app, 'SPRING10')).status).toBe(200)
    expect((await lookUp(app, 'SPRING10')).status).toBe(429)
  })

  test('the /64s of one IPv6 network share the ten, and what a known code gives back', async () => {
    const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
    await makePromoCode(app, 'SPRING10')
    const lookUpFrom = async (address: string, code: string) =>
      (await lookUp(app, code, { 'X-Forwarded-For': address })).status
    for (let line = 0; line < 10; line += 1) {
      expect(await lookUpFrom(`2001:db8:1:${line}::5`, `GUESS-${line}`)).toBe(400)
      if (line < 9) expect(await lookUpFrom(`2001:db8:1:${line}::5`, 'SPRING10')).toBe(200)
    }
    expect(await lookUpFrom('2001:db8:1:ffff::5', 'GUESS-10')).toBe(429)
    expect(await lookUpFrom('2001:db8:2:1::5', 'GUESS-10')).toBe(400)
  })

  test('guesses on orders count towards the same ten', async () => {
    const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
    await makePromoCode(app, 'SPRING10')
    const prints = await printCheckout(app)
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await order(app, `GUESS-${guess}`)).status).toBe(400)
      const body = { ...prints, promoCode: `PRINT-${guess}` }
      expect((await app.visitor.call(createPrintOrder, { body })).status).toBe(400)
    }
    expect(await order(app, 'SPRING10')).toMatchObject({ status: 429 })
    expect(await lookUp(app, 'SPRING10')).toMatchObject({ status: 429 })
    expect((await app.visitor.call(createPaymentIntent, { body: checkout() })).status).toBe(201)
    app.advance(10 * MINUTE)
    expect((await order(app, 'SPRING10')).status).toBe(201)
  })

  test('looking up an existing code, even an ended one, does not count as a guess', async () => {
    const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
    for (const code of ['SPRING10', 'ENDED']) await makePromoCode(app, code)
    await end(app, 'ENDED')
    for (let colleague = 0; colleague < 12; colleague += 1) {
      expect((await lookUp(app, 'SPRING10')).status).toBe(200)
      expect((await lookUp(app, 'ENDED')).status).toBe(400)
    }
    expect(await lookUp(app, 'SPRNG10'), 'no guess was used').toMatchObject({ status: 400 })
  })

  test('finding a valid code does not reset the guesses, and after the tenth every code gets a 429', async () => {
    const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
    await makePromoCode(app, 'SPRING10')
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await lookUp(app, `GUESS-${guess}`)).status).toBe(400)
      if (guess < 9) expect((await lookUp(app, 'SPRING10')).status).toBe(200)
    }
    expect(await lookUp(app, 'SPRING10')).toMatchObject({ status: 429 })
    expect(await lookUp(app, 'GUESS-10')).toMatchObject({ status: 429 })
    app.advance(10 * MINUTE)
    expect((await lookUp(app, 'SPRING10')).status).toBe(200)
  })
})

describe('an order of our own goods', () => {
  test('PAY-8: the server computes the discounted price, whatever the browser sends', async () => {
    const app = await startTestApp()
    await makePromoCode(app, 'SPRING10')
    expect(await order(app, 'spring10', { amount: 2741 })).toMatchObject({
      status: 409,
      body: { code: 'price_changed', amount: 2567 },
    })
    expect(await order(app, 'SPRING10', { amount: 2567, discount: 1500 })).toMatchObject({ status: 201 })
    expect(app.stripe.intents().map(({ amount }) => amount)).toEqual([2567])
  })

  test('the order page, mails, back office and CSV export show the discount', async () => {
    const app = await startTestApp()
    await makePromoCode(app, 'SPRING10')
    const made = await placePaidOrder(app, 'SPRING10')
    const amounts = {
      promoCode: 'SPRING10',
      subtotal: 1600,
      discount: 160,
      shipping: 999,
      tax: 128,
      total: 2567,
    }
    expect(await orderOf(app, made)).toMatchObject({ ...amounts, state: 'paid' })
    const admin = await app.admin()
    const { order: known } = await admin.ask(readAdminOrder, { params: { id: made.orderId } })
    expect(known).toMatchObject({ ...amounts, payments: [{ amount: 2567, refundable: 2567 }] })
    const csv = await (await admin.send(ordersCsvPath)).text()
    expect(csv).toContain('Subtotal (USD),Promo code,Discount (USD),Shipping (USD)')
    expect(csv).toContain(',16.00,SPRING10,1.60,9.99,1.28,25.67,25.67,0.00,')
    await app.drain()
    const mails = app.mail.messages()
    expect(mails).toHaveLength(2)
    for (const { id } of mails) {
      const mail = app.mail.read(id)
      expect(mail?.text).toContain('Promo code SPRING10: −$1.60')
      expect(mail?.html).toMatch(/Promo code SPRING10[\s\S]*−\$1\.60/)
      expect(mail?.text).toContain('Total: $25.67')
    }
    expect(await usesOf(app, 'SPRING10')).toEqual([1, 'active'])
    const found = await admin.ask(listOrders, { query: { search: 'spring10' } })
    expect(found.orders.map(({ id }) => id)).toEqual([made.orderId])
  })

  test('a free-shipping code takes shipping off, and is rejected where shipping is free anyway', async () => {
    const app = await startTestApp()
    await makePromoCode(app, 'SHIPFREE', { kind: 'shipping', value: 3 })
    const four = { items: [{ productId: NOTEBOOK, quantity: 4 }] }
    expect(await order(app, 'SHIPFREE', four)).toMatchObject(
      refused('This order ships free without the code.'),
    )
    expect((await lookUp(app, 'SHIPFREE')).body).toMatchObject({ kind: 'shipping', value: 0 })
    const made = await placePaidOrder(app, 'SHIPFREE')
    expect(await orderOf(app, made)).toMatchObject({ discount: 0, shipping: 0, tax: 142, total: 1742 })
    await app.drain()
    expect(app.mail.read(app.mail.messages()[0]?.id ?? '')?.text).toContain(
      'Promo code SHIPFREE: Free shipping',
    )
  })

  test('an order below the code’s minimum is rejected with the subtotal it needs', async () => {
    const app = await startTestApp()
    await makePromoCode(app, 'BIG', { kind: 'amount', value: 500, minimum: 3200 })
    expect(await order(app, 'BIG')).toMatchObject(refused('This code is for a subtotal of $32.00 or more.'))
    const two = { items: [{ productId: NOTEBOOK, quantity: 2 }] }
    expect(await orderOf(app, await placeOrder(app, 'BIG', two))).toMatchObject({
      subtotal: 3200,
      discount: 500,
    })
    expect(await app.rows('select id from orders')).toHaveLength(1)
  })

  test('an order without a code has no discount', async () => {
    const app = await startTestApp()
    const made = await placeOrder(app, 'SPRING10', { promoCode: undefined })
    expect(await orderOf(app, made)).toMatchObject({ promoCode: '', discount: 0, total: 2741 })
  })

  test('a return is worth what was paid for it: the discounted price plus its tax', async () => {
    const app = await startTestApp()
    await makePromoCode(app, 'SPRING10')
    const made = await placePaidOrder(app, 'SPRING10', { items: [{ productId: NOTEBOOK, quantity: 2 }] })
    const admin = await app.admin()
    await admin.ask(shipOrder, { params: { id: made.orderId }, body: { trackingNumber: '9400' } })
    await app.visitor.ask(askForReturn, {
      params: { id: made.orderId },
      query: { token: made.token },
      body: { lines: [{ line: 0, quantity: 1 }], reason: 'mind' },
    })
    const { order: known } = await admin.ask(readAdminOrder, { params: { id: made.orderId } })
    expect(known).toMatchObject({ discount: 320, tax: 256, returns: [{ worth: 1440 + 128 }] })
    expect((await orderOf(app, made)).returns[0]).not.toHaveProperty('worth')
  })
})

describe('an order of printed goods', () => {
  test('the hosted page shows each discounted line as one item, and the lines add up to the total', async () => {
    const app = await startTestApp()
    await makePromoCode(app, 'SPRING10')
    const { price } = await findPrint(app)
    const body = await printCheckout(app, { promoCode: 'spring10' })
    const answer = await app.visitor.ask(createPrintOrder, { body, idempotencyKey: crypto.randomUUID() })
    const made = { orderId: answer.id, token: answer.token ?? '' }
    const { discount, total, lines } = await orderOf(app, made)
    expect(discount).toBe(Math.floor((2 * price * 10 + 50) / 100))
    expect(total).toBe(answer.total)
    expect(app.stripe.sessions()).toMatchObject([{ amount_total: total }])
    const [row] = await app.rows<{ lines: string }>('select lines from payment')
    const sent = JSON.parse(row?.lines ?? '[]') as { name: string; unitAmount: number; quantity: number }[]
    expect(sent[0]).toEqual({
      name: expect.stringMatching(/^2 × .+ \(SPRING10: −\$\d+\.\d\d\)$/),
      unitAmount: 2 * price - discount,
      quantity: 1,
    })
    expect(sent[0]?.name).toContain(lines[0]?.name)
    expect(sent.every(({ unitAmount }) => unitAmount > 0)).toBe(true)
    app.stripe.paySession(app.stripe.sessions()[0]?.id ?? '')
    app.advance(2 * SECOND)
    expect(await orderOf(app, made)).toMatchObject({ state: 'paid', promoCode: 'SPRING10' })
  })

  test('an unknown code is rejected and no order is stored', async () => {
    const app = await startTestApp()
    const body = await printCheckout(app, { promoCode: 'NOTHING' })
    expect(await app.visitor.call(createPrintOrder, { body })).toMatchObject(
      refused('We do not recognize this code. Please check the spelling.'),
    )
    expect(await app.rows('select id from orders')).toEqual([])
  })
})

describe('a code with a limit', () => {
  const USED_UP = 'This code has reached its limit.'

  test('of 20 concurrent orders for the last two uses, two succeed', async () => {
    const app = await startTestApp()
    await makePromoCode(app, 'LASTTWO', { mostUses: 2 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        order(app, 'LASTTWO', { customerEmail: `buyer-${number}@example.com` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    const rejected = answers.filter(({ status }) => status !== 201)
    for (const answer of rejected) expect(answer).toMatchObject(refused(USED_UP))
    expect(await usesOf(app, 'LASTTWO')).toEqual([2, 'used-up'])
    expect(await lookUp(app, 'LASTTWO')).toMatchObject(refused(USED_UP))
  })

  test('unpaid orders of one IP address can hold at most eight uses a day', async () => {
    const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
    await makePromoCode(app, 'FEW', { mostUses: 20 })
    const prints = await printCheckout(app, { promoCode: 'FEW' })
    const orderPrints = () =>
      app.visitor.call(createPrintOrder, { body: prints, idempotencyKey: crypto.randomUUID() })
    for (let left = 0; left < 8; left += 1) expect((await orderPrints()).status).toBe(201)
    expect(await orderPrints()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(await order(app, 'FEW')).toMatchObject({ status: 429 })
    expect(await usesOf(app, 'FEW')).toEqual([8, 'active'])
    app.stripe.paySession(app.stripe.sessions()[0]?.id ?? '')
    await app.stripe.deliver()
    await app.drain()
    expect((await orderPrints()).status, 'after a payment').toBe(201)
  })

  test('an expired unpaid order releases its use of the code', async () => {
    const app = await startTestApp()
    await makePromoCode(app, 'ONCE', { mostUses: 1 })
    const left = await placeOrder(app, 'ONCE')
    expect(await order(app, 'ONCE', { customerEmail: 'other@example.com' })).toMatchObject(refused(USED_UP))
    app.advance(16 * MINUTE)
    await app.drain()
    expect(await stateOf(app, left.orderId)).toBe('expired')
    await placeOrder(app, 'ONCE', { customerEmail: 'other@example.com' })
  })

  test('unpaid print orders hold the uses of a limited code for three hours, not for a day', async () => {
    const app = await startTestApp()
    await makePromoCode(app, 'EIGHT', { mostUses: 8 })
    const body = await printCheckout(app, { promoCode: 'EIGHT' })
    const orderPrints = () => app.visitor.ask(createPrintOrder, { body, idempotencyKey: crypto.randomUUID() })
    const { id } = await orderPrints()
    for (let left = 1; left < 8; left += 1) await orderPrints()
    app.advance(2 * HOUR)
    await app.drain()
    expect(await lookUp(app, 'EIGHT'), 'while they can be paid').toMatchObject(refused(USED_UP))
    app.advance(HOUR + MINUTE)
    await app.drain()
    expect(await stateOf(app, id)).toBe('expired')
    expect((await lookUp(app, 'EIGHT')).status).toBe(200)
  })

  test('an unpaid print order that its buyer gives up is closed at the provider, and releases its use at once', async () => {
    const app = await startTestApp({ breaks: true })
    await makePromoCode(app, 'ONCE', { mostUses: 1 })
    const body = await printCheckout(app, { promoCode: 'ONCE' })
    const orderPrints = () =>
      app.visitor.call(createPrintOrder, { body, idempotencyKey: crypto.randomUUID() })
    const { id, token = '' } = createPrintOrder.response.parse((await orderPrints()).body)
    expect(await orderPrints()).toMatchObject(refused(USED_UP))
    const giveUp = async (secret = token) =>
      (await app.visitor.call(giveUpOrder, { params: { id }, query: { token: secret } })).status
    expect(await giveUp('x'.repeat(43))).toBe(404)
    app.stripe.faults.set({ fault: 'error', status: 503 })
    expect(await giveUp(), 'while the card provider is down').toBe(503)
    app.stripe.faults.clear()
    expect(await giveUp()).toBe(200)
    expect(await giveUp(), 'repeated').toBe(200)
    expect(await stateOf(app, id)).toBe('expired')
    expect(app.stripe.sessions()[0]?.status).toBe('expired')
    expect((await orderPrints()).status).toBe(201)
  })

  test('an order that was paid a moment before is not given up, but settled', async () => {
    const app = await startTestApp()
    const { id, token, sessionId } = await startPrintOrder(app)
    app.stripe.paySession(sessionId)
    expect((await app.visitor.call(giveUpOrder, { params: { id }, query: { token } })).status).toBe(409)
    expect(await stateOf(app, id)).toBe('paid')
  })

  test('a print order with a code that has no limit waits a day for its payment', async () => {
    const app = await startTestApp()
    await makePromoCode(app, 'SPRING10')
    const body = await printCheckout(app, { promoCode: 'SPRING10' })
    const { id } = await app.visitor.ask(createPrintOrder, { body })
    app.advance(3 * HOUR)
    await app.drain()
    expect(await stateOf(app, id)).toBe('awaiting_payment')
  })

  test('a repeated request returns the same order, and a changed cart replaces the first order', async () => {
    const app = await startTestApp()
    await makePromoCode(app, 'ONCE', { mostUses: 1 })
    const first = await placeOrder(app, 'ONCE', {}, 'first')
    expect(await placeOrder(app, 'ONCE', {}, 'first')).toEqual(first)
    const two = { items: [{ productId: NOTEBOOK, quantity: 2 }], replaces: ['first'] }
    const second = await placeOrder(app, 'ONCE', two, 'second')
    expect(await stateOf(app, first.orderId)).toBe('expired')
    expect(await orderOf(app, second)).toMatchObject({ discount: 320, promoCode: 'ONCE' })
    expect(await usesOf(app, 'ONCE')).toEqual([1, 'used-up'])
  })
})

test('only the demo has a sample code, and once ended it stays ended after a restart', async () => {
  expect((await lookUp(await startTestApp(), 'WELCOME10')).status).toBe(400)
  const app = await startTestApp({ demo: true })
  expect((await lookUp(app, 'WELCOME10')).body).toMatchObject({ kind: 'percent', value: 10 })
  await end(app, 'WELCOME10')
  await app.restart()
  expect((await lookUp(app, 'WELCOME10')).status).toBe(400)
})
