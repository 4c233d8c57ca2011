import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forgetAttempt } from '../../lib/attempt-key.ts'
import { isOff } from '../../ui/testing.ts'
import { PAYMENT } from './attempt.ts'
import { PaymentModal } from './payment-modal.tsx'
import {
  answers,
  attribution,
  BANK,
  booking,
  broken,
  CONFIRM,
  CREATE,
  callsTo,
  declined,
  intentAnswer,
  onClose,
  onRefused,
  onSuccess,
  openPayment,
  payButton,
  payBy,
  product,
  refused,
  SETTLE,
  setUpPayments,
  stubApi,
  succeeded,
} from './testing.ts'

setUpPayments()

test('PAY-6 the payment intent is created when the form appears, and the button waits for it', async () => {
  const coming = Promise.withResolvers<Response>()
  const sent = stubApi({ ...answers(succeeded), [CREATE]: () => coming.promise })
  openPayment()
  expect(isOff(await payButton())).toBe(true)
  await waitFor(() => expect(callsTo(sent, CREATE)).toHaveLength(1))
  expect(callsTo(sent, CREATE)[0]?.body).toEqual({ ...product, attribution })
  expect(isOff(await payButton())).toBe(true)
  coming.resolve(intentAnswer())
  await waitFor(async () => expect(isOff(await payButton())).toBe(false))
})

test('PAY-6 the button waits for the provider’s library, too, and a failure to load it is shown', async () => {
  const live = Response.json({ stripe: { publishableKey: 'pk_live_1', mode: 'live' } })
  const sent = stubApi({ ...answers(succeeded), '/api/config': live })
  openPayment()
  await waitFor(() => expect(callsTo(sent, CREATE)).toHaveLength(1))
  const library = () => document.querySelector('script[src^="https://js.stripe.com/"]')
  let failed: Element | null = null
  // The provider's loader retries once.
  for (const _ of [1, 2]) {
    await waitFor(() => expect([null, failed]).not.toContain(library()))
    expect(isOff(await payButton())).toBe(true)
    failed = library()
    failed?.dispatchEvent(new Event('error'))
  }
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to initialize payment. Please try again.',
  )
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('PAY-6 while the form loads the focus is on the heading, and a failure is shown with a retry', async () => {
  const queue: (Response | Promise<Response>)[] = [new Promise(() => {}), intentAnswer()]
  const sent = stubApi({ ...answers(succeeded), [CREATE]: () => queue.shift() ?? broken() })
  vi.useFakeTimers()
  openPayment()
  expect(document.activeElement?.textContent).toBe('Complete Purchase')
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(screen.getByText(/^The card form is taking longer than usual/).getAttribute('role')).toBe('status')
  vi.useRealTimers()
  const again = screen.getByRole('button', { name: 'Try again' })
  again.focus()
  fireEvent.click(again)
  expect(document.activeElement?.textContent).toBe('Complete Purchase')
  await payBy('4242')
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  const [first, second] = callsTo(sent, CREATE)
  expect(second?.key, 'another try is the same attempt').toBe(first?.key)
  expect(screen.queryByText(/taking longer/)).toBeNull()
})

test('PAY-6 a retry reloads a library that hangs', async () => {
  const live = Response.json({ stripe: { publishableKey: 'pk_live_1', mode: 'live' } })
  stubApi({ ...answers(succeeded), '/api/config': live })
  const library = () => document.querySelector('script[src^="https://js.stripe.com/"]')
  vi.useFakeTimers()
  openPayment()
  await act(() => vi.advanceTimersByTimeAsync(5_500))
  vi.useRealTimers()
  const hanging = library()
  expect(hanging).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect([null, hanging]).not.toContain(library()))
})

test('PAY-6 a payment still processing is no success: the form says so and offers no second payment', async () => {
  stubApi(answers(() => Response.json({ id: 'pi_1', status: 'processing' })))
  openPayment()
  await payBy('4242')
  expect(await screen.findByText(/^Your bank is still working on this payment/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  expect(onSuccess).not.toHaveBeenCalled()
})

test('PAY-6 the button says Processing... while busy, and onSuccess is called when the payment succeeds', async () => {
  const coming = Promise.withResolvers<Response>()
  const sent = stubApi(answers(() => coming.promise))
  openPayment()
  await payBy('4242')
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Processing...' })
  expect(isOff(busy)).toBe(true)
  fireEvent.click(busy)
  expect(onSuccess).not.toHaveBeenCalled()
  coming.resolve(succeeded.clone())
  await waitFor(() =>
    expect(onSuccess).toHaveBeenCalledWith(
      expect.objectContaining({ paymentIntentId: 'pi_1', orderId: 'order1', orderToken: 'token1' }),
    ),
  )
  expect(callsTo(sent, CONFIRM)).toHaveLength(1)
  expect(callsTo(sent, CONFIRM)[0]?.body).toMatchObject({
    client_secret: 'pi_1_secret_x',
    'payment_method_data[billing_details][name]': 'Ann Lee',
    'payment_method_data[billing_details][email]': 'ann@lee.example',
  })
  expect(callsTo(sent, SETTLE)[0]?.body).toEqual({ paymentIntentId: 'pi_1' })
})

test('PAY-6 a payment intent that cannot be created is reported, and a retry is the same attempt', async () => {
  const sent = stubApi({ ...answers(succeeded), [CREATE]: broken })
  openPayment()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to initialize payment. Please try again.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(callsTo(sent, CREATE)).toHaveLength(2))
  const [first, second] = callsTo(sent, CREATE)
  expect(first?.key).toMatch(/^[0-9a-f]{32}$/)
  expect(second?.key).toBe(first?.key)
  expect(second?.body, 'it takes the place of none, and not of itself').toEqual({ ...product, attribution })
})

test.each([
  ['Your card has insufficient funds.', 'Your card has insufficient funds.'],
  ['', 'Payment failed. Please try again.'],
])('PAY-6 the provider’s card error %j is shown as %j', async (said, shown) => {
  stubApi(answers(() => declined(said)))
  openPayment()
  await payBy('9995')
  expect((await screen.findByRole('alert')).textContent).toBe(shown)
  expect(onSuccess).not.toHaveBeenCalled()
  expect(isOff(await payButton())).toBe(false)
})

test('PAY-6 an incomplete card is reported before anything is sent, and can be completed', async () => {
  const sent = stubApi(answers(succeeded))
  openPayment()
  const type = (label: string, text: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
  const press = async () => {
    const button = await payButton()
    await waitFor(() => expect(isOff(button)).toBe(false))
    fireEvent.click(button)
  }
  await screen.findByLabelText('Card number')
  for (const [missing, label, text] of [
    ['Your card number is incomplete.', 'Card number', '4242424242424242'],
    ['Your card’s expiration date is incomplete.', 'Expiration date', '1234'],
    ['Your card’s security code is incomplete.', 'Security code', '123'],
  ] as const) {
    await press()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(missing))
    type(label, text)
  }
  expect(callsTo(sent, CONFIRM)).toEqual([])
  await press()
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1))
})

test('PAY-6 the provider’s messages for developers are not shown to the buyer', async () => {
  const error = { type: 'api_error', message: 'req_7f3: upstream pool exhausted' }
  stubApi({ ...answers(() => Response.json({ error }, { status: 500 })), [SETTLE]: broken })
  openPayment()
  await payBy('4242')
  expect((await screen.findByRole('alert')).textContent).toBe('Payment failed. Please try again.')
})

test('PAY-6 an email address that the provider rejects is named, because a retry alone cannot succeed', async () => {
  const message = 'Invalid email address: ann@lee'
  const error = { type: 'invalid_request_error', code: 'email_invalid', message }
  stubApi(answers(() => Response.json({ error }, { status: 400 })))
  openPayment({ ...product, customerEmail: 'ann@lee' })
  await payBy('4242')
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /does not accept your email address\. Please close this, correct the address/,
  )
})

test('PAY-10 the modal yields to the bank’s authentication dialog', async () => {
  const show = vi.spyOn(HTMLDialogElement.prototype, 'show')
  stubApi({
    ...answers(() => Response.json({ status: 'requires_action' })),
    [BANK]: succeeded,
  })
  openPayment()
  await payButton()
  expect(show).not.toHaveBeenCalled()
  await payBy('3220')
  await screen.findByRole('button', { name: 'Complete authentication' })
  expect(show).toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Complete authentication' }))
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
})

test('PAY-7 the title depends on the payment’s type', async () => {
  stubApi(answers(succeeded))
  openPayment()
  expect(await screen.findByRole('dialog', { name: 'Complete Purchase' })).toBeTruthy()
  cleanup()
  openPayment(booking)
  expect(await screen.findByRole('dialog', { name: 'Complete Booking' })).toBeTruthy()
})

test('PAY-7 closing clears the banner, and success closes', async () => {
  const queue = [declined('No.'), succeeded]
  stubApi(answers(() => queue.shift() ?? broken()))
  const { rerender } = openPayment()
  await payBy('0002')
  expect((await screen.findByRole('alert')).textContent).toBe('No.')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  for (const isOpen of [false, true])
    rerender(<PaymentModal open={isOpen} request={product} onSuccess={onSuccess} onClose={onClose} />)
  expect(screen.queryByRole('alert')).toBeNull()
  onClose.mockClear()
  await payBy('4242')
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  expect(onClose).toHaveBeenCalled()
})

test('a rejection closes the modal and is passed to the caller, with the new amount', async () => {
  stubApi({ [CREATE]: () => refused('price_changed', { amount: 4000 }) })
  openPayment(product, { onRefused })
  await waitFor(() =>
    expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 'price_changed', amount: 4000 })),
  )
  expect(onClose).toHaveBeenCalled()
})

test('a rejection that the caller does not handle is shown in the banner', async () => {
  stubApi({ [CREATE]: () => refused('slot_taken') })
  openPayment(booking)
  expect((await screen.findByRole('alert')).textContent).toBe('(slot_taken)')
})

test('without a configured card provider the form says how to order by phone', async () => {
  const sent = stubApi({}, 'off')
  openPayment()
  expect(await screen.findByText('We cannot take cards on this site right now')).toBeTruthy()
  expect(screen.getByRole('link', { name: '(631) 555-0142' })).toBeTruthy()
  expect(callsTo(sent, CREATE)).toEqual([])
})

test('PAY-7 after five seconds without an answer the buyer is told to wait, and that they pay only once', async () => {
  const coming = Promise.withResolvers<Response>()
  stubApi(answers(() => coming.promise))
  openPayment()
  fireEvent.click(await screen.findByRole('button', { name: /4242/ }))
  const button = await payButton()
  await waitFor(() => expect(isOff(button)).toBe(false))
  vi.useFakeTimers()
  fireEvent.click(button)
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(screen.queryByText(/No answer from the bank yet/)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByText(/No answer from the bank yet/).getAttribute('role')).toBe('status')
  vi.useRealTimers()
  coming.resolve(succeeded)
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
})

test('PAY-14 of many attempts in other tabs it takes the place of the newest five: the server takes no more', async () => {
  const sent = stubApi({ ...answers(succeeded), [CREATE]: () => intentAnswer() })
  for (let tab = 0; tab < 7; tab += 1) {
    openPayment({ ...product, customerName: `Ann Lee ${tab}` })
    await screen.findByRole('timer')
    cleanup()
    forgetAttempt(PAYMENT)
  }
  const keys = callsTo(sent, CREATE).map(({ key }) => key)
  expect(callsTo(sent, CREATE).at(-1)?.body.replaces).toEqual(keys.slice(1, 6).toReversed())
})
