// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(cleanup)

function Broken(): never {
  throw new Error('the tide table is upside down')
}

function openBrokenPage() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
}

test('SITE-9 an uncaught render error shows the screen of the error catalogue', () => {
  openBrokenPage()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong')
  expect(
    screen.getByText("We're sorry, but something unexpected happened. Please try refreshing the page."),
  ).toBeTruthy()
})

test('SITE-9 Refresh Page reloads', () => {
  openBrokenPage()
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Page' }))
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('SITE-9 the details are folded away and hold the error', () => {
  openBrokenPage()
  const details = screen.getByRole('group') as HTMLDetailsElement
  expect(details.open).toBe(false)
  expect(details.textContent).toContain('the tide table is upside down')
})
