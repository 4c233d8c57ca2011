import { PUBLIC_URL_PLACEHOLDER } from '@beacon/contract/public-url'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { setCart } from '../features/cart/index.ts'
import { mugLine, teeLine } from '../features/cart/testing.ts'
import { keepPendingOrder } from '../features/checkout/pending-order.ts'
import { stubApi } from '../features/payment/testing.ts'
import { PageDataProvider } from '../page-data.ts'
import CartPage from './cart.tsx'

test('PAY-10 the cart shows an order that was placed and not paid', () => {
  stubApi({})
  keepPendingOrder({ id: 'order1', token: 'token1', number: 'BB-7KQ4-M2XD', lines: [teeLine] })
  setCart([mugLine])
  render(
    <MemoryRouter>
      <PageDataProvider value={{ publicUrl: PUBLIC_URL_PLACEHOLDER }}>
        <CartPage />
      </PageDataProvider>
    </MemoryRouter>,
  )
  expect(screen.getByText('Your order BB-7KQ4-M2XD is waiting for payment')).toBeTruthy()
})
