// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ThemeToggle } from './features/shell/theme-toggle.tsx'
import { replayEarlyClick } from './lib/early-click.ts'
import { NOT_LOADED } from './lib/not-loaded.ts'

const shownTheme = () => document.documentElement.dataset.theme

function storeTheme(theme: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself does it.
  document.cookie = `theme=${theme}; path=/`
}

/** Unloads the page, and with it the listeners of its script. */
let unload = () => {}

/** Runs the inline script as a browser does while it parses the head. */
async function boot() {
  unload()
  const listening = vi.spyOn(window, 'addEventListener')
  vi.resetModules()
  await import('./boot.ts')
  const added = [...listening.mock.calls]
  listening.mockRestore()
  unload = () => {
    for (const [type, listener] of added) window.removeEventListener(type, listener)
  }
}

/** The theme that the device prefers. */
const device = Object.assign(new EventTarget(), { matches: false })

function setDevice(theme: 'dark' | 'light') {
  device.matches = theme === 'light'
  device.dispatchEvent(new Event('change'))
}

beforeEach(() => {
  setDevice('dark')
  vi.stubGlobal('matchMedia', () => device)
  vi.stubGlobal('performance', { getEntriesByType: () => [] })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
})

afterEach(() => {
  storeTheme('dark')
})

test('SITE-6 a first visit is dark, and a stored theme applies before first paint', async () => {
  await boot()
  expect(shownTheme()).toBe('dark')
  storeTheme('light')
  await boot()
  expect(shownTheme()).toBe('light')
})

test('SITE-6 an invalid stored theme falls back to dark', async () => {
  storeTheme('"><script>')
  await boot()
  expect(shownTheme()).toBe('dark')
})

test('SITE-6 the toggle works before hydration, and the browser stores its state', async () => {
  await boot()
  render(<ThemeToggle />)
  for (const chosen of ['light', 'system', 'dark', 'light']) {
    fireEvent.click(screen.getByRole('button'))
    expect(shownTheme()).toBe(chosen === 'system' ? 'dark' : chosen)
    expect(document.cookie).toBe(`theme=${chosen}`)
  }
  await boot()
  expect(shownTheme()).toBe('light')
})

test('SITE-6 the device theme, once chosen, applies before first paint and follows every change', async () => {
  setDevice('light')
  await boot()
  expect(shownTheme(), 'a first visit').toBe('dark')
  storeTheme('system')
  await boot()
  expect(shownTheme()).toBe('light')
  setDevice('dark')
  expect(shownTheme()).toBe('dark')
  setDevice('light')
  expect(shownTheme()).toBe('light')
  render(<ThemeToggle />)
  fireEvent.click(screen.getByRole('button'))
  expect(shownTheme()).toBe('dark')
  setDevice('dark')
  setDevice('light')
  expect(shownTheme(), 'another choice').toBe('dark')
})

test('SITE-6 a chosen theme persists across browser restarts for a year', async () => {
  await boot()
  render(<ThemeToggle />)
  const kept = vi.spyOn(document, 'cookie', 'set')
  fireEvent.click(screen.getByRole('button'))
  expect(kept).toHaveBeenCalledExactlyOnceWith('theme=light; path=/; max-age=31536000; samesite=lax')
})

test('a button pressed before hydration is pressed again after it', async () => {
  await boot()
  const pressed = vi.fn()
  render(<button type="button">Next slide</button>)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  button.addEventListener('click', pressed)
  replayEarlyClick()
  expect(pressed).toHaveBeenCalledOnce()
  replayEarlyClick()
  expect(pressed).toHaveBeenCalledOnce()
})

test('if the page’s part of the application does not load, the page says so and offers to reload', async () => {
  await boot()
  dispatchEvent(new Event(NOT_LOADED))
  const note = screen.getByRole('alert')
  expect(note.textContent).toBe('Part of this page did not load. Reload it')
  expect(screen.getByText('Reload it').getAttribute('href')).toBe('')
  note.remove()
})
