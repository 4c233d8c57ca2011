import { expect, test } from 'vitest'
import { hexOf } from './colours.ts'

test('a swatch has the real colour, however the name is written', () => {
  expect(hexOf('Navy')).toBe('#1f2a44')
  expect(hexOf('  NAVY ')).toBe(hexOf('Navy'))
  expect(hexOf('Solid White')).toBe(hexOf('White'))
  expect(hexOf('Vintage Black')).toBe(hexOf('Black'))
  expect(hexOf('Gray')).toBe(hexOf('Grey'))
  expect(hexOf('Pigment Forest Green')).toBe(hexOf('Green'))
})

test('a name that nobody knows is a neutral grey, also one that an object has of its own', () => {
  expect(hexOf('Whale Song')).toBe('#8a939b')
  expect(hexOf('constructor')).toBe('#8a939b')
  expect(hexOf('')).toBe('#8a939b')
})
