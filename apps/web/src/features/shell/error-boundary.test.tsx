// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { App } from '../../app.tsx'
import { type PageData, PageDataProvider } from '../../page-data.ts'
import { findRoute } from '../../routes.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

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

test('SITE-9 an uncaught render error shows the specified error screen', () => {
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

test('SITE-9 the details are collapsed and contain the error', () => {
  openBrokenPage()
  const details = screen.getByRole('group') as HTMLDetailsElement
  expect(details.open).toBe(false)
  expect(details.textContent).toContain('the tide table is upside down')
})

test('SITE-9 a page that throws is replaced by the error screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await findRoute('/blog').page.preload()
  const brokenPosts = { blogList: { page: 1 } } as unknown as PageData
  render(
    <PageDataProvider value={brokenPosts}>
      <MemoryRouter initialEntries={['/blog']}>
        <App />
      </MemoryRouter>
    </PageDataProvider>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong')
  expect(screen.queryByRole('contentinfo')).toBeNull()
})
