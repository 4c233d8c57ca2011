import type { Booking } from '@beacon/contract/booking-admin'
import { expect, it } from 'vitest'
import { inTurn, matching } from './filter.ts'

const ada = {
  id: 'Qx7_ada',
  name: 'Ada Baker',
  email: 'ada@bakery.example',
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
