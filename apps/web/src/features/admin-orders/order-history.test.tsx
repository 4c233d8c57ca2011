import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { OrderHistory } from './order-history.tsx'

function show(...events: readonly string[]) {
  const history = events.map((what) => ({ at: '2026-11-23T15:00:00.000Z', what, detail: '' }))
  render(
    <MemoryRouter>
      <OrderHistory history={history} orderId="order1" />
    </MemoryRouter>,
  )
}

test('an order submitted to the printer lists its payment once', () => {
  show('awaiting_payment', 'paid', 'submitting')
  expect(screen.getAllByText('Paid')).toHaveLength(1)
  expect(screen.getByText('On its way to the printer')).toBeTruthy()
})

test('the history says “package”, as everywhere else', () => {
  show('parcel sent', 'remark')
  expect(screen.getByText('Package sent')).toBeTruthy()
  expect(screen.getByText('Remark')).toBeTruthy()
})
