import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('a bounded queue runs one task at a time, rejects tasks when full, and goes on after a failure', async () => {
  const enqueue = createBoundedQueue(3)
  const begun: PromiseWithResolvers<void>[] = []
  const join = () =>
    enqueue(() => {
      const work = Promise.withResolvers<void>()
      begun.push(work)
      return work.promise
    })
  const taken = (...ends: unknown[]) => ends.map((end) => end !== undefined)
  expect(taken(join(), join(), join(), join())).toEqual([true, true, true, false])
  await nextTurn()
  expect(begun).toHaveLength(1)
  begun[0]?.reject(new Error('no memory'))
  await nextTurn()
  expect(begun).toHaveLength(2)
  const [last, none] = [join(), join()]
  expect(taken(last, none)).toEqual([true, false])
  begun[1]?.resolve()
  await nextTurn()
  begun[2]?.resolve()
  await nextTurn()
  expect(begun).toHaveLength(4)
  begun[3]?.resolve()
  await last
})
