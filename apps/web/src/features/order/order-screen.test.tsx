import type { Order, OrderState } from '@beacon/contract/orders'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answer, broken, stubApi } from '../payment/testing.ts'
import { FindOrderScreen } from './find-order-screen.tsx'
import { OrderScreen } from './order-screen.tsx'
import { progressOf } from './order-words.ts'
import { anOrder } from './testing.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const CALL = '/api/orders/order1?token=token1'

function openOrder(answer: Answer, address = '/orders/order1?token=token1') {
  stubApi({ [CALL]: answer })
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/orders/:id" element={<OrderScreen />} />
      </Routes>
    </MemoryRouter>,
  )
}

const known = (change: Partial<Order> = {}) => Response.json({ order: { ...anOrder, ...change } })

test('PAY-13 the private link shows how far the order is, and where it goes', async () => {
  openOrder(
    known({
      kind: 'printify',
      state: 'shipped',
      tracking: { carrier: 'USPS', number: '9400', url: 'https://usps.example/9400' },
    }),
  )
  expect(await screen.findByRole('heading', { name: 'Order BB-7KQ4-M2XD' })).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Progress' }).querySelector('[aria-current]')?.textContent).toBe(
    'Shipped: done',
  )
  expect(screen.getByRole('link', { name: '9400' }).getAttribute('href')).toBe('https://usps.example/9400')
  expect(screen.getByText('$37.21')).toBeTruthy()
})

test('what was bought as a file can be fetched', async () => {
  const [line] = anOrder.lines
  const download = {
    url: '/api/orders/order1/downloads/0?signature=x',
    expiresAt: '2026-11-27T15:00:00.000Z',
  }
  openOrder(known({ state: 'fulfilled', lines: line ? [{ ...line, name: 'Workbook', download }] : [] }))
  expect((await screen.findByRole('link', { name: 'Workbook' })).getAttribute('href')).toBe(download.url)
})

test('a link that nobody knows leads to the look-up', async () => {
  openOrder(Response.json({ code: 'not_found', error: 'Not found' }, { status: 404 }))
  expect((await screen.findByRole('link', { name: 'Look up your order' })).getAttribute('href')).toBe(
    '/orders',
  )
  cleanup()
  openOrder(known(), '/orders/order1')
  expect(screen.getByRole('link', { name: 'Look up your order' })).toBeTruthy()
})

test('a server that does not answer is asked again', async () => {
  const queue = [broken(), known()]
  openOrder(() => queue.shift() ?? broken())
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Order BB-7KQ4-M2XD' })).toBeTruthy()
})

test.each<[OrderState, number | undefined]>([
  ['awaiting_payment', 1],
  ['paid', 2],
  ['needs_attention', 2],
  ['in_production', 3],
  ['shipped', 4],
  ['delivered', 5],
  ['refunded', undefined],
])('a print order that is %s has %s steps behind it', (state, done) => {
  expect(progressOf({ ...anOrder, kind: 'printify', state })?.done).toBe(done)
})

test('an order of which nothing is sent has no way', () => {
  const lines = anOrder.lines.map((line) => ({ ...line, delivery: 'service' as const }))
  expect(progressOf({ ...anOrder, lines, state: 'fulfilled' })).toEqual({
    steps: ['Ordered', 'Paid', 'Complete'],
    done: 3,
  })
})

test('a look-up names what is wrong, and gives the same answer to everybody', async () => {
  stubApi({
    '/api/find-order': Response.json({ success: true, message: 'If we have it, it is on its way.' }),
  })
  render(
    <MemoryRouter>
      <FindOrderScreen />
    </MemoryRouter>,
  )
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send me the link' }))
  press()
  expect(await screen.findAllByText('Email is required')).toHaveLength(2)
  expect(screen.getAllByText('Order number is required')).toHaveLength(2)
  for (const [name, value] of [
    ['Email', 'ann@lee.example'],
    ['Order number', 'bb-7kq4-m2xd'],
  ] as const)
    fireEvent.change(screen.getByLabelText(name), { target: { value } })
  press()
  expect(await screen.findByText('If we have it, it is on its way.')).toBeTruthy()
})
