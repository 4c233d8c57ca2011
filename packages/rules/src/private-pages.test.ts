import { expect, test } from 'vitest'
import { isPrivatePage } from './private-pages.ts'

test('checkout, booking, back-office and secret-link pages are private, and no others', () => {
  const here = [
    '/checkout',
    '/store/checkout',
    '/thank-you',
    '/orders/3x7',
    '/booking',
    '/newsletter/unsubscribe',
    '/admin',
    '/admin/leads',
    '/Orders/3x7',
    '/ADMIN',
  ]
  expect(here.every(isPrivatePage)).toBe(true)
  expect(['/', '/store', '/cart', '/contact', '/administration', '/blog/booking'].some(isPrivatePage)).toBe(
    false,
  )
})
