import { describe, expect, test } from 'vitest'
import { copies, order, shirt, startForTest } from './testing.ts'

describe('every response matches the provider’s description', () => {
  test('the paginated list of products, and a single product', async () => {
    const { expectAnswer } = await startForTest(copies(23))
    const first = await expectAnswer('ProductList', 'GET {shop}/products.json')
    expect(first).toMatchObject({ per_page: 10, total: 23, last_page: 3, next_page_url: '/?page=2', from: 1 })
    const last = await expectAnswer('ProductList', 'GET {shop}/products.json?page=3')
    expect(last).toMatchObject({ next_page_url: null, prev_page_url: '/?page=2', to: 23 })
    const empty = await expectAnswer('ProductList', 'GET {shop}/products.json?page=4')
    expect(empty).toMatchObject({ data: [], from: null, to: null })
    const product = await expectAnswer('Product', `GET {shop}/products/${first.data[0]?.id}.json`)
    expect(product).toEqual(first.data[0])
  })

  test('a product being published is locked until the store reports its address', async () => {
    const { call, expectAnswer } = await startForTest()
    expect((await call(`POST {shop}/products/${shirt.id}/publish.json`)).status).toBe(200)
    expect(await expectAnswer('Product', `GET {shop}/products/${shirt.id}.json`)).toMatchObject({
      is_locked: true,
    })
    const route = `POST {shop}/products/${shirt.id}/publishing_succeeded.json`
    expect((await call(route, { body: {} })).status).toBe(400)
    const external = { id: 'ours', handle: 'https://store.example/ours' }
    expect((await call(route, { body: { external } })).status).toBe(200)
    const product = await expectAnswer('Product', `GET {shop}/products/${shirt.id}.json`)
    expect(product).toMatchObject({ is_locked: false, external })
  })

  test('two shops, each with its own products', async () => {
    const { call } = await startForTest()
    const { body: shops } = await call('GET /v1/shops.json')
    expect(shops).toMatchObject([{ title: 'Stand-in shop' }, { id: 555002 }])
    const { body } = await call('GET /v1/shops/555002/products.json')
    expect(body.data).toEqual([])
  })

  test('an order is created with only an id in the response, waits, and goes to production on request', async () => {
    const { expectAnswer } = await startForTest()
    const { id } = await expectAnswer('OrderSubmitResponse', 'POST {shop}/orders.json', { body: order })
    const waiting = await expectAnswer('Order', `GET {shop}/orders/${id}.json`)
    expect(waiting).toMatchObject({
      status: 'on-hold',
      metadata: { shop_order_id: 'or_1' },
      total_price: 2998,
    })
    const sent = await expectAnswer('Order', `POST {shop}/orders/${id}/send_to_production.json`)
    expect(sent).toMatchObject({ status: 'sending-to-production' })
  })

  test('orders are listed newest first, ten a page, optionally by status', async () => {
    const { call } = await startForTest()
    for (let number = 1; number <= 12; number += 1)
      await call('POST {shop}/orders.json', { body: { ...order, external_id: `or_${number}` } })
    const { body } = await call('GET {shop}/orders.json')
    expect(body).toMatchObject({ per_page: 10, total: 12, next_page_url: '/?page=2' })
    expect(body.data[0]?.metadata.shop_order_id).toBe('or_12')
    expect((await call('GET {shop}/orders.json?status=canceled')).body.data).toEqual([])
  })

  test('an order can be cancelled until it is in production', async () => {
    const { printify, expectAnswer, expectError } = await startForTest()
    const { id } = await expectAnswer('OrderSubmitResponse', 'POST {shop}/orders.json', { body: order })
    await printify.moveOrder(id, 'in-production')
    expect(await expectError(400, `POST {shop}/orders/${id}/cancel.json`)).toContain('in-production')
    const again = { ...order, external_id: 'or_2' }
    const second = await expectAnswer('OrderSubmitResponse', 'POST {shop}/orders.json', { body: again })
    expect(await expectAnswer('Order', `POST {shop}/orders/${second.id}/cancel.json`)).toMatchObject({
      status: 'canceled',
    })
  })

  test('the shipping price before an order is placed', async () => {
    const { expectAnswer } = await startForTest()
    const { line_items, address_to } = order
    const prices = await expectAnswer('ShippingResponse', 'POST {shop}/orders/shipping.json', {
      body: { line_items, address_to },
    })
    expect(prices.standard).toBe(715)
  })

  test('a shipped order has its parcel’s tracking', async () => {
    const { printify, expectAnswer } = await startForTest()
    const { id } = await expectAnswer('OrderSubmitResponse', 'POST {shop}/orders.json', { body: order })
    const shipment = { carrier: 'USPS', number: '9400', url: 'https://track.example/9400' }
    await printify.moveOrder(id, 'fulfilled', shipment)
    expect(await expectAnswer('Order', `GET {shop}/orders/${id}.json`)).toMatchObject({
      status: 'fulfilled',
      shipments: [{ carrier: 'USPS', number: '9400', delivered_at: null }],
      line_items: [{ status: 'fulfilled' }],
    })
  })
})

test('product pictures are served by the stand-in itself', async () => {
  const { call, printify } = await startForTest()
  const { body } = await call(`GET {shop}/products/${shirt.id}.json`)
  expect(body.images[0]?.src).toBe(`${printify.url}/mockup/black.png`)
})
