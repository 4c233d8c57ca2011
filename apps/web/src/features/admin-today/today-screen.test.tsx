import type { Booking } from '@beacon/contract/booking-admin'
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
      flags: number === 1 ? ['filled_hidden_field'] : [],
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
  expect(names.filter((name) => name?.includes('Flagged, Bakery'))).toHaveLength(1)
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

test('a paid order that a person has to send is said with the orders', async () => {
  const none = { orders: [], total: 0, next: null }
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/orders')) return serverDown()
    return Response.json(
      /state=paid&kind=local|kind=local&state=paid/.test(address) ? { ...none, total: 2 } : none,
    )
  })
  renderAdmin(<TodayScreen />)
  const link = await screen.findByRole('link', { name: '2 are paid and have to be sent or done' })
  expect(link.getAttribute('href')).toBe('/admin/orders?state=paid&kind=local')
})

test.each([
  [[], '0', '/admin/bookings?status=needs_attention', 'No payment of a session needs a person'],
  [['Ada'], '1', '/admin/bookings?search=Ada', 'Ada: A refund of $199.00 failed.'],
  [
    ['Ada', 'Ben'],
    '2',
    '/admin/bookings?status=needs_attention',
    'Ada: A refund of $199.00 failed. And 1 more',
  ],
])('bookings that need attention are counted and linked: %j', async (names, count, href, note) => {
  const booking = (name: string, attention: string | null) =>
    ({ id: name, name, attention, status: 'cancelled', startsAt: '2026-11-01T12:00:00.000Z' }) as Booking
  const bookings = [...names.map((name) => booking(name, 'A refund of $199.00 failed.')), booking('Cy', null)]
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/booking/admin') ? Response.json({ success: true, bookings }) : serverDown(),
  )
  renderAdmin(<TodayScreen />)
  const link = await screen.findByRole('link', { name: `Bookings that need attention: ${count}` })
  expect(link.getAttribute('href')).toBe(href)
  expect(screen.getByText(note).className, 'a long name wraps').toContain('[overflow-wrap:anywhere]')
})

test.each([
  [[], '0', '/admin/bookings', 'Everybody who meets you within 24 hours has one'],
  [[['Ada', '10:00 PM', 2]], '1', '/admin/bookings?search=Ada', '10:00 PM, Ada'],
  [[['Ada', '9:00 AM', 13]], '1', '/admin/bookings?search=Ada', 'Tomorrow, 9:00 AM, Ada'],
  [
    [
      ['Ada', '9:00 AM', 13],
      ['Ben', '10:00 PM', 2],
    ],
    '2',
    '/admin/bookings',
    '10:00 PM, Ben',
  ],
] as const)(
  'video sessions of the next day without a link are counted and linked: %j',
  async (sessions, count, href, note) => {
    // Eight in the evening in New York, when Greenwich has the next day.
    vi.useFakeTimers({ now: new Date('2026-11-23T01:00:00Z'), toFake: ['Date'] })
    const session = (name: string, time: string, hours: number) => ({
      ...{ id: name, name, time, attention: null, status: 'scheduled', meeting: 'video', meetingLink: '' },
      date: hours < 4 ? '2026-11-22' : '2026-11-23',
      startsAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
      duration: 30,
    })
    const linked = { ...session('Cy', '11:00 PM', 3), meetingLink: 'https://meet.example/cy' }
    const bookings = [...sessions.map(([name, time, hours]) => session(name, time, hours)), linked]
    vi.stubGlobal('fetch', async (address: string) =>
      address.includes('/booking/admin') ? Response.json({ success: true, bookings }) : serverDown(),
    )
    renderAdmin(<TodayScreen />)
    const link = await screen.findByRole('link', { name: `Video sessions without a link: ${count}` })
    expect(link.getAttribute('href')).toBe(href)
    expect(screen.getByText(note)).toBeTruthy()
  },
)
