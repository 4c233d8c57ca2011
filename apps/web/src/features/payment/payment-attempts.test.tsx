import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forgetAttempt } from '../../lib/attempt-key.ts'
import { ownPieces } from '../../lib/own-holds.ts'
import { readSession, writeSession } from '../../lib/session-storage.ts'
import { PAYMENT } from './attempt.ts'
import type { PaymentRequestInput } from './open-payment.ts'
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
  payBy,
  product,
  refused,
  SETTLE,
  setUpPayments,
  stubApi,
  succeeded,
} from './testing.ts'

const another: PaymentRequestInput = {
  ...product,
  items: [{ productId: 'cap', variantId: null, quantity: 1 }],
}

setUpPayments()

test('PAY-6 an expired attempt is followed by a new one', async () => {
  const queue = [refused('conflict'), intentAnswer()]
  const sent = stubApi({ ...answers(succeeded), [CREATE]: () => queue.shift() ?? broken() })
  openPayment()
  await payBy('4242')
  await waitFor(() => expect(onSuccess).toHaveBeenCalled())
  const [first, second] = callsTo(sent, CREATE)
  expect(second?.key).not.toBe(first?.key)
})

test('an attempt that a later one has replaced while its form was closed does not come back', async () => {
  const late = Promise.withResolvers<Response>()
  const queue = [() => late.promise, intentAnswer]
  const sent = stubApi({ ...answers(succeeded), [CREATE]: () => queue.shift()?.() ?? broken() })
  openPayment()
  await waitFor(() => expect(callsTo(sent, CREATE)).toHaveLength(1))
  cleanup()
  openPayment(another)
  await screen.findByRole('timer')
  await act(async () => late.resolve(refused('conflict')))
  await payBy('4242')
  await waitFor(() => expect(onSuccess).toHaveBeenCalled())
  expect(callsTo(sent, CREATE)).toHaveLength(2)
})

test('PAY-10 the bank is asked for authentication, and a failed one charges nothing', async () => {
  const queue = [
    Response.json({
      status: 'requires_payment_method',
      last_payment_error: {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message: 'No.',
      },
    }),
    succeeded,
  ]
  const sent = stubApi({
    ...answers(() => Response.json({ status: 'requires_action' })),
    [BANK]: () => queue.shift() ?? broken(),
  })
  openPayment()
  await payBy('3220')
  fireEvent.click(await screen.findByRole('button', { name: 'Fail authentication' }))
  expect((await screen.findByRole('alert')).textContent).toBe('No.')
  await payBy('3220')
  fireEvent.click(await screen.findByRole('button', { name: 'Complete authentication' }))
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  expect(callsTo(sent, BANK).map(({ body }) => body.outcome)).toEqual(['refuse', 'approve'])
})

test('PAY-10 a payment whose answer was lost between our server and the provider is recognized as made', async () => {
  const sent = stubApi(answers(broken))
  openPayment()
  await payBy('4242')
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  expect(callsTo(sent, CONFIRM)).toHaveLength(1)
})

test('PAY-10 a payment whose answer was lost is recognized as made, and not made again', async () => {
  const sent = stubApi(answers(() => Promise.reject(new TypeError('offline'))))
  openPayment()
  await payBy('4242')
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  expect(callsTo(sent, CONFIRM)).toHaveLength(1)
})

test('PAY-10 a payment that the provider rejects as already made counts as paid', async () => {
  const error = {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: 'You cannot confirm this PaymentIntent because it has already succeeded.',
    payment_intent: { id: 'pi_1', status: 'succeeded' },
  }
  stubApi(answers(() => Response.json({ error }, { status: 400 })))
  openPayment()
  await payBy('4242')
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
})

test('PAY-10 a payment made before is not requested again', async () => {
  const sent = stubApi({ ...answers(succeeded), [CREATE]: () => intentAnswer('succeeded') })
  openPayment()
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  expect(callsTo(sent, CONFIRM)).toEqual([])
  expect(callsTo(sent, SETTLE)).toHaveLength(1)
  expect(readSession(`attempt-${PAYMENT}`), 'what is paid next follows nothing').toBeUndefined()
})

test('PAY-10 a payment intent canceled meanwhile is reported, and the form offers a new hold', async () => {
  stubApi(answers(Response.json({ id: 'pi_1', status: 'canceled' })))
  openPayment()
  await payBy('4242')
  expect(await screen.findByText('This payment has ended')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Hold it again' })).toBeTruthy()
  expect(onSuccess).not.toHaveBeenCalled()
})

test('BOOK-6 when the hold ends the form says so, and one press holds the hour again under a new attempt', async () => {
  const over = { ...(await intentAnswer().json()), now: '2030-01-01T00:14:59.500Z' }
  const queue = [Response.json(over, { status: 201 })]
  const sent = stubApi({
    [CREATE]: () => queue.shift() ?? intentAnswer(),
    [SETTLE]: () => Response.json({ success: false, status: 'canceled' }),
  })
  openPayment()
  expect((await screen.findByRole('timer')).textContent).toBe('Held for you for 0:01')
  expect(await screen.findByText('This payment has ended')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Hold it again' }))
  expect(await screen.findByRole('timer')).toBeTruthy()
  const [first, second] = callsTo(sent, CREATE)
  expect(second?.key).not.toBe(first?.key)
  expect(second?.body).toEqual({ ...product, attribution, replaces: [first?.key] })
})

test('a payment in progress when the hold ends is completed', async () => {
  const coming = Promise.withResolvers<Response>()
  const sent = stubApi(answers(() => coming.promise))
  openPayment()
  await payBy('4242')
  await waitFor(() => expect(callsTo(sent, CONFIRM)).toHaveLength(1))
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByRole('timer').textContent).toBe('Held for you for 0:00')
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeTruthy()
  expect(callsTo(sent, SETTLE)).toEqual([])
  coming.resolve(declined('No.'))
  expect(await screen.findByText('This payment has ended')).toBeTruthy()
  clock.mockRestore()
})

test('PAY-14 continuing in another tab replaces the same purchase begun in the first, and no other', async () => {
  const sent = stubApi({ ...answers(succeeded), [CREATE]: () => intentAnswer() })
  const inNewTab = () => {
    cleanup()
    forgetAttempt(PAYMENT)
  }
  openPayment()
  await screen.findByRole('timer')
  inNewTab()
  openPayment(booking)
  await screen.findByRole('timer')
  inNewTab()
  openPayment()
  await payBy('4242')
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  inNewTab()
  openPayment()
  await screen.findByRole('timer')
  const [first, hour, second, afterwards] = callsTo(sent, CREATE)
  expect(hour?.body).not.toHaveProperty('replaces')
  expect(second?.key).not.toBe(first?.key)
  expect(second?.body).toEqual({ ...product, attribution, replaces: [first?.key] })
  expect(afterwards?.body).toEqual({ ...product, attribution })
})

test('another tab continues the payment for an hour that is held for longer than fifteen minutes', async () => {
  const held = { ...(await intentAnswer().json()), holdUntil: '2030-01-01T00:25:00.000Z' }
  const sent = stubApi({ [CREATE]: () => Response.json(held, { status: 201 }) })
  vi.useFakeTimers({ toFake: ['Date'] })
  openPayment(booking)
  await screen.findByRole('timer')
  cleanup()
  forgetAttempt(PAYMENT)
  vi.setSystemTime(Date.now() + 20 * 60_000)
  openPayment(booking)
  await screen.findByRole('timer')
  const [first, second] = callsTo(sent, CREATE)
  expect(second?.body).toEqual({ ...booking, attribution, replaces: [first?.key] })
})

test('PAY-14 a tab left open while another one paid reports that payment, and can still pay for other things', async () => {
  const queue = [intentAnswer(), intentAnswer(), refused('conflict'), refused('paid_already')]
  const sent = stubApi({ ...answers(succeeded), [CREATE]: () => queue.shift() ?? intentAnswer() })
  openPayment()
  await screen.findByRole('timer')
  const inFirstTab = readSession(`attempt-${PAYMENT}`)
  cleanup()
  forgetAttempt(PAYMENT)
  openPayment()
  await payBy('4242')
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  cleanup()
  writeSession(`attempt-${PAYMENT}`, inFirstTab)
  openPayment(product, { onRefused })
  await waitFor(() =>
    expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 'paid_already' })),
  )
  const [first, second, , again] = callsTo(sent, CREATE)
  expect(again?.body.replaces).toEqual([first?.key, second?.key])
  cleanup()
  writeSession(`attempt-${PAYMENT}`, inFirstTab)
  openPayment(another)
  await screen.findByRole('timer')
  expect(callsTo(sent, CREATE).at(-1)?.body).toEqual({ ...another, attribution, replaces: [first?.key] })
})

test('a payment that succeeds in the last second counts as paid, not as expired', async () => {
  const over = { ...(await intentAnswer().json()), now: '2030-01-01T00:14:59.900Z' }
  stubApi({ ...answers(succeeded), [CREATE]: () => Response.json(over, { status: 201 }) })
  openPayment()
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
})

test('PAY-10 after a server error of the provider, a payment that was made all the same counts as paid', async () => {
  const error = { type: 'api_error', message: 'Something went wrong on our end.' }
  stubApi(answers(() => Response.json({ error }, { status: 500 })))
  openPayment()
  await payBy('4242')
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
})

test('PAY-14 while a new attempt is unanswered, nothing counts as held; the previous attempt was released first', async () => {
  const queue = [intentAnswer(), refused('out_of_stock')]
  stubApi({ ...answers(succeeded), [CREATE]: () => queue.shift() ?? broken() })
  openPayment()
  await screen.findByRole('timer')
  expect(ownPieces()).toEqual(product.items)
  cleanup()
  openPayment(another, { onRefused })
  await waitFor(() => expect(onRefused).toHaveBeenCalled())
  expect(ownPieces()).toEqual([])
})

test('pieces whose payment no answer came for may be held, and do not count as sold out', async () => {
  stubApi({ [CREATE]: broken })
  openPayment()
  await screen.findByRole('alert')
  expect(ownPieces()).toEqual(product.items)
})

test('what is held is known as soon as the server has answered, also if the card form never loads', async () => {
  const live = Response.json({ stripe: { publishableKey: 'pk_live_1', mode: 'live' } })
  stubApi({ ...answers(succeeded), '/api/config': live })
  const onHeld = vi.fn()
  openPayment(booking, { onHeld })
  await waitFor(() => expect(onHeld).toHaveBeenCalledOnce())
  expect(screen.queryByRole('timer')).toBeNull()
})

test('API-2 after too many attempts the dialog closes, and the page behind it receives the error', async () => {
  stubApi({ [CREATE]: () => refused('too_many_requests') })
  openPayment(product, { onRefused })
  await waitFor(() =>
    expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 'too_many_requests' })),
  )
  expect(onClose).toHaveBeenCalled()
})
