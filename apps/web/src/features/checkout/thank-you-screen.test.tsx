import type { Order } from '@beacon/contract/orders'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { attemptKey } from '../../lib/attempt-key.ts'
import { noteBegun, ownPieces } from '../../lib/own-holds.ts'
import { readCart, readPromotion, setCart, storePromotion } from '../cart/index.ts'
import { mugLine, teeLine } from '../cart/testing.ts'
import { anOrder } from '../order/testing.tsx'
import { broken, stubApi } from '../payment/testing.ts'
import { keepPendingOrder, readPendingOrders } from './pending-order.ts'
import { ThankYouScreen } from './thank-you-screen.tsx'

const Address = () => <output>{useLocation().search}</output>

function arrive(search: string, state?: object, order?: Order) {
  stubApi(order ? { '/api/orders/order1?token=token1': Response.json({ order }) } : {})
  open(search, state)
}

function open(search: string, state?: object) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/thank-you', search, state }]}>
      <ThankYouScreen />
      <Address />
    </MemoryRouter>,
  )
}

const ADDRESS = '{"name":"Mary Ann Smith"}'
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('PAY-12 the navigation state is shown: order, type, message and a pending payment', () => {
  arrive('', { orderId: 'order1', orderType: 'printify', message: 'Well done.', needsPayment: true })
  expect(screen.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeTruthy()
  expect(screen.getByText('Well done.')).toBeTruthy()
  expect([fact('Order ID'), fact('Order type')]).toEqual(['order1', 'Printed to order'])
  expect(screen.getByText('Complete Your Payment')).toBeTruthy()
  expect(screen.getByText(/payment link.*spam/)).toBeTruthy()
})

test('PAY-12 an order without a type is a general one', () => {
  arrive('', { orderId: 'order1' })
  expect([fact('Order ID'), fact('Order type')]).toEqual(['order1', 'General'])
  expect(screen.queryByText('Complete Your Payment')).toBeNull()
})

test('PAY-12 a pending payment is announced for a print order only', () => {
  arrive('', { orderId: 'order1', orderType: 'local', needsPayment: true })
  expect(fact('Order type')).toBe('Local products')
  expect(screen.queryByText('Complete Your Payment')).toBeNull()
})

test.each([
  ['printify', /^Each piece is printed for you, which takes two to five business days\./],
  ['local', /^We pack your order at our office/],
  ['general', /^We get your order ready/],
])('PAY-12 the text about processing fits an order of type %s', (orderType, words) => {
  arrive('', { orderId: 'order1', orderType })
  const processing = screen.getByRole('heading', { name: 'Processing' }).nextElementSibling
  expect(processing?.textContent).toMatch(words)
})

test('PAY-12 without an order there are a default text that claims none, three steps, links and contacts', () => {
  arrive('')
  expect(screen.getByText(/^Once an order is in, its confirmation goes to/)).toBeTruthy()
  expect(screen.queryByText(/order is in\.|have sent|on its way/)).toBeNull()
  expect(screen.queryByText('Order Details')).toBeNull()
  expect(screen.queryByText('Complete Your Payment')).toBeNull()
  expect(screen.getByRole('heading', { name: 'What happens next?' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Email confirmation',
    'Processing',
    'Contact support',
  ])
  expect([hrefOf('Continue Shopping'), hrefOf('Back to Home')]).toEqual(['/store', '/'])
  expect(hrefOf('hello@beaconandbay.example')).toBe('mailto:hello@beaconandbay.example')
  expect(hrefOf('(631) 555-0142')).toBe('tel:+16315550142')
})

test('PAY-12 the link alone shows the order, after a reload or from a mail', async () => {
  keepPendingOrder({ id: 'order1', token: 'token1', number: 'BB-7KQ4-M2XD', lines: [] })
  sessionStorage.setItem('checkout-draft', ADDRESS)
  storePromotion({ code: 'ONCE', kind: 'percent', value: 10, minimum: 0 })
  arrive('?order=order1&token=token1', undefined, anOrder)
  expect(await screen.findByText('BB-7KQ4-M2XD')).toBeTruthy()
  expect([fact('Order type'), fact('Total')]).toEqual(['Local products', '$37.21'])
  expect(hrefOf('Open your order')).toBe('/orders/order1?token=token1')
  await waitFor(() => expect(readPendingOrders()).toEqual([]))
  expect(sessionStorage.getItem('checkout-draft')).toBeNull()
  expect(readPromotion()).toBeUndefined()
})

test('PAY-10 an unpaid print order is still remembered when another order has been paid', async () => {
  const unpaid = { id: 'order2', token: 'token2', number: 'BB-0000-0002', lines: [teeLine] }
  keepPendingOrder(unpaid)
  sessionStorage.setItem('checkout-draft', ADDRESS)
  const attempt = attemptKey('print-order', { line_items: [] })
  attemptKey('payment', { type: 'product' })
  arrive('?order=order1&token=token1', undefined, anOrder)
  await waitFor(() => expect(sessionStorage.getItem('attempt-payment')).toBeNull())
  expect(readPendingOrders()).toEqual([unpaid])
  expect(attemptKey('print-order', { line_items: [] }), 'ordered again, it is the same order').toBe(attempt)
  expect(sessionStorage.getItem('checkout-draft'), 'it goes to the same address').toBe(ADDRESS)
})

test('who looks at the page again does not end what another tab pays for meanwhile', async () => {
  attemptKey('payment', { type: 'product' })
  arrive('?order=order1&token=token1', undefined, anOrder)
  await waitFor(() => expect(sessionStorage.getItem('attempt-payment')).toBeNull())
  const pieces = [{ productId: 'lamp', quantity: 1 }]
  noteBegun({ what: 'cart', key: 'other-tab', pieces, endsAt: Date.now() + 900_000 })
  fireEvent(window, new Event('focus'))
  await new Promise((done) => setTimeout(done, 50))
  expect(ownPieces()).toEqual(pieces)
})

test('after a bank redirect the bought items leave the cart, once, and its parameters leave the address', async () => {
  setCart([mugLine, teeLine])
  sessionStorage.setItem('checkout-draft', ADDRESS)
  const brought = '&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret&redirect_status=succeeded'
  arrive(`?order=order1&token=token1${brought}`, undefined, anOrder)
  await waitFor(() => expect(readCart()).toEqual([teeLine]))
  expect(await screen.findByText('?order=order1&token=token1')).toBeTruthy()
  expect(sessionStorage.getItem('checkout-draft'), 'the rest goes to the same address').toBe(ADDRESS)
  setCart([mugLine])
  cleanup()
  arrive('?order=order1&token=token1', undefined, anOrder)
  expect(await screen.findByText('BB-7KQ4-M2XD')).toBeTruthy()
  expect(readCart()).toEqual([mugLine])
})

test('PAY-12 a print order that awaits payment links to the payment page', async () => {
  const order: Order = {
    ...anOrder,
    kind: 'printify',
    state: 'awaiting_payment',
    paidAt: null,
    checkoutUrl: '/pay/1',
  }
  arrive('?order=order1&token=token1', undefined, order)
  expect(await screen.findByText('Complete Your Payment')).toBeTruthy()
  expect(screen.getByText('Your order is reserved. Nothing has been charged yet.')).toBeTruthy()
  expect(screen.queryByText(/payment link|confirmation is on its way/)).toBeNull()
  expect(screen.getByText(/^Once it is paid, the confirmation goes to/)).toBeTruthy()
  expect(hrefOf('Pay now')).toMatch(/\/pay\/1$/)
})

for (const [way, search, state] of [
  ['has just been charged', '', { isCharged: true }],
  ['comes back from a bank that has charged it', '&redirect_status=succeeded', undefined],
] as const)
  test(`a buyer who ${way} is not told that nothing was charged before our server knows of the payment`, async () => {
    const order: Order = { ...anOrder, state: 'awaiting_payment', paidAt: null }
    arrive(`?order=order1&token=token1${search}`, state, order)
    expect(await screen.findByText(/^The confirmation goes to/)).toBeTruthy()
    expect(screen.getByText(/^Your order is in/)).toBeTruthy()
    expect(screen.queryByText(/Nothing has been charged/)).toBeNull()
  })

test('PAY-10 a buyer who comes back from a bank that has refused is told so, and can pay again', async () => {
  const order: Order = { ...anOrder, state: 'awaiting_payment', paidAt: null }
  arrive('?order=order1&token=token1&redirect_status=failed', undefined, order)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your payment was not made/)
  expect(hrefOf('Pay again')).toBe('/checkout')
  expect(screen.queryByText(/^Thank You/)).toBeNull()
})

for (const [state, title] of [
  ['refund_pending', 'We are giving your money back'],
  ['refunded', 'This order was refunded'],
  ['expired', 'This order was never paid'],
] as const)
  test(`an order that is ${state} is not described as on its way`, async () => {
    arrive('?order=order1&token=token1', { isCharged: true }, { ...anOrder, state, refunded: 3721 })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.queryByText(/order is in|What happens next|pack your order|confirmation/)).toBeNull()
    expect(hrefOf('Open your order')).toBe('/orders/order1?token=token1')
  })

test('an order of services or downloads does not mention a parcel', async () => {
  const [mug] = anOrder.lines
  const lines = [
    { ...mug, productId: 'once-over', name: 'Website Once-Over', delivery: 'service' as const },
    { ...mug, productId: 'check', name: 'Ten-Page Check', delivery: 'download' as const },
  ] as Order['lines']
  arrive('?order=order1&token=token1', undefined, { ...anOrder, lines })
  expect(await screen.findByText(/^We will write to you within one business day.*Downloads are/)).toBeTruthy()
  expect(screen.queryByText(/pack your order/)).toBeNull()
})

test.each(['expired', 'refunded', 'refund_pending'] as const)(
  'an order that is %s is not confirmed as received, and shows no next steps',
  async (state) => {
    arrive('?order=order1&token=token1', { message: 'Your order is in.' }, { ...anOrder, state })
    expect(await screen.findByRole('link', { name: 'Open your order' })).toBeTruthy()
    expect(screen.queryByText(/order is in|What happens next/)).toBeNull()
  },
)

test.each(['shipped', 'delivered', 'fulfilled'] as const)(
  'an order that is %s is not described as being packed',
  async (state) => {
    arrive('?order=order1&token=token1', undefined, { ...anOrder, state })
    expect(await screen.findByText(/^Your order (is on its way|has arrived|is complete)/)).toBeTruthy()
    expect(screen.queryByText(/pack your order/)).toBeNull()
  },
)

test('a link to an unknown order claims nothing', async () => {
  stubApi({
    '/api/orders/gone?token=x': Response.json({ code: 'not_found', error: 'Not found' }, { status: 404 }),
  })
  open('?order=gone&token=x')
  expect(await screen.findByRole('heading', { name: 'We cannot find this order' })).toBeTruthy()
  expect(screen.queryByText(/What happens next|Order Details|Thank You/)).toBeNull()
  expect(hrefOf('Find your order')).toBe('/orders')
})

test('an order that failed to load is requested again, and not reported as received before that', async () => {
  const queue = [broken(), Response.json({ order: anOrder })]
  stubApi({ '/api/orders/order1?token=token1': () => queue.shift() ?? broken() })
  open('?order=order1&token=token1')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(/^Your order is in/)).toBeNull()
  fireEvent.click(again)
  expect(await screen.findByText('BB-7KQ4-M2XD')).toBeTruthy()
  expect(screen.getByText(/^Your order is in/)).toBeTruthy()
})

test('an order is refreshed silently, because a loading message would make its lines jump', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const order: Order = { ...anOrder, state: 'awaiting_payment', paidAt: null }
    const asked = vi.fn(() =>
      asked.mock.calls.length > 1 ? new Promise<Response>(() => {}) : Response.json({ order }),
    )
    stubApi({ '/api/orders/order1?token=token1': asked })
    open('?order=order1&token=token1')
    expect(await screen.findByText('BB-7KQ4-M2XD')).toBeTruthy()
    await vi.advanceTimersByTimeAsync(3000)
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
    expect(screen.queryByText(/^Fetching/)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('PAY-10 whoever paid at their bank and buys the same again begins a new payment', async () => {
  const before = attemptKey('payment', { type: 'product' })
  arrive('?order=order1&token=token1&redirect_status=succeeded', undefined, anOrder)
  await waitFor(() => expect(sessionStorage.getItem('attempt-payment')).toBeNull())
  expect(attemptKey('payment', { type: 'product' })).not.toBe(before)
})
