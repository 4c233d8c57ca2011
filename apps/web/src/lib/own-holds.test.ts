import { beforeEach, expect, test, vi } from 'vitest'
import { endBegun, keysOfBegun, noteBegun, ownPieces } from './own-holds.ts'

const MINUTE = 60_000
const pieces = [{ productId: 'mug', quantity: 2 }]
const cart = { what: 'cart', pieces }

beforeEach(() => vi.useFakeTimers())

test('a purchase begun in this browser counts as its own hold for fifteen minutes', () => {
  noteBegun({ ...cart, key: 'a' })
  vi.advanceTimersByTime(15 * MINUTE - 1)
  expect([ownPieces(), keysOfBegun(cart, [])]).toEqual([pieces, ['a']])
  vi.advanceTimersByTime(1)
  expect([ownPieces(), keysOfBegun(cart, [])]).toEqual([[], []])
})

test('a slot of the waiting list counts as this browser’s own hold until the end that the server named', () => {
  const hour = { what: '2026-11-23 10:00 AM', pieces: [] }
  noteBegun({ ...hour, key: 'a', endsAt: Date.now() + 25 * MINUTE })
  vi.advanceTimersByTime(25 * MINUTE - 1)
  expect(keysOfBegun(hour, [])).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(keysOfBegun(hour, [])).toEqual([])
})

test('a paid purchase holds nothing, and a tab that began it cannot pay it again for a day', () => {
  noteBegun({ ...cart, key: 'a' })
  vi.advanceTimersByTime(14 * MINUTE)
  endBegun()
  expect(ownPieces()).toEqual([])
  vi.advanceTimersByTime(24 * 60 * MINUTE - 1)
  expect(keysOfBegun(cart, ['a'])).toEqual(['a'])
  expect(keysOfBegun(cart, ['b']), 'the same bought once more').toEqual([])
  expect(keysOfBegun({ ...cart, pieces: [] }, ['a']), 'something else').toEqual([])
  vi.advanceTimersByTime(1)
  expect(keysOfBegun(cart, ['a'])).toEqual([])
})

test('an attempt that goes on is one attempt, and of many the ten latest are known', () => {
  noteBegun({ ...cart, key: 'a' })
  noteBegun({ ...cart, key: 'a' })
  expect(keysOfBegun(cart, [])).toEqual(['a'])
  for (let tab = 0; tab < 12; tab += 1) noteBegun({ ...cart, key: `tab-${tab}` })
  expect(keysOfBegun(cart, [])).toHaveLength(10)
  expect(keysOfBegun(cart, [])[0]).toBe('tab-11')
})
