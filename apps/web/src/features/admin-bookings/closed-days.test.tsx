import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { ClosedDays } from './closed-days.tsx'

test('the bookings left on closed days are a link to the week of the first', async () => {
  const closing = {
    from: '2026-12-05',
    until: '2026-12-16',
    message: 'Winter break',
    note: '',
    bookings: 10,
    firstBooked: '2026-12-15',
  }
  vi.stubGlobal('fetch', async () => Response.json({ closedDays: [closing] }))
  renderAdmin(<ClosedDays />, '/admin/bookings?view=calendar')
  const link = await screen.findByRole('link', { name: '10 bookings to move' })
  expect(link.getAttribute('href')).toBe('/admin/bookings?view=week&week=2026-12-15')
})
