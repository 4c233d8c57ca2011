import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { OrderHistory } from './order-history.tsx'

afterEach(cleanup)

test('an order that goes to the printer is paid once', () => {
  const at = '2026-11-23T15:00:00.000Z'
  const history = ['awaiting_payment', 'paid', 'submitting'].map((what) => ({ at, what, detail: '' }))
  render(
    <MemoryRouter>
      <OrderHistory history={history} orderId="order1" />
    </MemoryRouter>,
  )
  expect(screen.getAllByText('Paid')).toHaveLength(1)
  expect(screen.getByText('On its way to the printer')).toBeTruthy()
})
