import type { Booking } from '@beacon/contract/booking-admin'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '../../ui/toast.tsx'
import { BookingList } from './booking-list.tsx'

const booking: Booking = {
  id: 'Qx7_ada',
  serviceId: 'seo-audit',
  serviceName: 'SEO Website Audit',
  date: '2026-11-23',
  time: '9:00 AM',
  startsAt: '2026-11-23T14:00:00.000Z',
  duration: 60,
  status: 'scheduled',
  name: 'Ada Baker',
  email: 'ada@bakery.example',
  phone: '(631) 555-0142',
  businessName: 'Baker’s Dozen',
  message: 'The oven page first.',
  createdAt: '2026-11-20T15:00:00.000Z',
  createdBy: 'visitor',
  cancelledAt: null,
  cancelReason: '',
  noShow: false,
  priceCents: 19_900,
  paidCents: 19_900,
  refundedCents: 0,
  paymentIntentId: null,
  cancelledBy: null,
  attention: null,
}

function open(answer: () => Response | Promise<Response>, at = '/admin/bookings') {
  vi.stubGlobal('fetch', async () => answer())
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <MemoryRouter initialEntries={[at]}>
          <BookingList />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  )
}

const bookings = (...list: Booking[]) => Response.json({ bookings: list })
const card = (name: string) => screen.findByRole('article', { name: `SEO Website Audit, ${name}` })

beforeEach(() => {
  // Friday before the session.
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), toFake: ['Date'] })
  // jsdom does not know the element `search`.
  vi.spyOn(console, 'error').mockImplementation((...words) => expect(words).toContain('search'))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('ADMIN-3 a card has session, day and time, state, person, ways to reach them, words, age and length', async () => {
  open(() => bookings(booking))
  const shown = within(await card('Ada Baker'))
  for (const text of ['SEO Website Audit', 'Scheduled', 'Ada Baker', 'Baker’s Dozen', 'The oven page first.'])
    expect(shown.getByText(text)).toBeTruthy()
  expect(shown.getByText('Monday, November 23, 2026 at 9:00 AM')).toBeTruthy()
  expect(shown.getByText('60 minutes, $199.00 paid')).toBeTruthy()
  expect(shown.getByText(/^Created .*Nov/)).toBeTruthy()
  const links = shown.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['mailto:ada@bakery.example', 'tel:6315550142'])
  expect(shown.getByRole('button', { name: 'Cancel booking' })).toBeTruthy()
})

test('ADMIN-3 what is not known is left out, and what is cancelled cannot be cancelled', async () => {
  open(() => bookings({ ...booking, status: 'cancelled', phone: '', businessName: '', message: '' }))
  const shown = within(await card('Ada Baker'))
  expect(shown.getByText('Cancelled')).toBeTruthy()
  expect(shown.getAllByRole('link')).toHaveLength(1)
  expect(shown.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
})

test('ADMIN-4 what was paid for a cancelled session can be given back as long as it is here', async () => {
  const cancelled = { ...booking, status: 'cancelled' as const, paymentIntentId: 'pi_1', refundedCents: 5000 }
  open(() => bookings(cancelled))
  expect(within(await card('Ada Baker')).getByRole('button', { name: 'Refund $149.00' })).toBeTruthy()
})

test('ADMIN-3 a session that has begun is not cancelled any more', async () => {
  vi.setSystemTime(new Date('2026-11-23T14:10:00Z'))
  open(() => bookings(booking))
  expect(within(await card('Ada Baker')).queryByRole('button', { name: 'Cancel booking' })).toBeNull()
})

test('ADMIN-2 while the bookings are loaded the list says so', () => {
  open(() => new Promise(() => undefined))
  expect(screen.getByText('Loading bookings')).toBeTruthy()
  expect(screen.queryByText('No bookings found')).toBeNull()
})

test.each([
  ['', 'No bookings have been created yet'],
  ['?search=zoe', 'Try adjusting your search or filters'],
  ['?status=cancelled', 'Try adjusting your search or filters'],
])('ADMIN-2 a list with nothing to show (%j) says: %s', async (query, hint) => {
  open(() => bookings(...(query ? [booking] : [])), `/admin/bookings${query}`)
  expect(await screen.findByText('No bookings found')).toBeTruthy()
  expect(screen.getByText(hint)).toBeTruthy()
  expect(screen.getByText(query ? '0 of 1 bookings' : '0 of 0 bookings')).toBeTruthy()
})

test.each([
  [
    'refuses',
    () => Response.json({ success: false, code: 'unavailable', error: 'Later.' }, { status: 503 }),
    'Failed to fetch bookings',
  ],
  [
    'cannot be reached',
    () => Promise.reject(new TypeError('offline')),
    'Network error while fetching bookings',
  ],
])('ADMIN-2 when the server %s, a banner says so', async (_what, answer, sentence) => {
  open(answer)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByText('No bookings found')).toBeNull()
})
