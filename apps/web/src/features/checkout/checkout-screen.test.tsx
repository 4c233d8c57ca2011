import type { CartItem } from '@beacon/rules/cart'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { isOff } from '../../ui/testing.ts'
import { readCart, setCart } from '../cart/index.ts'
import { mugLine, teeLine } from '../cart/testing.ts'
import {
  arrive,
  attribution,
  CONFIRM,
  CREATE,
  callsTo,
  intentAnswer,
  refused,
  SETTLE,
} from '../payment/testing.ts'
import {
  ADDRESS,
  arrival,
  cleared,
  created,
  field,
  fillIn,
  hrefOf,
  leave,
  ORDER,
  openCheckout,
  order,
  prepareCheckout,
  submit,
} from './testing.tsx'

prepareCheckout()

test('PAY-1 an empty cart says so and links to the store', () => {
  openCheckout([])
  expect(screen.getByText('Your cart is empty.')).toBeTruthy()
  expect(hrefOf('Go to the store')).toBe('/store')
  expect(hrefOf('Back to your cart')).toBe('/cart')
})

test('PAY-2 a mixed cart is not one order: it shows the text, the links, and a checkout for either part', () => {
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
  expect(document.activeElement, 'it begins like a page').toBe(screen.getByRole('heading', { level: 1 }))
  expect(screen.getByRole('button', { name: /^Order and pay/ })).toBeTruthy()
  expect(screen.getByText('The other item stays in your cart for a second order.')).toBeTruthy()
})

test('PAY-3 everything but the phone is required, and a missing value is reported at its field', async () => {
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

test('a checkout that takes no cards says so in place of the form, and asks the server nothing for it', async () => {
  document.documentElement.dataset.cards = 'off'
  onTestFinished(() => void delete document.documentElement.dataset.cards)
  const sent = openCheckout([mugLine])
  await screen.findByText('We cannot take cards on this site right now')
  expect(screen.queryByRole('form', { name: 'Checkout' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Order Summary' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/)
  expect(screen.queryByText(/You pay by card/)).toBeNull()
  expect(callsTo(sent, '/api/config')).toEqual([])
})

test('printed goods can be ordered where no cards are taken, and the form says how they are paid', async () => {
  document.documentElement.dataset.cards = 'off'
  onTestFinished(() => void delete document.documentElement.dataset.cards)
  openCheckout([teeLine])
  await screen.findByText(/we email you how to pay/)
  expect(screen.getByRole('form', { name: 'Checkout' })).toBeTruthy()
  expect(screen.queryByText(/we take your order by hand/)).toBeNull()
})

test('a checkout that takes cards says when they are charged, and nothing else about them', () => {
  openCheckout([mugLine])
  expect(screen.getByText(/You pay by card in the next step/)).toBeTruthy()
  expect(screen.queryByText(/cannot take cards/)).toBeNull()
})

test.each([
  ['Mary Ann Smith', 'Mary', 'Ann Smith'],
  ['Cher', 'Cher', ''],
])('PAY-3 the name %j is sent as %j and %j, to the United States', async (name, first, last) => {
  arrive()
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
      address2: 'Apt 4B',
      city: 'Bay Shore',
      zip: '11706',
    },
    shipping_method: 1,
    amount: 3175,
    attribution,
  })
})

test.each([
  ['printed', teeLine],
  ['local', mugLine],
])('the terms for %s goods are beside the order button', (_, line) => {
  openCheckout([line])
  const words = within(screen.getByText(/^By ordering you accept our/))
  expect(words.getByRole('link', { name: 'terms of service' }).getAttribute('href')).toBe('/terms-of-service')
  expect(words.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy-policy')
})

test('pasted text is never cut off', () => {
  openCheckout([mugLine])
  for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) expect(field.maxLength).toBe(-1)
})

test('PAY-3 an order of only files and services asks for an address for the receipt, not for shipping', () => {
  openCheckout([
    { ...mugLine, digital: true, category: 'courses' },
    { ...mugLine, id: 'check', category: 'services' },
  ])
  expect(screen.getByRole('heading', { name: 'What is your address?' })).toBeTruthy()
  expect(screen.getByText('It goes on your receipt.')).toBeTruthy()
  expect(screen.queryByText(/ship within/)).toBeNull()
})

test('PAY-3 a course that is no file asks for no shipping address, as a service does not', () => {
  openCheckout([{ ...mugLine, category: 'courses' }])
  expect(screen.queryByRole('heading', { name: 'Where should we send it?' })).toBeNull()
  expect(screen.queryByText('We ship within the United States.')).toBeNull()
})

test('PAY-5 a local order is paid on the site, which clears the cart and shows the thank-you page', async () => {
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
    shippingAddress: {
      address: '18 Maple Avenue',
      address2: 'Apt 4B',
      city: 'Bay Shore',
      state: 'NY',
      zip: '11706',
    },
  })
})

test.each([
  ['a file', { ...mugLine, digital: true }, '1 item, $27.22 with estimated tax'],
  ['goods', mugLine, '1 item, $37.21 with shipping and estimated tax'],
])('PAY-7 the payment dialog says what the total of %s includes', async (_, line, summary) => {
  order([line], { [CREATE]: () => intentAnswer() })
  expect(within(await screen.findByRole('dialog')).getByText(summary)).toBeTruthy()
})

test('cart changes in another tab during a payment affect neither the payment nor the remaining items', async () => {
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

test('PAY-8 if the price of a local order has changed, the payment closes and the new amount is shown', async () => {
  order([mugLine], { [CREATE]: () => refused('price_changed', { amount: 4000 }) })
  expect(await screen.findByText(/your total is now \$40\.00\. Nothing was charged\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull()
  expect(readCart()).toEqual([mugLine])
})

test('an order rejected for too many unpaid ones closes the payment and says so', async () => {
  const error = 'Several orders were started from your internet connection today and not paid.'
  order([mugLine], { [CREATE]: () => refused('too_many_requests', { error }) })
  expect(await screen.findByText(error)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull()
  expect(readCart()).toEqual([mugLine])
})

test('a payment made in another tab is reported even if the cart is empty by then', async () => {
  const error = 'Your payment from a moment ago has gone through.'
  const { promise: answer, resolve } = Promise.withResolvers<Response>()
  order([mugLine], { [CREATE]: () => answer })
  await screen.findByRole('dialog')
  act(() => setCart([]))
  resolve(refused('paid_already', { error }))
  expect(await screen.findByText('Your cart is empty.')).toBeTruthy()
  expect(screen.getByText(error)).toBeTruthy()
  expect(screen.queryByText(/Nothing was charged/)).toBeNull()
})

test('PAY-10 a payment made a moment ago is reported as paid, and its items are not ordered again', async () => {
  const error = 'Your payment from a moment ago has gone through.'
  order([mugLine], { [CREATE]: () => refused('paid_already', { error }) })
  expect(await screen.findByText(error)).toBeTruthy()
  expect(screen.queryByText(/Nothing was charged/)).toBeNull()
})

test('one part of a mixed cart goes to its payment page, the other stays in the cart', async () => {
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
