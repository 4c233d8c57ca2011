import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { FreeTimes } from './free-times.tsx'

const open = (answer: () => Response) => {
  vi.stubGlobal('fetch', async () => answer())
  render(<FreeTimes onShown={() => {}} />, { wrapper: MemoryRouter })
}
const full = { date: '2026-11-23', closed: false, slots: [{ time: '9:00 AM', available: false }] }

test('the chat tells full days from times that could not be loaded', async () => {
  open(() => Response.json({ success: true, timeZone: 'America/New_York', closings: [], dates: [full] }))
  expect(await screen.findByText(/^No times are free soon\. The/)).toBeTruthy()
})

test('it offers no waiting list of days that are all closed', async () => {
  const closed = { date: '2026-11-23', closed: true, slots: [] }
  open(() => Response.json({ success: true, timeZone: 'America/New_York', closings: [], dates: [closed] }))
  expect(await screen.findByText(/^No times are free soon\. Please call or write/)).toBeTruthy()
})

test('times that could not be loaded are not called taken', async () => {
  open(() => Response.json({ success: false, code: 'internal', error: 'x', message: 'x' }, { status: 500 }))
  expect(await screen.findByText(/^Times could not be loaded here\. The/)).toBeTruthy()
})
