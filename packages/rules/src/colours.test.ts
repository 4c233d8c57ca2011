import { expect, test } from 'vitest'
import { hexOf } from './colours.ts'

test('a swatch has the real color, however its name is spelled', () => {
  expect(hexOf('Navy')).toBe('#1f2a44')
  expect(hexOf('  NAVY ')).toBe(hexOf('Navy'))
  expect(hexOf('Solid White')).toBe(hexOf('White'))
  expect(hexOf('Vintage Black')).toBe(hexOf('Black'))
  expect(hexOf('Gray')).toBe(hexOf('Grey'))
  expect(hexOf('Pigment Forest Green')).toBe(hexOf('Green'))
})

test('an unknown name is a neutral gray, also one inherited from Object', () => {
  expect(hexOf('Whale Song')).toBe('#8a939b')
  expect(hexOf('constructor')).toBe('#8a939b')
  expect(hexOf('')).toBe('#8a939b')
})
