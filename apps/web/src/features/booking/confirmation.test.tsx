import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, StaticRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { stubApi } from '../payment/testing.ts'
import { type Booked, keepBooked } from './booked.ts'
import { BookingScreen } from './booking-screen.tsx'
import { Confirmation } from './confirmation.tsx'
import { useBooked } from './use-booked.ts'

const STARTS_AT = '2026-11-23T14:00:00.000Z'
const TOKEN = 'T'.repeat(43)
const calendar = {
  google: 'https://calendar.google.com/x',
  outlook: 'https://outlook.live.com/x',
  file: '/file',
}
const booked: Booked = {
  message: 'Your booking has been confirmed.',
  serviceId: 'seo-audit',
  date: '2026-11-23',
  time: '9:00 AM',
  startsAt: STARTS_AT,
  name: 'Ada Baker',
  email: 'ada@bakery.example',
  meeting: 'video',
  token: TOKEN,
}

afterEach(cleanup)

function Path() {
  const { pathname, search } = useLocation()
  return <p data-testid="path">{pathname + search}</p>
}
const path = () => screen.getByTestId('path').textContent

function show(now: object) {
  const known = { status: 'scheduled', startsAt: STARTS_AT, calendar, ...now }
  stubApi({ [`/api/booking/manage?token=${TOKEN}`]: () => Response.json({ booking: known }) })
  render(
    <MemoryRouter initialEntries={['/booking?booked=yes']}>
      <Confirmation booked={booked} />
      <Path />
    </MemoryRouter>,
  )
}

test.each([
  ['confirmed', {}],
  ['held by a payment that is not settled yet', { status: 'held' }],
])('BOOK-6 a paid booking that is %s stays confirmed, and gets its calendar links', async (_name, now) => {
  show(now)
  const link = await screen.findByRole('link', { name: 'Add to Google Calendar' })
  expect(link.getAttribute('href')).toBe(calendar.google)
  expect(path()).toBe('/booking?booked=yes')
})

test.each([
  ['canceled', { status: 'cancelled' }],
  ['moved', { startsAt: '2026-11-24T14:00:00.000Z' }],
])('BOOK-8 a booking that was %s since is shown on its own page', async (_name, now) => {
  show(now)
  await waitFor(() => expect(path()).toBe(`/booking/manage?token=${TOKEN}`))
})

test('BOOK-8 a browser without AbortSignal.any gets the calendar links, too', async () => {
  vi.stubGlobal('AbortSignal', Object.assign(Object.create(AbortSignal), { any: undefined }))
  show({})
  expect(await screen.findByRole('link', { name: 'Add to Google Calendar' })).toBeTruthy()
})

const Screen = () => <BookingScreen booked={useBooked()} />
/** The day on the confirmation of a history entry. */
function dayOf(shown: Booked) {
  stubApi({})
  render(
    <MemoryRouter initialEntries={[{ pathname: '/booking', search: '?booked=yes', state: shown }]}>
      <Screen />
    </MemoryRouter>,
  )
  return screen.getByText('Day').nextSibling?.textContent
}

test('BOOK-5 Back shows the booking of that history entry, not the one booked last', () => {
  const earlier = { ...booked, token: undefined }
  keepBooked({ ...earlier, date: '2026-11-24' })
  expect(dayOf(earlier)).toContain('Monday')
})

test('BOOK-5 the server sends neither form nor confirmation to a reload after a booking', () => {
  const html = renderToString(
    <StaticRouter location="/booking?booked=yes">
      <Screen />
    </StaticRouter>,
  )
  expect(html).toContain('Loading your booking')
  expect(html).not.toMatch(/<form|<h1/)
})
