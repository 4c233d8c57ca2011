import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { RENEWED } from '../../lib/renewed.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { ChatButton } from './chat-button.tsx'

vi.mock('./chat-window.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('the assistant of a page from before a release offers to reload it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', async () => new Response())
  render(
    <ToastProvider>
      <MemoryRouter>
        <ChatButton />
      </MemoryRouter>
    </ToastProvider>,
  )
  const opener = () => screen.getByRole('button', { name: /^Chat with our assistant/ })
  fireEvent.click(opener())
  expect(await screen.findByText(RENEWED, { exact: false })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(document.activeElement).toBe(opener())
})
