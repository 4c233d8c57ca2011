import type { Payment } from '@beacon/contract/payment-admin'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ToastProvider } from '../../ui/toast.tsx'
import { callsTo, refused, stubApi } from '../payment/testing.ts'
import type { RefundWay } from './queries.ts'
import { RefundForm } from './refund-form.tsx'

const REFUND = '/api/stripe/refund'
const FAILED = 'Failed to process refund'

const screenOf = (
  refundable: number,
  {
    queries = new QueryClient(),
    isBeingMade = false,
    owed = undefined as number | undefined,
    owesSendingBack = false,
    method = 'intent' as Payment['method'],
    state = 'succeeded' as Payment['state'],
    way = (method === 'manual' ? 'hand' : 'card') as RefundWay,
  } = {},
) => (
  <QueryClientProvider client={queries}>
    <ToastProvider>
      <RefundForm
        payment={{ id: 'payment1', intentId: 'pi_1', method, refundable, state }}
        buyer="Mary Ann Smith"
        {...{ way, owed, owesSendingBack, isBeingMade }}
      />
    </ToastProvider>
  </QueryClientProvider>
)

const open = (refundable = 3217) => render(screenOf(refundable))

function refund(answer: () => Response | Promise<Response>, amount = '32.17') {
  const sent = stubApi({ [REFUND]: answer })
  open()
  give(amount)
  return sent
}

function give(amount: string) {
  fireEvent.change(screen.getByLabelText('Refund, in $'), { target: { value: amount } })
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }))
  agree()
}

/** Presses the button of the confirmation that names the amount. */
const agree = () => fireEvent.click(screen.getByRole('button', { name: /^Refund \$/ }))

test('PAY-6 without an answer the form says that the refund failed, and a retry reuses the key', async () => {
  const sent = refund(() => Promise.reject(new TypeError('offline')))
  expect((await screen.findByRole('alert')).textContent).toBe(FAILED)
  agree()
  await waitFor(() => expect(callsTo(sent, REFUND)).toHaveLength(2))
  const [first, second] = callsTo(sent, REFUND)
  expect(first?.body).toEqual({ paymentIntentId: 'pi_1', amount: 3217, refundable: 3217, reason: '' })
  expect(second).toEqual(first)
})

test('PAY-6 the server’s message about a refund is shown verbatim', async () => {
  refund(() => refused('conflict', { error: 'At most $5.00 can be given back.' }))
  expect((await screen.findByRole('alert')).textContent).toBe('At most $5.00 can be given back.')
})

test('a typed refund survives a visit to another order, until part of the order is refunded', () => {
  open()
  fireEvent.change(screen.getByLabelText('Refund, in $'), { target: { value: '5.00' } })
  cleanup()
  open()
  expect(amountShown()).toBe('5.00')
  cleanup()
  open(2717)
  expect(amountShown()).toBe('27.17')
})

test('a refund whose answer was lost is retried under the same key after leaving the order, and the form says so', async () => {
  const sent = refund(() => Promise.reject(new TypeError('offline')))
  await screen.findByRole('alert')
  cleanup()
  open()
  screen.getByText(/There was no response to the refund of \$32\.17\. The same amount/)
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }))
  agree()
  await waitFor(() => expect(callsTo(sent, REFUND)).toHaveLength(2))
  const [first, second] = callsTo(sent, REFUND)
  expect(second).toEqual(first)
})

test('if less is refundable after a lost answer, the form says so, and the same amount is a new refund', async () => {
  const sent = refund(() => Promise.reject(new TypeError('offline')), '5.00')
  await screen.findByRole('alert')
  cleanup()
  open(2717)
  screen.getByText(
    /There was no response to the refund of \$5\.00\. Less is left by now: check the order’s refunds/,
  )
  give('5.00')
  await waitFor(() => expect(callsTo(sent, REFUND)).toHaveLength(2))
  const [first, second] = callsTo(sent, REFUND)
  expect(second?.body).toEqual({ ...(first?.body as object), refundable: 2717 })
  expect(second?.key).not.toBe(first?.key)
})

test('a rejected refund is final: pressing again starts a new one, and none is shown as unanswered', async () => {
  const sent = refund(() => refused('provider_error', { error: FAILED }))
  await screen.findByRole('alert')
  agree()
  await waitFor(() => expect(callsTo(sent, REFUND)).toHaveLength(2))
  const [first, second] = callsTo(sent, REFUND)
  expect(second?.key).not.toBe(first?.key)
  await screen.findByRole('alert')
  cleanup()
  open()
  expect(screen.queryByText(/No answer came/)).toBeNull()
})

/** The form after the call, with the order refetched and less left to refund. */
async function refundAndRefetch(answer: () => Response | Promise<Response>) {
  stubApi({ [REFUND]: answer })
  const queries = new QueryClient()
  const read = Promise.withResolvers<void>()
  vi.spyOn(queries, 'invalidateQueries').mockImplementation(() => read.promise)
  const { rerender } = render(screenOf(3217, { queries }))
  give('5.00')
  await waitFor(() => expect(queries.invalidateQueries).toHaveBeenCalled())
  rerender(screenOf(2717, { queries }))
  read.resolve()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refund' })).toBeTruthy())
}

const amountShown = () => screen.getByLabelText<HTMLInputElement>('Refund, in $').value

test('a successful refund is confirmed, and the form offers the remaining amount', async () => {
  await refundAndRefetch(() => Response.json({ success: true, refunded: 500, status: 'succeeded' }))
  expect(await screen.findByText('$5.00 refunded.')).toBeTruthy()
  expect(amountShown()).toBe('27.17')
})

test('PAY-6 the reason for a rejected refund stays when the reloaded order has less left to refund', async () => {
  await refundAndRefetch(() => refused('conflict', { error: '$5.00 went back meanwhile.' }))
  expect(screen.getByRole('alert').textContent).toBe('$5.00 went back meanwhile.')
  expect(amountShown()).toBe('27.17')
})

test('a refund without an answer is not called failed when the reloaded order has less left to refund', async () => {
  await refundAndRefetch(() => Promise.reject(new TypeError('offline')))
  screen.getByText(/Less is left by now: check the order’s refunds/)
  expect(screen.queryByText(FAILED)).toBeNull()
})

test.each(['32.18', '0', '0.00', 'all'])(
  'PAY-11 refunding %s of $32.17 is rejected with a message, before any confirmation',
  (amount) => {
    open()
    fireEvent.change(screen.getByLabelText('Refund, in $'), { target: { value: amount } })
    fireEvent.click(screen.getByRole('button', { name: 'Refund' }))
    screen.getByText('Please enter an amount between $0.01 and $32.17')
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('a reason that is too long is not cut off but rejected at its field, before any confirmation', () => {
  open()
  const reason = screen.getByLabelText<HTMLInputElement>(/^Reason/)
  expect(reason.maxLength, 'a browser would cut off what is pasted').toBe(-1)
  fireEvent.change(reason, { target: { value: 'x'.repeat(501) } })
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }))
  screen.getByText('Please use at most 500 characters')
  expect(document.activeElement).toBe(reason)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the form proposes the amount due for an accepted return, never more than is refundable, and nothing after its refund', () => {
  const offer = (owed?: number) => {
    cleanup()
    render(screenOf(3217, { owed }))
    return [amountShown(), screen.queryByText(/^We suggest what was paid for the return/)?.textContent]
  }
  expect(offer(1568)).toEqual(['15.68', 'We suggest what was paid for the return. $32.17 is left in all.'])
  expect(offer()).toEqual(['32.17', undefined])
  expect(offer(0)).toEqual(['', undefined])
  expect(offer(4000)).toEqual(['32.17', undefined])
})

test('for faulty or wrong items the form says that the cost of sending them back is owed as well', () => {
  const words = (owed: number, owesSendingBack = true) => {
    cleanup()
    render(screenOf(3217, { owed, owesSendingBack }))
    return screen.queryByText(/^We also promised/)?.textContent
  }
  const promised = 'We also promised what the buyer paid to send it back.'
  expect(words(1568)).toBe(`${promised} Please add it.`)
  expect(words(3217)).toBe(`${promised} Please pay it another way: this is all that is left here.`)
  expect([words(0), words(1568, false)]).toEqual([undefined, undefined])
})

test('the confirmation names amount and recipient, and says that an order in production continues', () => {
  for (const isBeingMade of [true, false]) {
    render(screenOf(3217, { isBeingMade }))
    fireEvent.click(screen.getByRole('button', { name: 'Refund' }))
    const { textContent } = screen.getByText(/cannot be undone/)
    const goesOn = isBeingMade ? ' The print is already being made, and that will continue.' : ''
    expect(textContent).toBe(`$32.17 goes back to Mary Ann Smith. This cannot be undone.${goesOn}`)
    cleanup()
  }
})

test('pressing Enter twice in the refund form refunds nothing', async () => {
  const sent = stubApi({
    [REFUND]: () => Response.json({ success: true, refunded: 3217, status: 'succeeded' }),
  })
  open()
  fireEvent.submit(screen.getByRole('form', { name: 'Refund' }))
  fireEvent.click(document.activeElement as Element)
  await Promise.resolve()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(callsTo(sent, REFUND)).toHaveLength(0)
})

test('a refund made by hand is only noted: its words promise no money, and a retry reuses the key', async () => {
  const sent = stubApi({ '/api/admin/refunds': () => Promise.reject(new TypeError('offline')) })
  render(screenOf(3217, { method: 'manual' }))
  screen.getByText(/give the money back by hand, too\. Here you only note that you have/)
  fireEvent.change(screen.getByLabelText('Given back, in $'), { target: { value: '5.00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Note a refund' }))
  screen.getByRole('dialog', { name: 'Did you give the money back?' })
  expect(screen.getByText(/cannot be undone/).textContent).toBe(
    'Go on once Mary Ann Smith has $5.00 back: this moves no money. This cannot be undone.',
  )
  const note = () => fireEvent.click(screen.getByRole('button', { name: 'Note $5.00 as refunded' }))
  note()
  expect((await screen.findByRole('alert')).textContent).toBe('The refund could not be noted')
  note()
  await waitFor(() => expect(callsTo(sent, '/api/admin/refunds')).toHaveLength(2))
  const [first, second] = callsTo(sent, '/api/admin/refunds')
  expect(first?.body).toEqual({ paymentId: 'payment1', amount: 500, refundable: 3217, reason: '' })
  expect(second).toEqual(first)
  cleanup()
  render(screenOf(3217, { method: 'manual' }))
  screen.getByText(
    'There was no response when you noted $5.00 as given back. The same amount with the same reason is noted only once, however often you click.',
  )
  cleanup()
  render(screenOf(2717, { method: 'manual' }))
  screen.getByText(/as given back\. Less is left by now: check the order’s refunds before you note more\./)
})

test('a noted refund is confirmed as such', async () => {
  stubApi({ '/api/admin/refunds': () => Response.json({ success: true, refunded: 3217 }) })
  render(screenOf(3217, { method: 'manual' }))
  fireEvent.click(screen.getByRole('button', { name: 'Note a refund' }))
  fireEvent.click(screen.getByRole('button', { name: 'Note $32.17 as refunded' }))
  expect(await screen.findByText('$32.17 noted as refunded.')).toBeTruthy()
})

test('what a card did not take back is noted for the same payment', async () => {
  const sent = stubApi({ '/api/admin/refunds': () => Response.json({ success: true, refunded: 3217 }) })
  render(screenOf(3217, { way: 'hand' }))
  screen.getByText(/^A refund to the card failed\./)
  fireEvent.click(screen.getByRole('button', { name: 'Note a refund' }))
  fireEvent.click(screen.getByRole('button', { name: 'Note $32.17 as refunded' }))
  expect(await screen.findByText('$32.17 noted as refunded.')).toBeTruthy()
  expect(callsTo(sent, '/api/admin/refunds')[0]?.body).toMatchObject({ paymentId: 'payment1', amount: 3217 })
})

test('before a payment that a bank disputes is refunded as well, the form says so', () => {
  render(screenOf(1652, { state: 'disputed' }))
  expect(
    screen.getByText(/The payer’s bank disputes this payment and may take the money itself/),
  ).toBeTruthy()
  cleanup()
  render(screenOf(1652))
  expect(screen.queryByText(/disputes this payment/)).toBeNull()
})
