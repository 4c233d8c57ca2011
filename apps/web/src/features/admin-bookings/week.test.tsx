import { cleanup, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { dayOf, Week, weekOf } from './week.tsx'

it('a week begins on Monday, also across the turn of the year and daylight-saving changes', () => {
  expect(weekOf('2026-11-25')).toEqual([
    ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
    ...['2026-11-28', '2026-11-29'],
  ])
  expect(weekOf('2027-01-01')[0]).toBe('2026-12-28')
  expect(weekOf('2027-03-14').at(-1)).toBe('2027-03-14')
  expect(weekOf('2027-11-08')[0]).toBe('2027-11-08')
})

it.each([[null], [''], ['garbage'], ['2026-02-30'], ['2026-1-1']])(
  '%j in the address is not a valid day',
  (text) => {
    expect(dayOf(text)).toBeUndefined()
    expect(dayOf('2026-11-25')).toBe('2026-11-25')
  },
)

const showWeek = (week = '&week=2026-11-25') => renderAdmin(<Week />, `/admin/bookings?view=week${week}`)

it('the current week marks today; other weeks mark no day', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ bookings: [], closedDays: [] }))
  showWeek('')
  const today = (await screen.findByText('Today')).closest('li')
  expect(today?.getAttribute('aria-current')).toBe('date')
  cleanup()
  showWeek('&week=2020-01-01')
  expect(await screen.findAllByRole('listitem')).toHaveLength(7)
  expect(screen.queryByText('Today')).toBeNull()
})

it('a link to a day of the week leads to that day; one to the week leaves the focus where it is', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ bookings: [], closedDays: [] }))
  showWeek('&week=2026-11-27')
  const days = await screen.findAllByRole('listitem')
  expect(document.activeElement).toBe(days[4])
  cleanup()
  showWeek('&week=2026-11-23')
  await screen.findAllByRole('listitem')
  expect(document.activeElement).toBe(document.body)
})

it('a closed day says so, with its reason', async () => {
  const closedDays = [
    {
      from: '2026-11-26',
      until: '2026-11-26',
      message: 'Thanksgiving Day',
      note: 'Aunt Ida',
      bookings: 0,
      firstBooked: null,
    },
  ]
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('closed') ? { closedDays } : { bookings: [] }),
  )
  showWeek()
  const days = await screen.findAllByRole('listitem')
  const [, , , thursday, friday] = days
  expect(
    await within(thursday ?? document.body).findByText('Closed: Thanksgiving Day (note: Aunt Ida)'),
  ).toBeTruthy()
  expect(thursday?.textContent).not.toContain('Nothing booked')
  expect(friday?.textContent).toContain('Nothing booked')
})

it('a day with closed hours says when and why, and is otherwise open', async () => {
  const closed = { from: '2026-11-25', until: '2026-11-25', message: '', bookings: 0, firstBooked: null }
  const closedDays = [
    { ...closed, hours: { from: '9:00 AM', to: '10:00 AM' }, note: 'School' },
    { ...closed, hours: { from: '2:00 PM', to: '3:30 PM' }, note: 'Dentist' },
  ]
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('closed') ? { closedDays } : { bookings: [] }),
  )
  showWeek()
  const [, , wednesday = document.body] = await screen.findAllByRole('listitem')
  expect(
    await within(wednesday).findByText(/^Closed from 2:00.PM to 3:30.PM \(note: Dentist\)$/),
  ).toBeTruthy()
  expect(within(wednesday).getByText(/^Closed from 9:00.AM to 10:00.AM \(note: School\)$/)).toBeTruthy()
  expect(wednesday.textContent).toContain('Nothing booked')
})

it('a week whose closed days fail to load says so', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('closed')
      ? Response.json({ code: 'not_found', error: 'Not now.' }, { status: 404 })
      : Response.json({ bookings: [] }),
  )
  showWeek()
  expect((await screen.findByRole('alert')).textContent).toContain('Could not load the closed days')
})
