import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { NewBooking } from './new-booking.tsx'

const closedDays = [
  {
    from: '2026-12-24',
    until: '2026-12-26',
    message: 'Back on Monday',
    note: '',
    bookings: 0,
    firstBooked: null,
  },
]
const rosa = { name: 'Rosa Delgado', date: '2026-12-07', time: '2:15 PM' }
const BOOKED = /^Rosa Delgado is booked: Monday, December.7,.2026 at 2:15.PM\.$/

beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({ closedDays })))

function open() {
  const { rerender } = renderAdmin(<NewBooking />)
  return { leave: () => rerender(null) }
}

test('a half-filled booking for a caller survives a visit to another screen', () => {
  open()
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Rosa Delgado' } })
  fireEvent.input(screen.getByLabelText('Day'), { target: { value: '2026-11-30' } })
  fireEvent.input(screen.getByLabelText('Time (New York)'), { target: { value: '2:15 PM' } })
  cleanup()
  open()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Rosa Delgado')
  expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('2026-11-30')
  expect(screen.getByLabelText<HTMLSelectElement>('Time (New York)').value).toBe('2:15 PM')
})

test('a closed day is marked before the form is submitted, also after a visit to another screen', async () => {
  const choose = (day: string) => fireEvent.input(screen.getByLabelText('Day'), { target: { value: day } })
  open()
  choose('2026-12-25')
  expect((await screen.findByRole('status')).textContent).toContain('Closed: Back on Monday')
  cleanup()
  open()
  await screen.findByText('Closed: Back on Monday')
  choose('2026-12-28')
  expect(screen.queryByText('Closed: Back on Monday')).toBeNull()
})

test('closed hours of a day are marked before the form is submitted', async () => {
  const closed = { from: '2026-12-22', until: '2026-12-22', message: '', bookings: 0, firstBooked: null }
  const hours = { from: '2:00 PM', to: '3:30 PM' }
  vi.stubGlobal('fetch', async () => Response.json({ closedDays: [{ ...closed, hours, note: 'Dentist' }] }))
  open()
  fireEvent.input(screen.getByLabelText('Day'), { target: { value: '2026-12-22' } })
  const notice = await screen.findByRole('status')
  expect(notice.textContent).toMatch(/Closed from 2:00.PM to 3:30.PM \(note: Dentist\)/)
  expect(notice.textContent).toContain('Nobody else can book these hours, but you can.')
})

test('a weekday on which the agency is always closed is marked, too, before the form is submitted', async () => {
  open()
  fireEvent.input(screen.getByLabelText('Day'), { target: { value: '2026-12-20' } })
  const notice = await screen.findByRole('status')
  expect(notice.textContent).toBe('Closed on SundaysNobody else can book this day, but you can.')
  fireEvent.input(screen.getByLabelText('Day'), { target: { value: '2026-12-21' } })
  expect(screen.queryByRole('status')).toBeNull()
})

test('a booking that completes on another screen clears the form', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const { leave } = open()
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Rosa Delgado' } })
  fireEvent.submit(screen.getByLabelText('Name').closest('form') as HTMLFormElement)
  leave()
  answer.resolve(Response.json({ success: true, booking: rosa }))
  expect(await screen.findByText(BOOKED)).toBeTruthy()
  cleanup()
  open()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
})

test('a caller is booked once, however often the form is submitted while pending', async () => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('closed')) return Response.json({ closedDays })
    calls.push(address)
    return Response.json({ success: true, booking: rosa })
  })
  open()
  const form = screen.getByLabelText('Name').closest('form') as HTMLFormElement
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect(await screen.findByText(BOOKED)).toBeTruthy()
  expect(calls).toHaveLength(1)
})

test('a phone number is required for a call, and optional otherwise', () => {
  open()
  const meeting = screen.getByLabelText('How we meet')
  for (const [value, required] of [
    ['phone', 'true'],
    ['office', null],
  ]) {
    fireEvent.input(meeting, { target: { value } })
    expect(screen.getByLabelText(/^Phone/).getAttribute('aria-required')).toBe(required)
  }
})

test('a booking without an answer is pointed out until the form is emptied', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('closed')) return Response.json({ closedDays })
    throw new TypeError('Failed to fetch')
  })
  open()
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  fireEvent.input(name, { target: { value: 'Rosa Delgado' } })
  expect(screen.queryByText(/nothing confirmed it/)).toBeNull()
  fireEvent.submit(name.closest('form') as HTMLFormElement)
  expect(
    await screen.findByText('You booked a session for Rosa Delgado, and nothing confirmed it'),
  ).toBeTruthy()
  fireEvent.input(name, { target: { value: 'Rosa D.' } })
  expect(screen.getByText(/nothing confirmed it/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'It has arrived: empty this form' }))
  expect(screen.queryByText(/nothing confirmed it/)).toBeNull()
  expect(name.value).toBe('')
})
