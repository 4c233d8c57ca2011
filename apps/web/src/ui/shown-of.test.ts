import { expect, test } from 'vitest'
import { shownOf } from './shown-of.ts'

test('how much of a long list is shown can be read at a glance', () => {
  expect(shownOf(25, 310)).toBe('25 of 310')
  expect(shownOf(1000, 1006)).toBe('1,000 of 1,006')
})
