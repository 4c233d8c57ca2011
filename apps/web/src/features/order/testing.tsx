import type { Order } from '@beacon/contract/orders'
import { render } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { type Answer, stubApi } from '../payment/testing.ts'
import { OrderScreen } from './order-screen.tsx'

/** A paid order of a mug. */
export const anOrder: Order = {
  id: 'order1',
  number: 'BB-7KQ4-M2XD',
  kind: 'local',
  state: 'paid',
  createdAt: '2026-11-20T15:00:00.000Z',
  paidAt: '2026-11-20T15:02:00.000Z',
  currency: 'usd',
  promoCode: '',
  subtotal: 2500,
  discount: 0,
  shipping: 999,
  tax: 222,
  total: 3721,
  refunded: 0,
  name: 'Ann Lee',
  email: 'ann@lee.example',
  shippingAddress: { address: '18 Maple Avenue', address2: '', city: 'Bay Shore', state: 'NY', zip: '11706' },
  lines: [
    {
      productId: 'mug',
      name: 'Foghorn Mug',
      variant: '',
      image: '/artwork/mug.svg',
      quantity: 1,
      unitPrice: 2500,
      delivery: 'parcel',
      returnable: 1,
      download: null,
    },
  ],
  parcels: [],
  refundedByHand: 0,
  regained: 0,
  mayStillArrive: false,
  timeline: [],
  checkoutUrl: null,
  isEmailRefused: false,
  returns: [],
  returnUntil: null,
  printsAt: null,
  cancel: { refund: null, obstacle: null },
  cancelled: null,
}

/** The call of `show`. */
export const CALL = '/api/orders/order1?token=token1'

/** The server's response for the mug's order with these changes. */
export const known = (change: Partial<Order> = {}) => Response.json({ order: { ...anOrder, ...change } })

/** Opens the page of a private link. */
export function show(address = '/orders/order1?token=token1') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/orders/:id" element={<OrderScreen />} />
      </Routes>
    </MemoryRouter>,
  )
}

export function openOrder(answer: Answer, address?: string) {
  stubApi({ [CALL]: answer })
  show(address)
}
