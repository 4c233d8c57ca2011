import type { Cart, CartItem } from '@beacon/rules/cart'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { readCart, setCart } from '../cart/index.ts'
import { mug, tee } from '../catalogue/testing.ts'
import { type Answer, loadPayment, stubApi } from '../payment/testing.ts'
import { CheckoutScreen } from './checkout-screen.tsx'

export const ORDER = '/api/printify/order'
export const leave = vi.fn()
export const alerted = vi.fn()

/** Before and after each test: clears the browser's state; preloads the lazy parts. */
export function prepareCheckout(): void {
  beforeAll(() => Promise.all([loadPayment(), import('./place-order.ts')]))
  beforeEach(() => {
    vi.stubGlobal('alert', alerted)
  })
  afterEach(() => {
    vi.clearAllMocks()
  })
}

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

export const show = (address = '/checkout') => render(content(address))

export function openCheckout(cart: Cart, answers: Record<string, Answer> = {}, address?: string) {
  const sent = stubApi({ ...shop, ...answers })
  setCart(cart)
  show(address)
  return sent
}

export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
export const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
export const arrival = async () =>
  JSON.parse((await screen.findByText(/"address"/)).textContent ?? '') as { address: string; state: object }
export const cleared = () => waitFor(() => expect(readCart()).toEqual([]))

export const ADDRESS = {
  'Full Name': 'Mary Ann Smith',
  Email: 'mary@smith.example',
  Address: '18 Maple Avenue',
  'Apartment, suite, etc. (optional)': 'Apt 4B',
  City: 'Bay Shore',
  State: 'NY',
  'ZIP code': '11706',
}

export function fillIn(values: Record<string, string> = ADDRESS) {
  for (const [name, value] of Object.entries(values)) {
    const input = field(name)
    input.value = value
    fireEvent.input(input)
  }
}

export const submit = () =>
  fireEvent.click(screen.getByRole('button', { name: /^(Continue to payment|Order and pay)/ }))

export function order(cart: readonly CartItem[], answers: Record<string, Answer>) {
  const sent = openCheckout(cart, answers)
  fillIn()
  submit()
  return sent
}

export const created = (rest: object = {}) =>
  Response.json(
    { id: 'order1', number: 'BB-7KQ4-M2XD', token: 'token1', total: 3217, currency: 'usd', ...rest },
    { status: 201 },
  )
