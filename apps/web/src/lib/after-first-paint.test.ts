// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { afterFirstPaint } from './after-first-paint.ts'

let paint = () => {}
const setReadyState = (state: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: () => void) {
        paint = tell
      }
      observe() {}
    },
  )
})

test('a task waits for the first paint', () => {
  setReadyState('complete')
  const task = vi.fn()
  afterFirstPaint(task)
  vi.runAllTimers()
  expect(task).not.toHaveBeenCalled()
  paint()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})

test('if the document is painted before it is fully received, a task waits for its end', () => {
  setReadyState('loading')
  const task = vi.fn()
  afterFirstPaint(task)
  paint()
  vi.runAllTimers()
  expect(task).not.toHaveBeenCalled()
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(task).toHaveBeenCalledOnce()
})
