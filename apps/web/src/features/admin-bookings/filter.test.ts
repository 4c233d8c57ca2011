import type { Booking } from '@beacon/contract/booking-admin'
import { expect, it } from 'vitest'
import { matching } from './filter.ts'

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
])('ADMIN-2 the search %j with the status %j finds what it should', (search, status, found) => {
  expect(matching(both, { search, status })).toEqual(found)
})
