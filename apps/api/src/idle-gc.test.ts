import { expect, test } from 'vitest'
import { createIdleCollection } from './idle-gc.ts'

/** A heap of 60 MB plus garbage. */
function startHeap() {
  const heap = { garbage: 0, collections: 0 }
  const check = createIdleCollection({
    bytes: () => 60 + heap.garbage,
    collect() {
      heap.collections += 1
      heap.garbage = 0
    },
  })
  return { heap, check }
}

test('an idle process collects garbage once after its start and once after each burst', () => {
  const { heap, check } = startHeap()
  heap.garbage = 30
  check(0.001)
  check(0.001)
  check(0.001)
  expect(heap).toEqual({ garbage: 0, collections: 1 })
  heap.garbage = 2
  check(0.001)
  expect(heap.collections).toBe(1)
  heap.garbage = 40
  check(0.001)
  expect(heap).toEqual({ garbage: 0, collections: 2 })
})

test('a short pause between two bursts does not count as idle', () => {
  const { heap, check } = startHeap()
  heap.garbage = 30
  for (const share of [0.5, 0.001, 0.5, 0.001, 0.5]) check(share)
  expect(heap.collections).toBe(0)
})

test('a busy process is not interrupted by a collection', () => {
  const { heap, check } = startHeap()
  heap.garbage = 100
  check(0.5)
  expect(heap.collections).toBe(0)
})
