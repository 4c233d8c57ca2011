import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { type AskPrintify, PrintifyError } from './printify-client.ts'
import { createPrintOrders } from './printify-orders.ts'

const PAGE_SIZE = 10
const PAID_AT = new Date('2026-11-20T12:00:00Z')
const SECOND = 1000

interface Listed {
  id: string
  status: string
  created_at: string
  metadata: { shop_order_id: string }
}

/** The shop's list, newest first: `count` orders a second apart, the newest of them created this long after the payment. */
const orders = (count: number, secondsAfter: number): Listed[] =>
  Array.from({ length: count }, (_, index) => listed(`other${index}`, secondsAfter - index))

const listed = (order: string, secondsAfter: number): Listed => ({
  id: `print-${order}`,
  status: 'on-hold',
  created_at: new Date(PAID_AT.getTime() + secondsAfter * SECOND).toISOString(),
  metadata: { shop_order_id: order },
})

/** Answers pages of a list; `between` may change it after each. */
function shop(list: Listed[], between: (page: number) => void = () => undefined) {
  const pages: number[] = []
  const ask: AskPrintify = async ({ path }) => {
    const page = Number(/page=(\d+)/.exec(path)?.[1])
    pages.push(page)
    const data = list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    const answer = { data, last_page: Math.ceil(list.length / PAGE_SIZE) }
    between(page)
    return answer
  }
  return { pages, prints: createPrintOrders(ask) }
}

test('an order is found behind hundreds of newer ones, back to when it was paid', async () => {
  const { prints, pages } = shop([...orders(250, 900), listed('ours', 1), ...orders(500, -300)])
  expect(await prints.find('ours', PAID_AT)).toMatchObject([{ id: 'print-ours', status: 'draft' }])
  expect(pages.length).toBe(26)
})

test('an order is found even if the provider’s clock is half a minute behind', async () => {
  const { prints } = shop([...orders(15, -10), listed('ours', -30), ...orders(30, -300)])
  expect(await prints.find('ours', PAID_AT)).toMatchObject([{ id: 'print-ours' }])
})

test('the search stops at orders older than the payment', async () => {
  const { prints, pages } = shop(orders(500, -300))
  expect(await prints.find('ours', PAID_AT)).toEqual([])
  expect(pages).toEqual([1])
})

test('a list sorted oldest first is read to its end', async () => {
  const { prints } = shop([...orders(30, -300).reverse(), ...orders(5, 60).reverse(), listed('ours', 61)])
  expect(await prints.find('ours', PAID_AT)).toMatchObject([{ id: 'print-ours' }])
})

test('an order that moves to the next page during the search is returned once', async () => {
  const list = [...orders(9, 60), listed('ours', 1), ...orders(30, 0)]
  const { prints } = shop(list, (page) => {
    if (page === 1) list.unshift(listed('newest', 61))
  })
  expect(await prints.find('ours', PAID_AT)).toMatchObject([{ id: 'print-ours' }])
})

/** Fails this many times, then lists our order. */
function failing(times: number): AskPrintify {
  let failures = times
  return async () => {
    failures -= 1
    if (failures >= 0) throw new Error('cut off')
    return { data: [listed('ours', 1)], last_page: 1 }
  }
}

test('a page that fails once is retried; one that fails twice fails the search', async () => {
  expect(await createPrintOrders(failing(1)).find('ours', PAID_AT)).toMatchObject([{ id: 'print-ours' }])
  await expect(createPrintOrders(failing(2)).find('ours', PAID_AT)).rejects.toThrow('cut off')
})

test('an order of others that cannot be read does not keep ours from being found; an unreadable one of ours does', async () => {
  const odd = { id: 7, status: null, metadata: [], shipments: {} }
  const search = (order: unknown) =>
    createPrintOrders(async () => ({ data: [order, listed('ours', 1)], last_page: 1 })).find('ours', PAID_AT)
  expect(await search(odd)).toMatchObject([{ id: 'print-ours' }])
  await expect(search({ ...odd, external_id: 'ours' })).rejects.toThrow('cannot be read')
})

test('a list that only says where the next page is, is read to its end', async () => {
  const pages = [
    { data: orders(10, 60), next_page_url: '/?page=2' },
    { data: [listed('ours', 1)], next_page_url: null },
  ]
  const prints = createPrintOrders(async ({ path }) => pages[Number(/page=(\d+)/.exec(path)?.[1]) - 1])
  expect(await prints.find('ours', PAID_AT)).toMatchObject([{ id: 'print-ours' }])
})

test('a search that is too long is refused instead of retried', async () => {
  const { prints } = shop(orders(2000, 3000))
  await expect(prints.find('ours', PAID_AT)).rejects.toMatchObject({ failure: 'refused' })
})

test('an order in two parcels is delivered once both are', async () => {
  const parcels = (...deliveries: (string | null)[]) => {
    const shipments = deliveries.map((delivered_at) => ({ carrier: 'usps', number: '9400', delivered_at }))
    return createPrintOrders(async () => ({ id: '1', status: 'fulfilled', shipments })).read('1')
  }
  const day = '2026-11-24 15:00:00+00:00'
  expect(await parcels(day, null)).toMatchObject({ status: 'shipped' })
  expect(await parcels(day, day)).toMatchObject({ status: 'delivered' })
  expect(await parcels()).toMatchObject({ status: 'shipped' })
})

test('a parcel without a number or with an unknown form of carrier still counts as shipped', async () => {
  const shipments = [{ carrier: { code: 'USPS' }, number: null, url: 'https://track.example/1' }]
  const order = { ...listed('ours', 1), status: 'fulfilled', shipments }
  const { prints } = shop([order])
  const shipment = { carrier: '', number: '', url: 'https://track.example/1' }
  expect(await prints.find('ours', PAID_AT)).toMatchObject([{ status: 'shipped', shipments: [shipment] }])
})

test('an order is created with address and label, and without the provider’s own shipping mails', async () => {
  const asked: unknown[] = []
  const prints = createPrintOrders(async (request) => {
    asked.push(request)
    return { id: 'print-1' }
  })
  const address = {
    firstName: 'Ada',
    lastName: 'Baker',
    email: 'ada@bakery.example',
    phone: '6315550188',
    region: 'NY',
    address: '12 Bay Street',
    address2: 'Suite 5',
    city: 'Bay Shore',
    zip: '11706',
  }
  const lines = [{ productId: 'tee', variantId: 7, quantity: 2 }]
  expect(await prints.create({ orderId: 'ours', label: 'BB-2345-6789', lines, address })).toBe('print-1')
  const body = {
    external_id: 'ours',
    label: 'BB-2345-6789',
    line_items: [{ product_id: 'tee', variant_id: 7, quantity: 2 }],
    shipping_method: 1,
    is_printify_express: false,
    is_economy_shipping: false,
    send_shipping_notification: false,
    address_to: {
      first_name: 'Ada',
      last_name: 'Baker',
      email: 'ada@bakery.example',
      phone: '6315550188',
      country: 'US',
      region: 'NY',
      address1: '12 Bay Street',
      address2: 'Suite 5',
      city: 'Bay Shore',
      zip: '11706',
    },
  }
  expect(asked).toEqual([{ method: 'POST', path: 'orders.json', body }])
})

describe('an order of a buyer with a single name, so an empty last name', () => {
  const address = {
    ...{ firstName: 'Cher', lastName: '', email: 'cher@example.com', phone: '' },
    ...{ region: 'NY', address: '12 Bay Street', address2: '', city: 'Bay Shore', zip: '11706' },
  }
  const order = { orderId: 'ours', label: 'BB-2345-6789', lines: [], address }

  async function lastNamesSent(answerTo: (lastName: string) => unknown) {
    const sent: string[] = []
    const prints = createPrintOrders(async ({ body }) => {
      const { last_name } = (body as { address_to: { last_name: string } }).address_to
      sent.push(last_name)
      return answerTo(last_name)
    })
    const outcome = await prints.create(order).catch((error: Error) => error.message)
    return { sent, outcome }
  }
  const failure = (status: number) => new PrintifyError('refused', `It said ${status}.`, { status })

  test('PAY-4: is sent with an empty last name, and with a dash if that is rejected', async () => {
    expect(await lastNamesSent(() => ({ id: 'print-1' }))).toEqual({ sent: [''], outcome: 'print-1' })
    const strict = (lastName: string) => {
      if (lastName === '') throw failure(400)
      return { id: 'print-1' }
    }
    expect(await lastNamesSent(strict)).toEqual({ sent: ['', '-'], outcome: 'print-1' })
  })

  test('is sent only once if the outcome is unknown', async () => {
    const silent = () => {
      throw failure(0)
    }
    expect(await lastNamesSent(silent)).toEqual({ sent: [''], outcome: 'It said 0.' })
  })
})

const parcel = (delivered_at: string | null = null) => ({ carrier: 'USPS', number: '1Z', delivered_at })

test.each([
  ['pending', [], 'draft'],
  ['on-hold', [], 'draft'],
  ['sending-to-production', [], 'production'],
  ['in-production', [], 'production'],
  ['partially-fulfilled', [parcel()], 'production'],
  ['fulfilled', [parcel()], 'shipped'],
  ['fulfilled', [parcel('2026-11-25'), parcel()], 'shipped'],
  ['fulfilled', [parcel('2026-11-25'), parcel('2026-11-26')], 'delivered'],
  ['fulfilled', [], 'shipped'],
  ['canceled', [], 'stopped'],
  ['has-issues', [], 'stopped'],
])('the provider’s status %s with parcels %j is read as %s', async (status, shipments, expected) => {
  const prints = createPrintOrders(async () => ({ id: 'print-1', status, shipments }))
  expect(await prints.read('print-1')).toMatchObject({ status: expected, word: status })
})

test('what a print provider answered is in no log of its error: an order names its buyer', () => {
  const error = new PrintifyError('retry', 'Unreadable.', {
    status: 200,
    answer: { email: 'ada@bakery.example' },
  })
  expect(JSON.stringify(pino.stdSerializers.err(error))).not.toContain('ada@')
  expect(error.answer).toEqual({ email: 'ada@bakery.example' })
})
