// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazySection, lazySection } from './lazy-section.tsx'

let comeNear = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: Array<{ isIntersecting: boolean }>) => void) {
        comeNear = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  cleanup()
  window.earlyClick = undefined
  vi.unstubAllGlobals()
})

const Story = () => <button type="button">Read on</button>

test('a section stands in the server’s HTML, and its module is fetched when the visitor comes near', async () => {
  const onServer = lazySection(async () => Story)
  await onServer.preload()
  const container = document.createElement('div')
  container.innerHTML = renderToString(<LazySection section={onServer} />)
  expect(container.textContent).toBe('Read on')

  const fetched = vi.fn(async () => Story)
  const section = lazySection(fetched)
  await act(async () => void hydrateRoot(container, <LazySection section={section} />))
  expect(fetched).not.toHaveBeenCalled()
  expect(container.textContent).toBe('Read on')

  await act(async () => comeNear())
  expect(fetched).toHaveBeenCalledOnce()
  expect(container.textContent).toBe('Read on')
})
