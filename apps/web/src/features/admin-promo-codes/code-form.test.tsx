import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { CodeForm } from './code-form.tsx'

function open() {
  const fetch = vi.fn(async (_path: string, _request: RequestInit) =>
    Response.json({ promoCode: { code: 'SPRING10' } }, { status: 201 }),
  )
  vi.stubGlobal('fetch', fetch)
  renderAdmin(<CodeForm />)
  return () => fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)))
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const make = () => fireEvent.click(screen.getByRole('button', { name: 'Create code' }))

test('amounts are typed in dollars and sent in cents, and empty fields mean no limit', async () => {
  const sent = open()
  type('Code', ' spring10 ')
  type('What it gives', 'amount')
  type('Amount', '$5.50')
  type('Minimum subtotal', '20')
  make()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toEqual({
    code: ' spring10 ',
    kind: 'amount',
    value: 550,
    minimum: 2000,
    firstDay: null,
    lastDay: null,
    mostUses: null,
  })
  expect(await screen.findByText('SPRING10 was created.')).toBeTruthy()
})

test('a code whose answer was lost is created once: a retry is the same attempt', async () => {
  const keys: (string | null)[] = []
  const fetch = vi.fn(async (_path: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'))
    if (keys.length === 1) throw new TypeError('offline')
    return Response.json({ promoCode: { code: 'SPRING10' } }, { status: 201 })
  })
  vi.stubGlobal('fetch', fetch)
  renderAdmin(<CodeForm />)
  type('Code', 'SPRING10')
  type('Percent', '10')
  make()
  await screen.findByRole('alert')
  make()
  expect(await screen.findByText('SPRING10 was created.')).toBeTruthy()
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

test('free shipping has no amount to enter', async () => {
  const sent = open()
  type('Code', 'SHIPFREE')
  type('What it gives', 'shipping')
  expect(screen.queryByLabelText(/^(Percent|Amount)/)).toBeNull()
  type('Total uses allowed', '5')
  type('Last day', '2026-12-24')
  make()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ kind: 'shipping', value: 0, mostUses: 5, lastDay: '2026-12-24' })
})

test('errors are shown at their fields before anything is sent, and the first takes the focus', () => {
  const sent = open()
  type('Code', 'ab')
  type('Minimum subtotal', 'ten')
  make()
  expect(screen.getByText('A promo code has 3 to 20 letters, digits and dashes')).toBeTruthy()
  expect(screen.getByText('Please enter an amount')).toBeTruthy()
  expect(screen.getByText('Please enter 1 to 90 percent'), 'all at once').toBeTruthy()
  expect(document.activeElement).toBe(field('Code'))
  type('Code', 'SPRING10')
  type('Minimum subtotal', '')
  make()
  expect(screen.getByText('Please enter 1 to 90 percent')).toBeTruthy()
  expect(sent()).toEqual([])
})
