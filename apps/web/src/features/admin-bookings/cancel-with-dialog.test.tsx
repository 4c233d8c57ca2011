import type { Booking } from '@beacon/contract/booking-admin'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isOff } from '../../ui/testing.ts'
import { renderAdmin } from '../admin/testing.tsx'
import { CancelWithDialog } from './cancel-with-dialog.tsx'

const booking = { id: 'a', name: 'Ada Baker', refundableCents: 0 } as Booking

const dialog = (open: boolean) => <CancelWithDialog open={open} booking={booking} onClose={() => {}} />
const reason = () => screen.getByLabelText<HTMLInputElement>(/^Reason/)

test('a typed reason survives closing the dialog', () => {
  const { rerender } = renderAdmin(dialog(true))
  fireEvent.input(reason(), { target: { value: 'The ferry does not run.' } })
  rerender(dialog(false))
  rerender(dialog(true))
  expect(reason().value).toBe('The ferry does not run.')
})

test('the second press of a double click on what opened the dialog cancels nothing', async () => {
  const fetch = vi.fn(() => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', fetch)
  renderAdmin(dialog(true))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }), { detail: 2 })
  await new Promise((sent) => setTimeout(sent, 50))
  expect(fetch).not.toHaveBeenCalled()
})

test('the reason has the focus first: on the close button, its first space would close the dialog', () => {
  renderAdmin(dialog(true))
  expect(document.activeElement).toBe(reason())
})

test('a pending cancellation is still pending when the dialog is reopened', async () => {
  const fetch = vi.fn(() => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', fetch)
  const { rerender } = renderAdmin(dialog(true))
  const press = () => fireEvent.submit(reason().closest('form') as HTMLFormElement)
  press()
  await screen.findByRole('button', { name: 'Canceling…' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  rerender(dialog(false))
  rerender(dialog(true))
  expect(isOff(screen.getByRole('button', { name: 'Canceling…' }))).toBe(true)
  press()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a reason that is too long is not cut off, and the field states the limit', async () => {
  const sentence = 'The reason can have at most 500 characters'
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'invalid_input', error: sentence, fields: { reason: sentence } }, { status: 400 }),
  )
  renderAdmin(dialog(true))
  expect(reason().maxLength, 'a browser would cut off what is pasted').toBe(-1)
  fireEvent.input(reason(), { target: { value: 'The ferry does not run. '.repeat(30) } })
  fireEvent.submit(reason().closest('form') as HTMLFormElement)
  expect(await screen.findAllByText(sentence)).toHaveLength(1)
  expect(document.activeElement).toBe(reason())
})

test('ADMIN-4 a cancellation that fails has the sentence of the catalog here, too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  renderAdmin(dialog(true))
  fireEvent.submit(reason().closest('form') as HTMLFormElement)
  expect((await screen.findByRole('alert')).textContent).toBe('Network error while cancelling booking')
})

test('a cancellation on its way cannot be taken back, and one that fails once the dialog is closed is told in a toast', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const onClose = vi.fn()
  const dialog = (open: boolean) => <CancelWithDialog open={open} booking={booking} onClose={onClose} />
  const { rerender } = renderAdmin(dialog(true))
  fireEvent.submit(reason().closest('form') as HTMLFormElement)
  await screen.findByRole('button', { name: 'Canceling…' })
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  rerender(dialog(false))
  answer.resolve(Response.json({ code: 'conflict', error: 'It has been moved.' }, { status: 409 }))
  expect(await screen.findByText('Failed to cancel booking: It has been moved.')).toBeTruthy()
  rerender(dialog(true))
  expect(screen.queryByRole('alert'), 'told already').toBeNull()
})
