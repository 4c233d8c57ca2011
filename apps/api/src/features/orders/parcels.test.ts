import { listOrders, ordersCsvPath, readAdminOrder, retryOrder } from '@beacon/contract/order-admin'
import { refundPayment } from '@beacon/contract/payment-admin'
import { signatureOf } from '@beacon/stand-ins/printify/webhooks'
import { describe, expect, test } from 'vitest'
import { mailsOf, orderOf, payPrintOrder, payRefusedPrint, stateOf } from '../../../test/orders.ts'
import { HOUR, MINUTE, PRINTIFY_WEBHOOK_SECRET, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { isoAfter } from '../../clock.ts'
import { moveParcels } from '../../demo-parcels.ts'

const TOPICS = ['order:updated', 'order:shipment:created', 'order:shipment:delivered']

describe('shipping a printed order', () => {
  test('in demo mode an order is shipped after a minute and delivered two minutes later', async () => {
    const app = await startTestApp()
    const order = await payPrintOrder(app)
    const stateAfter = async (ms: number) => {
      app.advance(ms)
      await moveParcels(app.printify, app.now())
      await app.deps.commerce.pollPrints()
      return stateOf(app, order.id)
    }
    expect(await stateAfter(30_000)).toBe('in_production')
    expect(await stateAfter(MINUTE)).toBe('shipped')
    expect(await stateAfter(2 * MINUTE)).toBe('delivered')
    expect(await orderOf(app, order)).toMatchObject({
      parcels: [{ carrier: 'USPS', number: expect.stringMatching(/^\d{22}$/) }],
    })
  })

  test('an order missing at the print provider is flagged once and does not stop the poll of the others', async () => {
    const app = await startTestApp()
    const lost = await payPrintOrder(app)
    app.advance(MINUTE)
    const order = await payPrintOrder(app, { phone: '516-555-0199' })
    await app.rows(`update orders set printify_id = 'gone' where id = '${lost.id}'`)
    await app.printify.moveOrder(app.printify.orders()[1]?.id ?? '', 'fulfilled', {
      carrier: 'USPS',
      number: '9400',
      url: 'https://tools.usps.com/go?9400',
    })
    for (let round = 0; round < 2; round += 1) await app.deps.commerce.pollPrints()
    await app.settle()
    expect(await stateOf(app, order.id)).toBe('shipped')
    const { orders, total } = await (await app.admin()).ask(listOrders, {
      query: { state: 'needs_attention' },
    })
    expect({ orders, total }).toMatchObject({
      orders: [{ id: lost.id, attention: 'The print provider no longer knows this order.' }],
      total: 1,
    })
    expect(mailsOf(app).filter((mail) => mail.includes('needs attention'))).toHaveLength(1)
  })

  test('a person settles that the print provider does not know an order, and it is not reported again', async () => {
    const app = await startTestApp()
    const { id } = await payPrintOrder(app)
    await app.rows(`update orders set printify_id = 'gone' where id = '${id}'`)
    await app.deps.commerce.pollPrints()
    const admin = await app.admin()
    const { order } = await admin.ask(retryOrder, { params: { id } })
    expect(order).toMatchObject({ state: 'in_production', attention: '' })
    expect(order.history.at(-1)).toMatchObject({
      what: 'remark',
      detail: 'A person has settled it: The print provider no longer knows this order.',
    })
    const paymentIntentId = String((await app.rows('select intent_id from payment'))[0]?.intent_id)
    await admin.ask(refundPayment, { body: { paymentIntentId, amount: 100, reason: 'Late.' } })
    await app.deps.commerce.pollPrints()
    const { total } = await admin.ask(listOrders, { query: { state: 'needs_attention' } })
    expect(total).toBe(0)
    const again = await admin.call(retryOrder, { params: { id } })
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })

    await app.rows(`update orders set printify_id = '${app.printify.orders()[0]?.id}' where id = '${id}'`)
    await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', 'fulfilled')
    await app.deps.commerce.pollPrints()
    await app.rows(`update orders set printify_id = 'gone' where id = '${id}'`)
    await app.deps.commerce.pollPrints()
    const after = (await admin.ask(readAdminOrder, { params: { id } })).order
    expect(after, 'known again, it went on before it was gone').toMatchObject({
      state: 'shipped',
      attention: 'The print provider no longer knows this order.',
    })
  })

  test('an order missing at the print provider for a while is unflagged once it is found again', async () => {
    const app = await startTestApp()
    const order = await payPrintOrder(app)
    const attention = async () =>
      (await (await app.admin()).ask(readAdminOrder, { params: { id: order.id } })).order.attention
    app.printify.faults.set({ fault: 'error', status: 404, match: 'GET' })
    await app.deps.commerce.pollPrints()
    expect(await attention()).toBe('The print provider no longer knows this order.')
    app.printify.faults.clear()
    await app.deps.commerce.pollPrints()
    expect(await attention()).toBe('')
    expect(await stateOf(app, order.id)).toBe('in_production')
  })

  describe('a remark that was settled while the print provider did not know the order', () => {
    async function startSettled() {
      const app = await startTestApp()
      const { id } = await payPrintOrder(app)
      const attention = async () => (await app.rows('select attention from orders'))[0]?.attention
      const lose = async () => {
        app.printify.faults.set({ fault: 'error', status: 404, match: 'GET' })
        await app.deps.commerce.pollPrints()
      }
      await lose()
      await app.drain()
      await (await app.admin()).ask(retryOrder, { params: { id } })
      app.advance(MINUTE)
      return { app, attention, lose }
    }

    test('is made again if it is lost again after it was known', async () => {
      const { app, attention, lose } = await startSettled()
      app.printify.faults.clear()
      for (let round = 0; round < 2; round += 1) await app.deps.commerce.pollPrints()
      expect(await attention()).toBe('')
      await lose()
      expect(await attention()).toBe('The print provider no longer knows this order.')
      await app.settle()
      expect(mailsOf(app).filter((mail) => mail.includes('needs attention'))).toHaveLength(2)
    })

    test('is made again after a day if it is still not known', async () => {
      const { app, attention } = await startSettled()
      app.advance(23 * HOUR)
      await app.deps.commerce.pollPrints()
      expect(await attention()).toBe('')
      app.advance(HOUR)
      await app.deps.commerce.pollPrints()
      expect(await attention()).toBe('The print provider no longer knows this order.')
    })
  })

  test('a problem found by a webhook and the poll at once is recorded and mailed once', async () => {
    const app = await startTestApp()
    app.printify.listen(`${app.origin}/api/printify/webhook`, PRINTIFY_WEBHOOK_SECRET, TOPICS)
    const { id } = await payPrintOrder(app)
    await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', 'in-production')
    app.printify.faults.set({ fault: 'error', status: 404, match: 'GET' })
    await Promise.all([app.deps.commerce.pollPrints(), app.deps.commerce.pollPrints(), app.drain()])
    const { order } = await (await app.admin()).ask(readAdminOrder, { params: { id } })
    expect(order.history.filter(({ what }) => what === 'remark')).toHaveLength(1)
    await app.settle()
    expect(mailsOf(app).filter((mail) => mail.includes('needs attention'))).toHaveLength(1)
  })

  test('repeated and out-of-order webhooks keep the furthest state and announce the parcel once', async () => {
    const app = await startTestApp()
    app.printify.listen(`${app.origin}/api/printify/webhook`, PRINTIFY_WEBHOOK_SECRET, TOPICS)
    const order = await payPrintOrder(app)
    await app.settle()
    const id = app.printify.orders()[0]?.id ?? ''
    const parcel = { carrier: 'USPS', number: '9400', url: 'https://tools.usps.com/go?9400' }
    await app.printify.moveOrder(id, 'in-production')
    await app.printify.moveOrder(id, 'fulfilled', parcel)
    await app.drain()
    for (const event of app.printify.events().toReversed()) await app.printify.deliverAgain(event)
    await app.settle()
    expect(await orderOf(app, order)).toMatchObject({
      state: 'shipped',
      parcels: [parcel],
    })
    await app.printify.moveOrder(id, 'fulfilled', { ...parcel, deliveredAt: app.now() })
    await app.deps.commerce.pollPrints()
    expect((await orderOf(app, order)).timeline.map(({ state }) => state)).toEqual([
      'awaiting_payment',
      'paid',
      'submitting',
      'draft_at_printer',
      'in_production',
      'shipped',
      'delivered',
    ])
    expect(mailsOf(app).filter((mail) => mail.includes('is on its way'))).toHaveLength(1)
  })

  test('a webhook’s body is not stored', async () => {
    const app = await startTestApp()
    app.printify.listen(`${app.origin}/api/printify/webhook`, PRINTIFY_WEBHOOK_SECRET, TOPICS)
    await payPrintOrder(app)
    const parcel = { carrier: 'USPS', number: '9400', url: 'https://tools.usps.com/go?9400' }
    await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', 'fulfilled', parcel)
    const events = await app.rows<{ raw: string }>(
      "select raw from webhook_event where provider = 'printify'",
    )
    expect(events.length).toBeGreaterThan(0)
    expect(events.filter(({ raw }) => raw !== '')).toEqual([])
  })

  test('a webhook that is not about an order is acknowledged, and its body is not stored', async () => {
    const app = await startTestApp()
    const event = { id: '1', type: 'shop:disconnected', resource: { id: 7, email: 'ada@bakery.example' } }
    const body = JSON.stringify(event)
    const headers = {
      'X-Pfy-Signature': signatureOf(body, PRINTIFY_WEBHOOK_SECRET),
      'content-type': 'application/json',
    }
    const answer = await app.visitor.send('/api/printify/webhook', { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
    expect(await app.rows('select type, raw from webhook_event')).toEqual([{ type: event.type, raw: '' }])
  })

  test('a webhook with a wrong signature is rejected with 400', async () => {
    const app = await startTestApp()
    const body = JSON.stringify({ id: '1', type: 'order:updated', resource: { id: 'x' } })
    const statusOf = async (signature: string) => {
      const headers = { 'X-Pfy-Signature': signature, 'content-type': 'application/json' }
      return (await app.visitor.send('/api/printify/webhook', { method: 'POST', headers, body })).status
    }
    const forgeries = [
      '',
      'sha256=00',
      signatureOf(body, 'somebody else’s'),
      signatureOf(`${body} `, PRINTIFY_WEBHOOK_SECRET),
    ]
    for (const signature of forgeries) expect(await statusOf(signature)).toBe(400)
    expect(await app.rows('select * from webhook_event')).toEqual([])
    expect(await statusOf(signatureOf(body, PRINTIFY_WEBHOOK_SECRET))).toBe(200)
  })

  test('a signed body that is not an event is rejected with 400', async () => {
    const app = await startTestApp()
    const body = '{"id":1}'
    const headers = { 'X-Pfy-Signature': signatureOf(body, PRINTIFY_WEBHOOK_SECRET) }
    const answer = await app.visitor.send('/api/printify/webhook', { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'This is not a signed event of Printify.' })
  })

  test('the poll finds a shipment whose webhooks never came', async () => {
    const app = await startTestApp()
    const order = await payPrintOrder(app)
    const id = app.printify.orders()[0]?.id ?? ''
    await app.printify.moveOrder(id, 'fulfilled', {
      carrier: 'UPS',
      number: '1Z',
      url: 'javascript:alert(1)',
    })
    await app.deps.commerce.pollPrints()
    expect(await orderOf(app, order)).toMatchObject({
      state: 'shipped',
      parcels: [{ number: '1Z', url: 'https://www.ups.com/track?tracknum=1Z' }],
    })
  })

  test('a tracking number that comes after shipping appears on the order without a second mail', async () => {
    const app = await startTestApp()
    const order = await payPrintOrder(app)
    await app.settle()
    const id = app.printify.orders()[0]?.id ?? ''
    const parcel = { carrier: 'USPS', number: '', url: '' }
    await app.printify.moveOrder(id, 'fulfilled', parcel)
    await app.deps.commerce.pollPrints()
    await app.printify.moveOrder(id, 'fulfilled', { ...parcel, number: '9400' })
    await app.deps.commerce.pollPrints()
    await app.settle()
    expect(await orderOf(app, order)).toMatchObject({ state: 'shipped', parcels: [{ number: '9400' }] })
    expect(mailsOf(app).filter((mail) => mail.includes('is on its way'))).toHaveLength(1)
  })

  test('each parcel of an order is announced once, with its own tracking number', async () => {
    const app = await startTestApp()
    const order = await payPrintOrder(app)
    const id = app.printify.orders()[0]?.id ?? ''
    const parcel = (number: string) => ({ carrier: 'USPS', number, url: `https://usps.example/${number}` })
    const poll = async () => {
      await Promise.all([app.deps.commerce.pollPrints(), app.deps.commerce.pollPrints()])
      await app.settle()
      app.advance(MINUTE)
    }
    await app.printify.moveOrder(id, 'partially-fulfilled', parcel('9400'))
    await poll()
    await poll()
    expect(await orderOf(app, order)).toMatchObject({ state: 'in_production', parcels: [parcel('9400')] })
    await app.printify.moveOrder(id, 'partially-fulfilled', parcel('9401'))
    await poll()
    await app.printify.moveOrder(id, 'fulfilled', parcel('9402'))
    await poll()
    await poll()
    expect(await orderOf(app, order)).toMatchObject({
      state: 'shipped',
      parcels: ['9400', '9401', '9402'].map(parcel),
    })
    const told = app.mail.messages().filter(({ subject }) => subject.includes('on its way'))
    const texts = told.map((mail) => app.mail.read(mail.id)?.text ?? '')
    expect(texts).toHaveLength(3)
    for (const number of ['9400', '9401', '9402'])
      expect(texts.filter((text) => text.includes(`https://usps.example/${number}`))).toHaveLength(1)
    const last = texts.filter((text) => text.includes('by now everything has left'))
    expect(last, 'after the last one nobody waits for another').toEqual([expect.stringContaining('9402')])
    expect(texts.filter((text) => text.includes('we write about each of the others'))).toHaveLength(2)
  })

  describe('a shipped order', () => {
    const parcel = (number: string) => ({ carrier: 'USPS', number, url: `https://usps.example/${number}` })
    const lastMail = (app: TestApp) => app.mail.read(app.mail.messages().at(0)?.id ?? '')

    async function startShipped(...numbers: string[]) {
      const app = await startTestApp()
      const order = await payPrintOrder(app)
      const id = app.printify.orders()[0]?.id ?? ''
      const poll = async () => {
        await Promise.all([app.deps.commerce.pollPrints(), app.deps.commerce.pollPrints()])
        await app.settle()
        app.advance(MINUTE)
      }
      for (const number of numbers) await app.printify.moveOrder(id, 'fulfilled', parcel(number))
      await app.mail.clear()
      await poll()
      return { app, order, id, poll }
    }

    test('gets another parcel: the buyer is told, and the order’s page shows both', async () => {
      const { app, order, id, poll } = await startShipped('9400')
      expect(lastMail(app)?.text).toContain('Your order left with USPS.')
      await app.mail.clear()
      await app.printify.moveOrder(id, 'fulfilled', parcel('9401'))
      await poll()
      await poll()
      expect(mailsOf(app)).toEqual([expect.stringMatching(/^mary@.*: a package is on its way$/)])
      expect(lastMail(app)?.text).toContain('Tracking number: 9401\nTrack it at: https://usps.example/9401')
      expect(await orderOf(app, order)).toMatchObject({
        state: 'shipped',
        parcels: [parcel('9400'), parcel('9401')],
      })
      const list = await (await app.admin()).send(ordersCsvPath)
      expect(await list.text()).toContain('9400, 9401')
    })

    test('has two parcels found by one poll: each mail has its own tracking link', async () => {
      const { app, poll } = await startShipped('9400', '9401')
      await poll()
      const texts = app.mail.messages().map((mail) => app.mail.read(mail.id)?.text ?? '')
      expect(texts).toHaveLength(2)
      for (const number of ['9400', '9401'])
        expect(
          texts.filter((text) => text.includes(`Track it at: https://usps.example/${number}\n`)),
        ).toEqual([expect.stringContaining(`This one left with USPS;`)])
    })

    test('gets a corrected tracking number: the buyer is mailed the new one', async () => {
      const { app, order, id, poll } = await startShipped('9400')
      await app.mail.clear()
      await app.printify.moveOrder(id, 'fulfilled', { ...parcel('9499'), insteadOf: '9400' })
      await poll()
      await poll()
      expect(mailsOf(app)).toEqual([expect.stringMatching(/^mary@.*: your package has a new number$/)])
      expect(lastMail(app)?.text).toContain('Tracking number: 9499')
      expect(await orderOf(app, order)).toMatchObject({ parcels: [parcel('9499')] })
    })
  })

  test('the poll reaches the newest order even with 120 others in transit', async () => {
    const app = await startTestApp()
    const order = await payPrintOrder(app)
    const copied = await app.deps.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    const underWay = Array.from({ length: 120 }, (_, index) => ({
      ...copied,
      id: `earlier-${index}`,
      number: `BB-EARLIER-${index}`,
      printify_id: `earlier-${index}`,
      state: 'shipped' as const,
      created_at: isoAfter(app.now(), -HOUR),
    }))
    await app.deps.db.insertInto('orders').values(underWay).execute()
    await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', 'fulfilled', {
      carrier: 'UPS',
      number: '1Z',
      url: '',
    })
    await app.deps.commerce.pollPrints()
    expect(await stateOf(app, order.id)).toBe('shipped')
  })

  test('an order canceled at the print provider needs attention', async () => {
    const app = await startTestApp()
    const order = await payPrintOrder(app)
    await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', 'canceled')
    await app.deps.commerce.pollPrints()
    await app.deps.commerce.pollPrints()
    expect(await stateOf(app, order.id)).toBe('needs_attention')
    await app.settle()
    expect(mailsOf(app).filter((mail) => mail.includes('needs attention'))).toHaveLength(1)
  })

  test.each([
    ['in production', payPrintOrder],
    ['a draft', payRefusedPrint],
  ] as const)(
    'retrying an order that the print provider canceled as %s makes it need attention again',
    async (_, pay) => {
      const app = await startTestApp()
      const { id } = await pay(app)
      await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', 'canceled')
      await app.deps.commerce.pollPrints()
      expect(await stateOf(app, id)).toBe('needs_attention')
      const admin = await app.admin()
      await admin.ask(retryOrder, { params: { id } })
      await app.settle()
      expect((await admin.ask(readAdminOrder, { params: { id } })).order).toMatchObject({
        state: 'needs_attention',
        attention: 'At the print provider it is canceled.',
      })
    },
  )
})
