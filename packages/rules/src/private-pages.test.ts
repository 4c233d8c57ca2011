import { expect, test } from 'vitest'
import { isPrivatePage } from './private-pages.ts'

test('pages where somebody pays, books or works are private, and no others', () => {
  expect(['/checkout', '/store/checkout', '/booking', '/admin', '/admin/leads'].every(isPrivatePage)).toBe(
    true,
  )
  expect(['/', '/store', '/cart', '/contact', '/administration', '/blog/booking'].some(isPrivatePage)).toBe(
    false,
  )
})
