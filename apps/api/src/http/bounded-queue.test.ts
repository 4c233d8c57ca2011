import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

const beginning = () => new Promise((resolve) => setImmediate(resolve))

test('one after the other, and no more than can wait; who has gone makes room, also by a failure', async () => {
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
  await beginning()
  expect(begun).toHaveLength(1)
  begun[0]?.reject(new Error('no memory'))
  await beginning()
  expect(begun).toHaveLength(2)
  const [last, none] = [join(), join()]
  expect(taken(last, none)).toEqual([true, false])
  begun[1]?.resolve()
  await beginning()
  begun[2]?.resolve()
  await beginning()
  expect(begun).toHaveLength(4)
  begun[3]?.resolve()
  await last
})
