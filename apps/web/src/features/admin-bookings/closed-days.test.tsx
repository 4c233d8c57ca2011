import { fireEvent, screen, waitFor } from '@testing-library/react'
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

test('closed hours are listed with their note, opened by themselves, and no reason to hide a holiday', async () => {
  const asked: string[] = []
  const closedHours = {
    from: '2026-11-26',
    until: '2026-11-26',
    hours: { from: '2:00 PM', to: '3:30 PM' },
    message: '',
    note: 'Dentist',
    bookings: 0,
    firstBooked: null,
  }
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), toFake: ['Date'] })
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address}`)
    return Response.json({ closedDays: [closedHours] })
  })
  renderAdmin(<ClosedDays />, '/admin/bookings?view=calendar')
  const name = /^Open Thursday,.November.26,.2026, 2:00.PM to 3:30.PM$/
  const line = (await screen.findByText('Dentist')).closest('li')
  expect(line?.textContent).toMatch(/2:00.PM to 3:30.PM/)
  expect(screen.getByText('Thanksgiving Day')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByRole('dialog').textContent).toMatch(/2:00.PM to 3:30.PM can be booked again at once/)
  expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Open it' }))
  await waitFor(() =>
    expect(asked).toContainEqual(
      expect.stringMatching(/^DELETE .*\/2026-11-26\/hours\?from=2%3A00(\+|%20)PM&to=3%3A30(\+|%20)PM$/),
    ),
  )
})
