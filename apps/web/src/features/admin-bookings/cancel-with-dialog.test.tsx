import type { Booking } from '@beacon/contract/booking-admin'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { letDialogsOpen } from '../../ui/testing.ts'
import { CancelWithDialog } from './cancel-with-dialog.tsx'

const booking = { id: 'a', name: 'Ada Baker', paidCents: 0, refundedCents: 0 } as Booking

const dialog = (open: boolean) => (
  <QueryClientProvider client={new QueryClient()}>
    <CancelWithDialog open={open} booking={booking} onClose={() => {}} />
  </QueryClientProvider>
)
const reason = () => screen.getByLabelText<HTMLInputElement>(/^Reason/)

beforeEach(letDialogsOpen)
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('a reason that was typed waits while the dialog is closed', () => {
  const { rerender } = render(dialog(true))
  fireEvent.input(reason(), { target: { value: 'The ferry does not run.' } })
  rerender(dialog(false))
  rerender(dialog(true))
  expect(reason().value).toBe('The ferry does not run.')
})
