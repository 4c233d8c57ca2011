import type { Lead } from '@beacon/contract/leads'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { TodayScreen } from './today-screen.tsx'

const serverDown = () => Response.json({ code: 'unavailable', error: 'Not right now.' }, { status: 503 })

function open() {
  const fetch = vi.fn(async (_address: string) => serverDown())
  vi.stubGlobal('fetch', fetch)
  renderAdmin(<TodayScreen />)
  return fetch
}

test('while the server is down no figure and no list is shown as loading', async () => {
  open()
  expect(await screen.findAllByText('This list could not be loaded.')).toHaveLength(4)
  expect(screen.getByText('The figures could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'New leads: not known' }).textContent).toBe('?')
  expect(screen.queryByRole('link', { name: /counting/ })).toBeNull()
})

test('a retry requests everything that failed', async () => {
  const fetch = open()
  await screen.findAllByText('This list could not be loaded.')
  const asked = () => fetch.mock.calls.map(([address]) => address)
  const before = asked()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(asked().toSorted()).toEqual([...before, ...before].toSorted()))
})

test('ADMIN-5 when more leads wait than fit on a page, those waiting longest are listed', async () => {
  const lead = (number: number) =>
    ({
      id: `lead-${number}`,
      name: `Lead ${number}`,
      businessName: 'Bakery',
      createdAt: '2026-11-01T12:00:00.000Z',
    }) as Lead
  const page = { leads: Array.from({ length: 50 }, (_, number) => lead(number)), total: 60, next: 'lead-49' }
  const asked = /^\/api\/admin\/leads\?(?=.*status=new)(?=.*order=oldest)/
  vi.stubGlobal('fetch', async (address: string) =>
    asked.test(address) ? Response.json(page) : serverDown(),
  )
  renderAdmin(<TodayScreen />)
  const list = within(await screen.findByRole('region', { name: 'Answer next' }))
  const names = (await list.findAllByRole('link')).map(({ textContent }) => textContent)
  expect(names.map((name) => /Lead \d+/.exec(name ?? '')?.[0])).toEqual(
    [0, 1, 2, 3, 4, 5].map((number) => `Lead ${number}`),
  )
})

test('a figure of zero does not describe a problem', async () => {
  const none = { orders: [], jobs: [], counts: {}, mailsDue: 0, refusedWhileOff: 0, total: 0, next: null }
  vi.stubGlobal('fetch', async (address: string) =>
    /orders|outbox/.test(address) ? Response.json(none) : serverDown(),
  )
  renderAdmin(<TodayScreen />)
  expect(await screen.findByText('Nothing is stuck')).toBeTruthy()
  expect(await screen.findByText('None is stopped, and every return is answered')).toBeTruthy()
  expect(await screen.findByText('None is waiting')).toBeTruthy()
})
