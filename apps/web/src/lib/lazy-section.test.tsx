// @vitest-environment jsdom
import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazySection, lazySection } from './lazy-section.tsx'

let scrollNear = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: Array<{ isIntersecting: boolean }>) => void) {
        scrollNear = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  pressed.mockClear()
  window.earlyClick = undefined
})

const Story = () => <button type="button">Read on</button>

test('a section is in the server’s HTML, and its module loads when the visitor scrolls near', async () => {
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

  await act(async () => scrollNear())
  expect(fetched).toHaveBeenCalledOnce()
  expect(container.textContent).toBe('Read on')
})

/** The section as the server sent it, in a hydrated page, but not yet hydrated itself. */
async function visit(load: () => Promise<ComponentType>, Shown: ComponentType) {
  const onServer = lazySection(async () => Shown)
  await onServer.preload()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<LazySection section={onServer} />)
  const section = lazySection(load)
  await act(async () => void hydrateRoot(container, <LazySection section={section} />))
  return container
}

const pressed = vi.fn()
const Opener = () => (
  <button type="button" onClick={pressed}>
    Open
  </button>
)

test('a button pressed before its section hydrates is pressed again after it', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  const container = await visit(() => promise, Opener)
  await act(async () => container.querySelector('button')?.click())
  expect(pressed).not.toHaveBeenCalled()
  await act(async () => resolve(Opener))
  expect(pressed).toHaveBeenCalledOnce()
  await act(async () => container.querySelector('button')?.click())
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a section whose module fails to load keeps the server’s HTML, and is requested again', async () => {
  const load = vi.fn(async () => Story)
  load.mockRejectedValueOnce(new TypeError('offline'))
  const container = await visit(load, Story)
  await act(async () => scrollNear())
  expect(container.textContent).toBe('Read on')
  await act(async () => scrollNear())
  expect(load).toHaveBeenCalledTimes(2)
  expect(container.textContent).toBe('Read on')
})

test('a section whose module arrives between two hydration attempts is not re-rendered from scratch', async () => {
  const onServer = lazySection(async () => Opener)
  await onServer.preload()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<LazySection section={onServer} still />)
  const button = container.querySelector('button')

  const section = lazySection(async () => Opener)
  const loaded = vi.fn(section.loaded)
  const complain = vi.fn()
  const reachedAtFirstTry = {
    ...section,
    loaded: () => {
      section.reach()
      return loaded()
    },
  }
  await act(async () => {
    hydrateRoot(container, <LazySection section={reachedAtFirstTry} still />, {
      onRecoverableError: complain,
    })
  })
  await act(async () => button?.click())
  expect(loaded).toHaveReturnedWith(undefined)
  expect(pressed).toHaveBeenCalledOnce()
  expect(complain).not.toHaveBeenCalled()
  expect(container.querySelector('button')).toBe(button)
})
