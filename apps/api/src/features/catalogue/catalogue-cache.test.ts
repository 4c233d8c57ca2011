import type { Product } from '@beacon/contract/products'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createCatalogueCache } from './catalogue-cache.ts'

test('a read that failed is retried at the next poll, even if nothing has changed since', async () => {
  vi.useFakeTimers()
  const read = vi.fn().mockRejectedValueOnce(new Error('out of reach')).mockResolvedValue([])
  const log = pino({ level: 'silent' })
  const served = createCatalogueCache({ read, readMark: async () => 'a sale on another machine', log })
  served.start()
  onTestFinished(async () => {
    await served.stop()
    vi.useRealTimers()
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(read).toHaveBeenCalledTimes(1)
  expect(served.version()).toBe('')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(read).toHaveBeenCalledTimes(2)
  expect(served.version()).not.toBe('')
})

test('what is undone elsewhere before the next look is read again', async () => {
  vi.useFakeTimers()
  // Another server writes them as well.
  let names = ['Mug']
  const read = async () =>
    names.map((name) => ({ id: name, name, category: 'merchandise' }) as unknown as Product)
  const log = pino({ level: 'silent' })
  const served = createCatalogueCache({ read, readMark: async () => names.join(), log })
  served.start()
  onTestFinished(async () => {
    await served.stop()
    vi.useRealTimers()
  })
  await vi.advanceTimersByTimeAsync(1000)
  names = []
  served.changed()
  await vi.advanceTimersByTimeAsync(1000)
  expect(served.find('Mug'), 'withdrawn here').toBeUndefined()
  names = ['Mug']
  await vi.advanceTimersByTimeAsync(5000)
  expect(served.find('Mug'), 'put back elsewhere').toBeDefined()
})
