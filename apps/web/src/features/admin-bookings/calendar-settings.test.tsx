import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { CalendarSettings } from './calendar-settings.tsx'

test('the button that replaces the calendar address is disabled until the current one is loaded', async () => {
  const feed = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('calendar-feed') ? feed.promise : Promise.resolve(Response.json({ closedDays: [] })),
  )
  renderAdmin(<CalendarSettings />)
  expect(screen.getByRole('button', { name: 'Make an address' })).toHaveProperty('disabled', true)
  feed.resolve(Response.json({ createdAt: '2026-11-20T15:00:00.000Z' }))
  expect(await screen.findByRole('button', { name: 'Make a new address' })).toHaveProperty('disabled', false)
})

test('replacing the calendar address, which invalidates the old one, asks for confirmation', async () => {
  const made: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (!path.includes('calendar-feed')) return Response.json({ closedDays: [] })
    if (method === 'GET') return Response.json({ createdAt: '2026-11-20T15:00:00.000Z' })
    made.push(path)
    return Response.json({ success: true, url: 'https://agency.example/new.ics' })
  })
  renderAdmin(<CalendarSettings />)
  const ask = await screen.findByRole('button', { name: 'Make a new address' })
  fireEvent.click(ask)
  fireEvent.click(screen.getByRole('button', { name: 'Keep the old one' }))
  expect(made).toEqual([])
  fireEvent.click(ask)
  fireEvent.click(screen.getByRole('button', { name: 'Make a new one' }))
  expect(await screen.findByDisplayValue('https://agency.example/new.ics')).toBe(document.activeElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  // Asking to renew it, then keeping it, must not lose the address: it is shown only once.
  fireEvent.click(ask)
  fireEvent.click(screen.getByRole('button', { name: 'Keep the old one' }))
  expect(screen.getByDisplayValue('https://agency.example/new.ics')).toBeTruthy()
  expect(made).toHaveLength(1)
})

test('who loses the answer that has the new calendar address is told to make another one', async () => {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (!path.includes('calendar-feed')) return Response.json({ closedDays: [] })
    if (method === 'GET') return Response.json({ createdAt: '2026-11-20T15:00:00.000Z' })
    throw new TypeError('Failed to fetch')
  })
  renderAdmin(<CalendarSettings />)
  fireEvent.click(await screen.findByRole('button', { name: 'Make a new address' }))
  fireEvent.click(screen.getByRole('button', { name: 'Make a new one' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The old address may have stopped working')
})
