import { act, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Panel = () => <p>Here it is</p>

/** A part whose first fetch fails. */
function flaky() {
  const load = vi.fn(async (): Promise<ComponentType> => Panel)
  return load.mockRejectedValueOnce(new TypeError('offline'))
}

test('a part that fails to load says so, and is requested again when next shown', async () => {
  const Part = lazyPart(flaky(), () => <p>Not loaded</p>)
  const onMissing = vi.fn()
  const part = (
    <Suspense>
      <Part onMissing={onMissing} />
    </Suspense>
  )
  const first = await act(async () => render(part))
  expect(screen.getByText('Not loaded')).toBeTruthy()
  expect(onMissing).toHaveBeenCalledOnce()
  first.rerender(part)
  expect(screen.getByText('Not loaded')).toBeTruthy()
  first.unmount()
  await act(async () => render(part))
  expect(screen.getByText('Here it is')).toBeTruthy()
})

test('without a fallback, a part that fails to load leaves the page unchanged', async () => {
  const Part = lazyPart(flaky())
  await act(async () =>
    render(
      <>
        <p>What was typed</p>
        <Suspense>
          <Part />
        </Suspense>
      </>,
    ),
  )
  expect(document.body.textContent).toBe('What was typed')
})
