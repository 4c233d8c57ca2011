import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CalendarSettings } from './calendar-settings.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('nobody makes a new address, which ends the old one, before it is known whether there is one', async () => {
  const feed = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('calendar-feed') ? feed.promise : Promise.resolve(Response.json({ closedDays: [] })),
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CalendarSettings />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('button', { name: 'Make an address' })).toHaveProperty('disabled', true)
  feed.resolve(Response.json({ createdAt: '2026-11-20T15:00:00.000Z' }))
  expect(await screen.findByRole('button', { name: 'Make a new address' })).toHaveProperty('disabled', false)
})
