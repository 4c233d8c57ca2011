import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyPage } from './lazy-page.tsx'
import { NotFetched } from './load-part.ts'

test('a page whose module does not come is given up, and counts as not fetched', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const seen = vi.fn()
  const outcome = expect(
    lazyPage(() => new Promise(() => {}))
      .arrive()
      .finally(seen),
  ).rejects.toBeInstanceOf(NotFetched)
  expect(document.documentElement.dataset).toHaveProperty('arriving')
  await vi.advanceTimersByTimeAsync(19_000)
  expect(seen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  await outcome
})
