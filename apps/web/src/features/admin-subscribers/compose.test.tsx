import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '../../ui/toast.tsx'
import { Compose } from './compose.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('every press sends a test, though nothing was changed in between', async () => {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'))
    return Response.json({ success: true, to: 'owner@bay.example' })
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ToastProvider>
          <Compose sizes={undefined} />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Tides' } })
  fireEvent.change(screen.getByLabelText('Letter'), { target: { value: 'High at nine.' } })
  for (const times of [1, 2]) {
    fireEvent.click(await screen.findByRole('button', { name: 'Send a test to me' }))
    await vi.waitFor(() => expect(screen.getAllByText(/^A test is on its way/)).toHaveLength(times))
  }
  expect(new Set(keys).size).toBe(2)
  expect(keys).not.toContain(null)
})
