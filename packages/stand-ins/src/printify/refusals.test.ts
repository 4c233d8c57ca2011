import { describe, expect, test } from 'vitest'
import { order, startForTest } from './testing.ts'

const withLine = (line: object) => ({ body: { ...order, line_items: [{ ...order.line_items[0], ...line }] } })

describe('an order is rejected', () => {
  test.each([
    ['a variant that the merchant does not offer', withLine({ variant_id: 12102 })],
    ['a variant that is sold out', withLine({ variant_id: 12103 })],
    ['an unknown variant', withLine({ variant_id: 1 })],
    ['no pieces', withLine({ quantity: 0 })],
    ['a fractional quantity', withLine({ quantity: 1.5 })],
    ['a field of our own', withLine({ price: 1 })],
    ['no lines', { body: { ...order, line_items: [] } }],
    ['a missing shop reference', { body: { ...order, external_id: '' } }],
    ['an unknown shipping method', { body: { ...order, shipping_method: 9 } }],
    ['no zip', { body: { ...order, address_to: { ...order.address_to, zip: '' } } }],
  ])('for %s', async (_, request) => {
    const { expectError, printify } = await startForTest()
    expect(await expectError(400, 'POST {shop}/orders.json', request)).not.toBe('')
    expect(printify.orders()).toEqual([])
  })

  test('for a reference already used', async () => {
    const { call, expectError, printify } = await startForTest()
    await call('POST {shop}/orders.json', { body: order })
    expect(await expectError(409, 'POST {shop}/orders.json', { body: order })).toContain('external id')
    expect(printify.orders()).toHaveLength(1)
  })
})

test('an order still being prepared cannot be sent to production until a moment later', async () => {
  const { call, expectAnswer, printify } = await startForTest()
  const { id } = await expectAnswer('OrderSubmitResponse', 'POST {shop}/orders.json', { body: order })
  printify.prepareSlowly(1)
  const send = `POST {shop}/orders/${id}/send_to_production.json`
  expect(await call(send)).toMatchObject({ status: 400, body: { code: 8502 } })
  expect(await expectAnswer('Order', send)).toMatchObject({ status: 'sending-to-production' })
})

describe('a caller is rejected', () => {
  test('with a wrong token, for another shop and for an unknown product', async () => {
    const { call, defaults } = await startForTest()
    const list = 'GET {shop}/products.json'
    expect((await call(list, { headers: { ...defaults, authorization: 'Bearer x' } })).status).toBe(401)
    expect((await call('GET /v1/shops/1/products.json')).status).toBe(404)
    expect((await call('GET {shop}/products/000000000000000000000000.json')).status).toBe(404)
  })

  test('for more than a hundred products a page', async () => {
    const { expectError } = await startForTest()
    expect(await expectError(400, 'GET {shop}/products.json?limit=101')).toContain('100')
  })
})

test('faults apply when they are switched on', async () => {
  const { call, printify } = await startForTest()
  printify.faults.set({ fault: 'rate-limit', times: 1 })
  const limited = await call('GET {shop}/products.json')
  expect(limited.status).toBe(429)
  expect((await call('GET {shop}/products.json')).status).toBe(200)
  printify.faults.set({ fault: 'done-but-cut', times: 1 })
  await expect(call('POST {shop}/orders.json', { body: order })).rejects.toThrow()
  expect(printify.orders()).toHaveLength(1)
})
