import { expect, test } from 'vitest'
import { isPrivatePage } from './private-pages.ts'

test('pages where somebody pays, books, works or has come by a secret link are private, and no others', () => {
  const here = [
    '/checkout',
    '/store/checkout',
    '/thank-you',
    '/orders/3x7',
    '/booking',
    '/newsletter/unsubscribe',
    '/admin',
    '/admin/leads',
  ]
  expect(here.every(isPrivatePage)).toBe(true)
  expect(['/', '/store', '/cart', '/contact', '/administration', '/blog/booking'].some(isPrivatePage)).toBe(
    false,
  )
})
