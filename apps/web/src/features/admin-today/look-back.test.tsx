import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { LookBack, useFigures } from './look-back.tsx'

const figures = {
  ordersCents: 2741,
  sessionsCents: 19_900,
  orders: 1,
  bookings: 3,
  sessions: 2,
  noShows: 1,
  leads: 5,
  won: 2,
}
const answer = {
  from: '2026-11-14',
  until: '2026-11-20',
  now: figures,
  before: { ...figures, ordersCents: 0 },
  origins: [{ name: 'google, cpc', leads: 4, won: 2 }],
}

const Screen = () => <LookBack figures={useFigures().data} />

function open(fetch: (address: string) => Response, at = '/admin') {
  const asked = vi.fn(async (address: string) => fetch(address))
  vi.stubGlobal('fetch', asked)
  renderAdmin(<Screen />, at)
  return asked
}

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('the last days are shown beside the period before, and leads by source', async () => {
  open(() => Response.json(answer))
  expect(await screen.findByRole('columnheader', { name: 'Last 7 days' })).toBeTruthy()
  expect(screen.getByText(/^Nov 14, 2026 to Nov 20, 2026, and as many days before/)).toBeTruthy()
  expect(cellsOf('Paid for orders')).toEqual(['$27.41', '$0.00'])
  expect(cellsOf('Sessions')).toEqual(['2', '2'])
  expect(cellsOf('No-shows')).toEqual(['1', '1'])
  expect(cellsOf('google, cpc')).toEqual(['4', '2'])
})

test('the period is kept in the address', async () => {
  const asked = open(() => Response.json({ ...answer, origins: [] }), '/admin?days=30')
  expect(await screen.findByText('No leads, not counting flagged ones.')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: '90 days' }))
  await vi.waitFor(() =>
    expect(asked.mock.calls.map(([address]) => address.split('?')[1])).toEqual(['days=30', 'days=90']),
  )
})
