import type { Booking } from '@beacon/contract/booking-admin'
import { expect, it } from 'vitest'
import { inTurn, lacksLink, matching } from './filter.ts'

const ada = {
  id: 'Qx7_ada',
  name: 'Ada Baker',
  email: 'ada@bakery.example',
  phone: '(631) 555-0188',
  businessName: 'Baker’s Dozen',
  serviceName: 'SEO Website Audit',
  status: 'scheduled',
  message: 'bread',
} as Booking
const ben = {
  ...ada,
  id: 'Qx7_ben',
  name: 'Ben Cook',
  email: 'ben@grill.example',
  phone: '',
  businessName: '',
  status: 'cancelled',
} as Booking
const both = [ada, ben]

it.each([
  ['', '', both],
  ['', 'scheduled', [ada]],
  ['', 'cancelled', [ben]],
  ['BAKER', '', [ada]],
  ['grill.example', '', [ben]],
  ['dozen', '', [ada]],
  ['seo website', '', both],
  ['seo website', 'cancelled', [ben]],
  ['bread', '', []],
  ["baker's", '', [ada]],
  ['baker’s', '', [ada]],
  ['+1 631.555.0188', '', [ada]],
  ['Qx7_ben', '', [ben]],
  ['Qx7', '', []],
])('ADMIN-2 the search %j with the status %j finds the right bookings', (search, status, found) => {
  expect(matching(both, { search, status })).toEqual(found)
})

it('sorts upcoming bookings first, soonest on top, then past ones, latest on top', () => {
  const at = (id: string, startsAt: string) => ({ ...ada, id, startsAt, duration: 60 })
  const later = at('later', '2026-11-24T15:00:00.000Z')
  const running = at('running', '2026-11-23T14:00:00.000Z')
  const ended = at('ended', '2026-11-23T13:30:00.000Z')
  const older = at('older', '2026-11-20T15:00:00.000Z')
  expect(inTurn([later, running, ended, older], Date.parse('2026-11-23T14:30:00.000Z'))).toEqual({
    coming: [running, later],
    over: [ended, older],
  })
})

const video: Booking = {
  ...ada,
  meeting: 'video',
  meetingLink: '',
  startsAt: '2026-11-24T14:00:00.000Z',
  duration: 60,
}

it.each([
  ['a day before', '2026-11-23T14:00:00.000Z', {}, true],
  ['more than a day before', '2026-11-23T13:59:00.000Z', {}, false],
  ['while it lasts', '2026-11-24T14:59:00.000Z', {}, true],
  ['after it', '2026-11-24T15:00:00.000Z', {}, false],
  ['with a link', '2026-11-24T13:00:00.000Z', { meetingLink: 'https://meet.example/ada' }, false],
  ['by phone', '2026-11-24T13:00:00.000Z', { meeting: 'phone' }, false],
  ['canceled', '2026-11-24T13:00:00.000Z', { status: 'cancelled' }, false],
] as const)('a video session lacks its link: %s', (_when, now, change, lacks) => {
  expect(lacksLink({ ...video, ...change }, Date.parse(now))).toBe(lacks)
})
