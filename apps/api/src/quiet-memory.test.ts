import { expect, test } from 'vitest'
import { createQuietCollection } from './quiet-memory.ts'

/** A heap of 60 MB and what has been left lying about. */
function startHeap() {
  const heap = { garbage: 0, collections: 0 }
  const look = createQuietCollection({
    bytes: () => 60 + heap.garbage,
    collect() {
      heap.collections += 1
      heap.garbage = 0
    },
  })
  return { heap, look }
}

test('a quiet process gives back what the start and each burst have left behind, once', () => {
  const { heap, look } = startHeap()
  heap.garbage = 30
  look(0.001)
  look(0.001)
  look(0.001)
  expect(heap).toEqual({ garbage: 0, collections: 1 })
  heap.garbage = 2
  look(0.001)
  expect(heap.collections).toBe(1)
  heap.garbage = 40
  look(0.001)
  expect(heap).toEqual({ garbage: 0, collections: 2 })
})

test('a breath between two bursts is no quiet', () => {
  const { heap, look } = startHeap()
  heap.garbage = 30
  for (const share of [0.5, 0.001, 0.5, 0.001, 0.5]) look(share)
  expect(heap.collections).toBe(0)
})

test('a process at work is never held up by it', () => {
  const { heap, look } = startHeap()
  heap.garbage = 100
  look(0.5)
  expect(heap.collections).toBe(0)
})
