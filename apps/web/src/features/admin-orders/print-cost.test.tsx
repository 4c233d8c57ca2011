import type { AdminOrder, PrintCost } from '@beacon/contract/order-admin'
import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { anOrder } from '../order/testing.tsx'
import { PrintCostSection } from './print-cost.tsx'

const order: AdminOrder = {
  ...anOrder,
  subtotal: 4998,
  shipping: 999,
  tax: 444,
  total: 6441,
  phone: '',
  termsDated: null,
  landingPage: '',
  referrer: '',
  campaign: '',
  attention: '',
  stoppedAt: null,
  isBeingMade: false,
  printifyId: 'print-1',
  link: 'https://beacon.example/order/1',
  returns: [],
  payments: [],
  jobs: [],
  isToBegin: false,
  history: [],
}

function show(cost: PrintCost | null) {
  vi.stubGlobal('fetch', async () => Response.json({ cost }))
  renderAdmin(<PrintCostSection order={order} />)
}

test('Printify’s charges are shown beside what the buyer paid for the same items and shipping', async () => {
  show({ production: 2998, shipping: 715, tax: 0, isCharged: true })
  await screen.findByRole('table', { name: 'What printing costs' })
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows.slice(2)).toEqual(['Shipping$9.99$7.15', 'Tax$4.44$0.00', 'Total$64.41$37.13'])
  expect(screen.queryByText(/it has not begun/)).toBeNull()
})

test('a draft shows that it is not charged yet, and an order without costs that they are unknown', async () => {
  show({ production: 2998, shipping: 715, tax: 0, isCharged: false })
  expect(await screen.findByText(/it has not begun/)).toBeTruthy()
  cleanup()
  show(null)
  expect(await screen.findByText(/does not say what it charges/)).toBeTruthy()
})
