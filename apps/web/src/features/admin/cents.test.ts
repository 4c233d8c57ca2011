import { expect, test } from 'vitest'
import { centsOf } from './cents.ts'

test('dollars become whole cents, and nothing else does', () => {
  const typed = ['12', '12.5', ' $12.05 ', '1,200.50', '0.1', '19.99']
  expect(typed.map(centsOf)).toEqual([1200, 1250, 1205, 120050, 10, 1999])
  expect(['', 'ten', '1.234', '-5', '1,2', '5.'].map(centsOf)).toEqual(Array(6).fill(undefined))
})
