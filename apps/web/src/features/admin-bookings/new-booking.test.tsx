import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ToastProvider } from '../../ui/toast.tsx'
import { NewBooking } from './new-booking.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <NewBooking />
      </ToastProvider>
    </QueryClientProvider>,
  )

test('what was typed for a caller waits while another screen is looked at', () => {
  open()
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Rosa Delgado' } })
  fireEvent.input(screen.getByLabelText('Day'), { target: { value: '2026-11-30' } })
  fireEvent.input(screen.getByLabelText('Time (New York)'), { target: { value: '2:15 PM' } })
  cleanup()
  open()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Rosa Delgado')
  expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('2026-11-30')
  expect(screen.getByLabelText<HTMLSelectElement>('Time (New York)').value).toBe('2:15 PM')
})
