import type { Subscriber } from '@beacon/contract/subscribers'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { SubscriberTable } from './subscriber-table.tsx'

const subscriber: Subscriber = {
  id: 'ada',
  email: 'ada@bakery.example',
  list: 'merch',
  state: 'undeliverable',
  source: '/store',
  flags: [],
  askedAt: '2026-10-01T14:00:00.000Z',
  confirmedAt: '2026-10-01T14:05:00.000Z',
  unsubscribedAt: null,
  refusedAt: '2026-11-23T14:00:00.000Z',
  refusal: '5.1.1',
}
const WHY = /The mail server knows no such mailbox \(5\.1\.1\)/

function show(change: Partial<Subscriber> = {}) {
  renderAdmin(<SubscriberTable rows={[{ ...subscriber, ...change }]} />)
}

test('ADMIN-5: an address that mail servers reject shows why and since when, and can be restored', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`)
    return Response.json({
      subscriber: { ...subscriber, state: 'confirmed', refusedAt: null, refusal: null },
    })
  })
  show()
  expect(screen.getByText('Undeliverable')).toBeTruthy()
  expect(screen.getByText(WHY).querySelector('time')?.dateTime).toBe(subscriber.refusedAt)
  fireEvent.click(screen.getByRole('button', { name: 'Put back ada@bakery.example' }))
  expect(await screen.findByText('The next letter goes there again.')).toBeTruthy()
  expect(asked).toEqual(['POST /api/admin/subscribers/ada/restore'])
})

test('the error of an address that could not be restored is shown', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'unavailable', error: 'Please try again later.' }, { status: 503 }),
  )
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Put back ada@bakery.example' }))
  expect(await screen.findByText('Please try again later.')).toBeTruthy()
})

test('a sign-up whose confirmation mail was rejected shows why, and cannot be restored', () => {
  show({ state: 'pending', confirmedAt: null, refusal: '5.9.9' })
  expect(screen.getByText(/A mail server refuses this address \(5\.9\.9\)/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Put back/ })).toBeNull()
})

test('a rejection is no longer shown once the subscriber has unsubscribed', () => {
  show({ state: 'unsubscribed' })
  expect(screen.queryByText(WHY)).toBeNull()
})
