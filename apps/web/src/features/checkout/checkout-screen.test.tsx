import type { Cart, CartItem } from '@beacon/rules/cart'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isOff } from '../../ui/testing.ts'
import { readCart, setCart } from '../cart/index.ts'
import { mugLine, teeLine } from '../cart/testing.ts'
import { mug, tee } from '../catalogue/testing.ts'
import {
  type Answer,
  CONFIRM,
  CREATE,
  callsTo,
  intentAnswer,
  loadPayment,
  openDialogs,
  refused,
  SETTLE,
  stubApi,
} from '../payment/testing.ts'
import { CheckoutScreen } from './checkout-screen.tsx'

const ORDER = '/api/printify/order'
const leave = vi.fn()
const alerted = vi.fn()

beforeAll(() => Promise.all([loadPayment(), import('./place-order.ts')]))
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  openDialogs()
  vi.stubGlobal('alert', alerted)
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const shop: Record<string, Answer> = {
  '/api/products/tee': Response.json(tee),
  '/api/products/mug': Response.json(mug),
}

function ThankYou() {
  const { pathname, search, state } = useLocation()
  return <output>{JSON.stringify({ address: pathname + search, state })}</output>
}

const content = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <Routes>
      <Route path="/thank-you" element={<ThankYou />} />
      <Route path="*" element={<CheckoutScreen leave={leave} />} />
    </Routes>
  </MemoryRouter>
)

function openCheckout(cart: Cart, answers: Record<string, Answer> = {}, address = '/checkout') {
  const sent = stubApi({ ...shop, ...answers })
  setCart(cart)
  render(content(address))
  return sent
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const arrival = async () =>
  JSON.parse((await screen.findByText(/"address"/)).textContent ?? '') as { address: string; state: object }
const cleared = () => waitFor(() => expect(readCart()).toEqual([]))

const ADDRESS = {
  'Full Name': 'Mary Ann Smith',
  Email: 'mary@smith.example',
  Address: '18 Maple Avenue',
  City: 'Bay Shore',
  State: 'NY',
  'ZIP code': '11706',
}

function fillIn(values: Record<string, string> = ADDRESS) {
  for (const [name, value] of Object.entries(values)) {
    const input = field(name)
    input.value = value
    fireEvent.input(input)
  }
}

const submit = () =>
  fireEvent.click(screen.getByRole('button', { name: /^(Continue to payment|Order and pay)/ }))

function order(cart: readonly CartItem[], answers: Record<string, Answer>) {
  const sent = openCheckout(cart, answers)
  fillIn()
  submit()
  return sent
}

const created = (rest: object = {}) =>
  Response.json(
    { id: 'order1', number: 'BB-7KQ4-M2XD', token: 'token1', total: 3217, currency: 'usd', ...rest },
    { status: 201 },
  )

test('PAY-1 an empty cart says so and leads to the store', () => {
  openCheckout([])
  expect(screen.getByText('Your cart is empty.')).toBeTruthy()
  expect(hrefOf('Go to the store')).toBe('/store')
  expect(hrefOf('Back to your cart')).toBe('/cart')
})

test('PAY-2 a mixed cart is not one order: the text, the links, and a way to check out either part', () => {
  openCheckout([teeLine, mugLine])
  expect(screen.getByText('Mixed Cart Checkout Not Supported')).toBeTruthy()
  expect(
    screen.getByText(
      'You have both Printify and local products in your cart. Please checkout each type separately.',
    ),
  ).toBeTruthy()
  expect(hrefOf('View your cart')).toBe('/cart')
  expect(hrefOf('Back to the store')).toBe('/store')
  fireEvent.click(screen.getByRole('link', { name: 'Check out the printed items' }))
  expect(screen.getByRole('button', { name: /^Order and pay/ })).toBeTruthy()
  expect(screen.getByText('The other item stays in your cart for a second order.')).toBeTruthy()
})

test('PAY-3 everything but the phone is required, and what is missing is named at its field', async () => {
  const sent = openCheckout([teeLine])
  submit()
  const summary = within(
    await screen.findByText('Please check these fields').then((title) => title.parentElement as HTMLElement),
  )
  expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Name is required',
    'Email is required',
    'Address is required',
    'City is required',
    'State is required',
    'ZIP code is required',
  ])
  fillIn({ ...ADDRESS, 'ZIP code': '1170' })
  expect(await screen.findAllByText('Please enter a ZIP code such as 11706')).toHaveLength(2)
  fillIn({ Email: '', 'ZIP code': '11706' })
  await waitFor(() => expect(screen.queryByText('Please check these fields')).toBeNull())
  fillIn({ Email: 'mary@' })
  submit()
  expect(await screen.findAllByText('Invalid email address')).toHaveLength(2)
  expect(callsTo(sent, ORDER)).toEqual([])
  expect(field('Email').type).toBe('email')
  expect(field(/^Phone/).getAttribute('aria-required')).toBeNull()
  expect(hrefOf('Back to your cart')).toBe('/cart')
  const costs = within(screen.getByRole('region', { name: 'Order Summary' }))
  expect(costs.getByText('Total').nextElementSibling?.textContent).toBe('$31.75')
  for (const name of [...Object.keys(ADDRESS), /^Phone/])
    expect(field(name).getAttribute('autocomplete'), String(name)).toBeTruthy()
})

test.each([
  ['Mary Ann Smith', 'Mary', 'Ann Smith'],
  ['Cher', 'Cher', ''],
])('PAY-3 the name %j is sent as %j and %j, to the United States', async (name, first, last) => {
  const sent = openCheckout([teeLine], { [ORDER]: () => created({ checkout_url: '/pay/1' }) })
  fillIn({ ...ADDRESS, 'Full Name': name })
  submit()
  await waitFor(() => expect(callsTo(sent, ORDER)).toHaveLength(1))
  expect(callsTo(sent, ORDER)[0]?.body).toMatchObject({
    line_items: [{ product_id: 'tee', variant_id: 2, quantity: 1 }],
    address_to: {
      first_name: first,
      last_name: last,
      email: 'mary@smith.example',
      phone: '',
      country: 'US',
      region: 'NY',
      address1: '18 Maple Avenue',
      city: 'Bay Shore',
      zip: '11706',
    },
    shipping_method: 1,
    amount: 3175,
  })
})

test('no field cuts what is pasted into it: what is too long is said, and spaces around it do no harm', () => {
  openCheckout([mugLine])
  for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) expect(field.maxLength).toBe(-1)
})

test('PAY-4 the order is made, the cart cleared, and the browser sent to the payment page', async () => {
  order([teeLine], { [ORDER]: () => created({ checkout_url: '/pay/1' }) })
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/pay/1'))
  expect(readCart()).toEqual([])
  expect(alerted).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('One moment: your order is on its way.')
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(await screen.findByText('Your order BB-7KQ4-M2XD waits for its payment')).toBeTruthy()
})

test('what the server refuses of a field is said at that field, under whatever name it has there', async () => {
  const fields = { customerEmail: 'This address has no mailbox.', 'shippingAddress.zip': 'No such ZIP code.' }
  order([mugLine], { [CREATE]: () => refused('invalid_input', { fields }) })
  await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBe('true'))
  expect(field('ZIP code').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('No such ZIP code.')).toHaveLength(2)
  cleanup()
  const there = {
    'address_to.first_name': 'Who?',
    'address_to.region': 'Which?',
    'address_to.address1': 'Where?',
  }
  order([teeLine], { [ORDER]: () => refused('invalid_input', { fields: there }) })
  for (const name of ['Full Name', 'State', 'Address'])
    await waitFor(() => expect(field(name).getAttribute('aria-invalid'), name).toBe('true'))
})

test('PAY-4 without an address the order is asked for one', async () => {
  order([teeLine], {
    [ORDER]: () => created(),
    [`${ORDER}/order1`]: Response.json({ id: 'order1', status: 'awaiting_payment', checkout_url: '/pay/2' }),
  })
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/pay/2'))
})

test('PAY-4 where there is none, the thank-you page says that the payment is to come', async () => {
  order([teeLine], { [ORDER]: () => created() })
  expect(await arrival()).toEqual({
    address: '/thank-you?order=order1&token=token1',
    state: { orderId: 'order1', orderType: 'printify', needsPayment: true },
  })
  await cleared()
})

test('PAY-4 an order without an id: the alert, and on to the thank-you page', async () => {
  order([teeLine], { [ORDER]: () => Response.json({ total: 3175 }, { status: 201 }) })
  expect(await arrival()).toEqual({
    address: '/thank-you',
    state: { orderType: 'printify', needsPayment: true },
  })
  expect(alerted).toHaveBeenCalledWith(
    'Order created successfully! Please check your email for payment instructions from Printify.',
  )
  await cleared()
})

test('PAY-4 a failure is said in an alert and on the page, and everything stays', async () => {
  order([teeLine], { [ORDER]: () => refused('out_of_stock', { error: 'Harbor Tee is out of stock.' }) })
  const sentence =
    'Failed to create Printify order: Harbor Tee is out of stock. Please try again or contact support.'
  await waitFor(() => expect(alerted).toHaveBeenCalledWith(sentence))
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(readCart()).toEqual([teeLine])
  expect(field('Full Name').value).toBe('Mary Ann Smith')
  expect(leave).not.toHaveBeenCalled()
})

test('PAY-4 a failure that nobody explains is an unknown error', async () => {
  order([teeLine], { [ORDER]: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) })
  const sentence = 'Failed to create Printify order: Unknown error. Please try again or contact support.'
  await waitFor(() => expect(alerted).toHaveBeenCalledExactlyOnceWith(sentence))
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(readCart()).toEqual([teeLine])
})

test('PAY-4 what is no answer of the shop, such as one that takes too long, has a sentence of its own', async () => {
  const limits = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limits.signal)
  const tooLong = new DOMException('The operation timed out.', 'TimeoutError')
  order([teeLine], {
    [ORDER]: () => {
      limits.abort(tooLong)
      return Promise.reject(tooLong)
    },
  })
  const sentence = 'There was an error processing your order. Please try again.'
  await waitFor(() => expect(alerted).toHaveBeenCalledExactlyOnceWith(sentence))
  timeout.mockRestore()
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(readCart()).toEqual([teeLine])
  expect(field('Full Name').value).toBe('Mary Ann Smith')
})

test('PAY-4 what goes wrong in the browser itself is said in the specification’s words', async () => {
  leave.mockImplementationOnce(() => {
    throw new Error('The browser goes nowhere.')
  })
  order([teeLine], { [ORDER]: () => created({ checkout_url: '/pay/1' }) })
  const sentence = 'There was an error processing your order. Please try again.'
  await waitFor(() => expect(alerted).toHaveBeenCalledWith(sentence))
})

test('PAY-4 a reason that ends in what to do about it does not say it twice', async () => {
  order([teeLine], {
    [ORDER]: () =>
      refused('unavailable', { error: 'This is not available right now. Please try again shortly.' }),
  })
  const sentence =
    'Failed to create Printify order: This is not available right now. Please try again or contact support.'
  await waitFor(() => expect(alerted).toHaveBeenCalledWith(sentence))
})

test('what is sold out meanwhile is taken out and told, also when nothing is left', async () => {
  const gone = { ...mug, inventory: 0, status: 'Sold out' }
  const queue = [mug, gone]
  order([mugLine], {
    '/api/products/mug': () => Response.json(queue.shift() ?? gone),
    [CREATE]: () => refused('out_of_stock', { error: 'Foghorn Mug is out of stock.' }),
  })
  expect(await screen.findByText('Foghorn Mug is sold out, so we took it out of your cart.')).toBeTruthy()
  expect(screen.getByText('Your cart is empty.')).toBeTruthy()
})

test('PAY-8 a price that has changed is told with the right amount, and nothing is lost', async () => {
  order([teeLine], { [ORDER]: () => refused('price_changed', { amount: 3393 }) })
  await waitFor(() =>
    expect(alerted).toHaveBeenCalledWith(
      'Failed to create Printify order: The price has changed: your total is now $33.93. Please try again or contact support.',
    ),
  )
  expect(readCart()).toHaveLength(1)
})

test('pressing twice orders once, and a lost answer is asked for again under the same key', async () => {
  const queue: Answer[] = [
    () => Promise.reject(new TypeError('offline')),
    () => created({ checkout_url: '/pay/1' }),
  ]
  const sent = order([teeLine], {
    [ORDER]: () => {
      const next = queue.shift()
      return typeof next === 'function' ? next() : Response.error()
    },
  })
  fireEvent.submit(screen.getByRole('form', { name: 'Checkout' }))
  await waitFor(() => expect(alerted).toHaveBeenCalledOnce())
  expect(callsTo(sent, ORDER)).toHaveLength(1)
  cleanup()
  render(content('/checkout'))
  expect(field('Full Name').value).toBe('Mary Ann Smith')
  submit()
  await waitFor(() => expect(leave).toHaveBeenCalled())
  const [first, second] = callsTo(sent, ORDER)
  expect(second?.key).toBe(first?.key)
})

test('an order that nobody has paid for in its time is followed by a new one', async () => {
  const queue: Answer[] = [() => refused('conflict'), () => created({ checkout_url: '/pay/2' })]
  const sent = order([teeLine], {
    [ORDER]: () => {
      const next = queue.shift()
      return typeof next === 'function' ? next() : Response.error()
    },
  })
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/pay/2'))
  expect(alerted).not.toHaveBeenCalled()
  const [first, second] = callsTo(sent, ORDER)
  expect(second?.body).toEqual(first?.body)
  expect(second?.key).not.toBe(first?.key)
})

test('an order that was paid in another tab is neither said to wait nor put back in the cart', async () => {
  const waiting = { id: 'order1', number: 'BB-7KQ4-M2XD', token: 'token1', lines: [teeLine] }
  sessionStorage.setItem('pending-order', JSON.stringify(waiting))
  const answers = (status: string) => ({ [`${ORDER}/order1`]: () => Response.json({ id: 'order1', status }) })
  const sent = openCheckout([], answers('awaiting_payment'))
  await waitFor(() => expect(callsTo(sent, `${ORDER}/order1`)).toHaveLength(1))
  expect(screen.getByText('Your order BB-7KQ4-M2XD waits for its payment')).toBeTruthy()
  cleanup()
  openCheckout([], answers('paid'))
  await waitFor(() => expect(screen.queryByText(/waits for its payment/)).toBeNull())
  expect(sessionStorage.getItem('pending-order')).toBeNull()
})

test('an order that is paid in another tab while this one says that it waits: who comes back reads that no more', async () => {
  const waiting = { id: 'order1', number: 'BB-7KQ4-M2XD', token: 'token1', lines: [teeLine] }
  sessionStorage.setItem('pending-order', JSON.stringify(waiting))
  let status = 'awaiting_payment'
  const sent = openCheckout([], { [`${ORDER}/order1`]: () => Response.json({ id: 'order1', status }) })
  await waitFor(() => expect(callsTo(sent, `${ORDER}/order1`)).toHaveLength(1))
  status = 'paid'
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByText(/waits for its payment/)).toBeNull())
})

test('an order whose time to pay is over is not offered to be paid, and goes back into the cart', async () => {
  const waiting = { id: 'order1', number: 'BB-7KQ4-M2XD', token: 'token1', lines: [teeLine] }
  sessionStorage.setItem('pending-order', JSON.stringify(waiting))
  openCheckout([], { [`${ORDER}/order1`]: Response.json({ id: 'order1', status: 'expired' }) })
  expect(await screen.findByText('Your order BB-7KQ4-M2XD was not paid in its time')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Go to the order' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Put everything back in the cart' }))
  expect(readCart()).toMatchObject([{ id: teeLine.id }])
})

test('PAY-5 a local order is paid here: the cart is cleared, and the thank-you page follows', async () => {
  const sent = order([mugLine], {
    [CREATE]: () => intentAnswer(),
    [CONFIRM]: Response.json({ id: 'pi_1', status: 'succeeded' }),
    [SETTLE]: Response.json({ success: true, status: 'succeeded' }),
  })
  fireEvent.click(await screen.findByRole('button', { name: /4242/ }))
  const pay = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $37.21' })
  await waitFor(() => expect(isOff(pay)).toBe(false))
  fireEvent.click(pay)
  expect(await arrival()).toEqual({
    address: '/thank-you?order=order1&token=token1',
    state: { orderId: 'order1', orderType: 'local', isCharged: true },
  })
  await cleared()
  expect(callsTo(sent, CREATE)[0]?.body).toMatchObject({
    type: 'product',
    items: [{ productId: 'mug', variantId: null, quantity: 1 }],
    amount: 3721,
    customerName: 'Mary Ann Smith',
    shippingAddress: { address: '18 Maple Avenue', city: 'Bay Shore', state: 'NY', zip: '11706' },
  })
})

test('what another tab does to the cart while somebody pays changes neither the payment nor what stays', async () => {
  const sent = order([mugLine], {
    [CREATE]: () => intentAnswer(),
    [CONFIRM]: Response.json({ id: 'pi_1', status: 'succeeded' }),
    [SETTLE]: Response.json({ success: true, status: 'succeeded' }),
  })
  fireEvent.click(await screen.findByRole('button', { name: /4242/ }))
  const added: CartItem = { ...mugLine, id: 'cap', product_id: 'cap', name: 'Cap' }
  for (const cart of [[], [{ ...mugLine, quantity: mugLine.quantity + 1 }, added]]) act(() => setCart(cart))
  const pay = await screen.findByRole<HTMLButtonElement>('button', { name: /^Pay/ })
  await waitFor(() => expect(isOff(pay)).toBe(false))
  fireEvent.click(pay)
  await waitFor(() => expect(readCart()).toEqual([{ ...mugLine, quantity: 1 }, added]))
  expect(callsTo(sent, CREATE)).toHaveLength(1)
})

test('PAY-8 a local order whose price has changed closes the payment and says the right amount', async () => {
  order([mugLine], { [CREATE]: () => refused('price_changed', { amount: 4000 }) })
  expect(await screen.findByText(/your total is now \$40\.00\. Nothing was charged\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull()
  expect(readCart()).toEqual([mugLine])
})

test('an order that came after too many unpaid ones closes the payment and says so', async () => {
  const error = 'Several orders from your internet connection were begun today and not paid.'
  order([mugLine], { [CREATE]: () => refused('too_many_requests', { error }) })
  expect(await screen.findByText(error)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull()
  expect(readCart()).toEqual([mugLine])
})

test('what was paid in another tab is said also where that has emptied the cart', async () => {
  const error = 'Your payment from a moment ago has gone through.'
  const { promise: answer, resolve } = Promise.withResolvers<Response>()
  order([mugLine], { [CREATE]: () => answer })
  await screen.findByRole('dialog')
  act(() => setCart([]))
  resolve(refused('paid_already', { error }))
  expect(await screen.findByText('Your cart is empty.')).toBeTruthy()
  expect(screen.getByText(error)).toBeTruthy()
})

test('after one part of a mixed cart the other one stays', async () => {
  openCheckout(
    [teeLine, mugLine],
    { [ORDER]: () => created({ checkout_url: '/pay/1' }) },
    '/checkout?part=printify',
  )
  fillIn()
  submit()
  await waitFor(() => expect(leave).toHaveBeenCalled())
  expect(readCart()).toEqual([mugLine])
})
