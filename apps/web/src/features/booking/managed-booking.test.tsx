import type { ManagedBooking } from '@beacon/contract/booking'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { ManagedBookingView } from './managed-booking.tsx'

afterEach(cleanup)

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

/** A booking that can be changed until two hours before it starts. */
function show(hoursToStart: number, known: Partial<ManagedBooking> = {}) {
  const booking: ManagedBooking = {
    id: 'booking1',
    serviceId: 'free-consultation',
    serviceName: 'Free Consultation',
    date: '2026-11-23',
    time: '9:00 AM',
    startsAt: inHours(hoursToStart),
    endsAt: inHours(hoursToStart + 0.5),
    timezone: 'America/New_York',
    duration: 30,
    name: 'Gil Park',
    meeting: 'phone',
    status: 'scheduled',
    paidCents: 0,
    refundedCents: 0,
    canChange: hoursToStart > 2,
    changeUntil: inHours(hoursToStart - 2),
    refundCents: 0,
    refundUntil: inHours(hoursToStart - 24),
    calendar: { google: '/google', outlook: '/outlook', file: '/file' },
    ...known,
  }
  const nothing = { result: undefined, busy: false, change: async () => true, forgetResult: () => {} }
  render(<ManagedBookingView token="token1" booking={booking} {...nothing} />, { wrapper: MemoryRouter })
}

test('who comes when it is too late to change a booking is told whom to call', () => {
  show(1)
  expect(screen.getByText(/too late to change this booking here/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^\(/ }).getAttribute('href')).toMatch(/^tel:/)
  expect(screen.getByRole('link', { name: 'Google Calendar' })).toBeTruthy()
  cleanup()
  show(3)
  expect(screen.queryByText(/too late/)).toBeNull()
})

test('a session that took place is not scheduled any more', () => {
  show(-1)
  expect(screen.getByText('Over')).toBeTruthy()
  expect(screen.queryByText(/Scheduled|too late/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Google Calendar' })).toBeNull()
  const another = screen.getByRole('link', { name: 'Book another time' })
  expect(another.getAttribute('href')).toBe('/booking')
  expect(another.closest('.no-print'), 'nobody presses on paper').toBeTruthy()
  cleanup()
  show(-1, { canChange: true })
  expect(screen.getByText('Scheduled'), 'the clock of this machine is fast').toBeTruthy()
})
