import { expect, it } from 'vitest'
import { dayOf, weekOf } from './week.tsx'

it('a week begins on Monday, also over the end of a year and the change of the clocks', () => {
  expect(weekOf('2026-11-25')).toEqual([
    ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
    ...['2026-11-28', '2026-11-29'],
  ])
  expect(weekOf('2027-01-01')[0]).toBe('2026-12-28')
  expect(weekOf('2027-03-14').at(-1)).toBe('2027-03-14')
  expect(weekOf('2027-11-08')[0]).toBe('2027-11-08')
})

it.each([[null], [''], ['garbage'], ['2026-02-30'], ['2026-1-1']])(
  'the address names no day with %j',
  (text) => {
    expect(dayOf(text)).toBeUndefined()
    expect(dayOf('2026-11-25')).toBe('2026-11-25')
  },
)
