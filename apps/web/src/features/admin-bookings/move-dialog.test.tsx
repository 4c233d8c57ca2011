import type { Booking } from '@beacon/contract/booking-admin'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { letDialogsOpen } from '../../ui/testing.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { MoveDialog } from './move-dialog.tsx'

const booking = { id: 'a', name: 'Ada Baker', date: '2026-11-23', time: '9:00 AM' } as Booking

function open(answer: Response) {
  vi.stubGlobal('fetch', async () => answer)
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <MoveDialog open booking={booking} onClose={onClose} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Move' }))
  return onClose
}

beforeEach(letDialogsOpen)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a move is confirmed in words', async () => {
  const onClose = open(Response.json({ success: true, booking }))
  expect(await screen.findByText('The booking is moved.')).toBeTruthy()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('what is wrong with the day stands at the day, which has the focus', async () => {
  const error = 'Please check the highlighted fields.'
  const fields = { date: 'Please choose a date' }
  const onClose = open(Response.json({ code: 'invalid_input', error, fields }, { status: 400 }))
  expect(await screen.findByText('Please choose a date')).toBeTruthy()
  expect(screen.getByLabelText('Day').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('Day'))
  expect(screen.queryByText(error)).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})
