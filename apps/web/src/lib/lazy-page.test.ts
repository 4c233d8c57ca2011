import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyPage } from './lazy-page.tsx'
import { NotFetched } from './load-part.ts'

test('a page whose module does not come is given up, and counts as not fetched', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const arriving = () => 'arriving' in document.documentElement.dataset
  const arrival = lazyPage(() => new Promise(() => {})).arrive()
  const outcome = expect(arrival).rejects.toBeInstanceOf(NotFetched)
  await vi.advanceTimersByTimeAsync(19_000)
  expect(arriving()).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  await outcome
  expect(arriving()).toBe(false)
})

test('a page that has come is not on its way any more', async () => {
  const page = { default: () => null }
  expect(await lazyPage(async () => page).arrive()).toBe(page)
  expect(document.documentElement.dataset).not.toHaveProperty('arriving')
})
