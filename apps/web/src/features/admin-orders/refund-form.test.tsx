import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '../../ui/toast.tsx'
import { callsTo, refused, stubApi } from '../payment/testing.ts'
import { RefundForm } from './refund-form.tsx'

const REFUND = '/api/stripe/refund'
const FAILED = 'Failed to process refund'

beforeEach(() => {
  vi.stubGlobal('confirm', () => true)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const open = (refundable = 3217) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <RefundForm intentId="pi_1" refundable={refundable} buyer="Mary Ann Smith" />
      </ToastProvider>
    </QueryClientProvider>,
  )

function refund(answer: () => Response | Promise<Response>) {
  const sent = stubApi({ [REFUND]: answer })
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }))
  return sent
}

test('PAY-6 when no answer comes, the form says that the refund failed, and a second press is the same wish', async () => {
  const sent = refund(() => Promise.reject(new TypeError('offline')))
  expect((await screen.findByRole('alert')).textContent).toBe(FAILED)
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(callsTo(sent, REFUND)).toHaveLength(2))
  const [first, second] = callsTo(sent, REFUND)
  expect(first?.body).toEqual({ paymentIntentId: 'pi_1', amount: 3217, reason: '' })
  expect(second).toEqual(first)
})

test('PAY-6 what the server says of a refund stands on the page as it is', async () => {
  refund(() => refused('conflict', { error: 'At most $5.00 can be given back.' }))
  expect((await screen.findByRole('alert')).textContent).toBe('At most $5.00 can be given back.')
})

test('a refund that was typed waits while another order is looked at, until a part was given back', () => {
  const amount = () => screen.getByLabelText<HTMLInputElement>('Refund, in $').value
  open()
  fireEvent.change(screen.getByLabelText('Refund, in $'), { target: { value: '5.00' } })
  cleanup()
  open()
  expect(amount()).toBe('5.00')
  cleanup()
  open(2717)
  expect(amount()).toBe('27.17')
})
