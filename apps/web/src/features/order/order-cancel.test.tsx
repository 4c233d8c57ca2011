import type { Order } from '@beacon/contract/orders'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callsTo, refused, stubApi } from '../payment/testing.ts'
import { anOrder, CALL, known, openOrder, show } from './testing.tsx'

const CANCEL = '/api/orders/order1/cancel?token=token1'
const canBeCancelled = { cancel: { refund: 3721, obstacle: null } } as const
const pressCancel = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }))
}
const yes = () => screen.getByRole('button', { name: 'Cancel the order' })

test('an order is canceled in one dialog, which shows the refund; then the page says what happens next', async () => {
  const cancelled = { at: '2026-11-21T15:00:00.000Z', reason: null, message: '', refund: 3721 }
  let order: Partial<Order> = canBeCancelled
  const sent = stubApi({
    [CALL]: () => known(order),
    [CANCEL]: () => {
      order = { state: 'refund_pending', cancelled }
      return Response.json({ success: true, message: 'Your order is canceled.' })
    },
  })
  show()
  expect(await screen.findByText(/\$37\.21 goes back to your card/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ask for a return' }), 'of its only piece').toBeNull()
  await pressCancel()
  const dialog = screen.getByRole('dialog', { name: 'Cancel this order?' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }))
  expect(dialog.textContent).toContain('$37.21 goes back to the card you paid with. Banks take five to ten')
  fireEvent.click(yes(), { detail: 2 })
  fireEvent.change(screen.getByLabelText(/^Why\?/), { target: { value: 'late' } })
  fireEvent.click(yes())
  expect(await screen.findByText('You canceled this order')).toBeTruthy()
  expect(screen.getByText(/^\$37\.21 is on its way back to your card/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /^You canceled this order/ }))
  expect(screen.queryByText('Your order is canceled.'), 'one sentence is enough').toBeNull()
  expect(callsTo(sent, CANCEL).map(({ body }) => body)).toEqual([{ reason: 'late', message: '' }])
  expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Progress' }), 'it goes no further').toBeNull()
})

test('the cancellation is confirmed even if reloading the order fails', async () => {
  let reading = () => known(canBeCancelled)
  stubApi({
    [CALL]: () => reading(),
    [CANCEL]: () => {
      reading = () => Response.error()
      return Response.json({ success: true, message: 'Your order is canceled.' })
    },
  })
  show()
  await pressCancel()
  fireEvent.click(yes())
  expect((await screen.findByRole('status')).textContent).toBe('Your order is canceled.')
})

test('an order that the server does not cancel is unchanged, with the reason, and is reloaded', async () => {
  const sent = stubApi({
    [CALL]: () => known(canBeCancelled),
    [CANCEL]: refused('conflict', { error: 'It is with our print partner already.' }),
  })
  show()
  await pressCancel()
  fireEvent.click(yes())
  expect((await screen.findByRole('alert')).textContent).toBe('It is with our print partner already.')
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(callsTo(sent, CALL)).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('when an order turns out not to be cancelable, the focus goes to where its button was', async () => {
  let order: Partial<Order> = canBeCancelled
  stubApi({
    [CALL]: () => known(order),
    [CANCEL]: () => {
      order = { cancel: { refund: null, obstacle: 'fetched' } }
      return refused('conflict', { error: 'A file of it has been downloaded.' })
    },
  })
  show()
  await pressCancel()
  fireEvent.click(yes())
  await screen.findByRole('alert')
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await screen.findByText(/has been downloaded, so it/)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Changed your mind?' }))
})

test('a cancellation on its way cannot be taken back; if it fails after closing the dialog, the page says so and is read again', async () => {
  const answer = Promise.withResolvers<Response>()
  const sent = stubApi({ [CALL]: () => known(canBeCancelled), [CANCEL]: () => answer.promise })
  show()
  await pressCancel()
  fireEvent.click(yes())
  await screen.findByRole('button', { name: 'Canceling…' })
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  answer.resolve(refused('conflict', { error: 'It is with our print partner already.' }))
  expect((await screen.findByRole('alert')).textContent).toBe('It is with our print partner already.')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(callsTo(sent, CALL)).toHaveLength(2))
})

test('a message that is too long is not cut off, and the field states the limit', async () => {
  const sent = stubApi({ [CALL]: () => known(canBeCancelled) })
  show()
  await pressCancel()
  const words = screen.getByLabelText<HTMLInputElement>(/^What else should we know/)
  fireEvent.change(words, { target: { value: 'The ferry does not run. '.repeat(30) } })
  fireEvent.click(yes())
  expect(await screen.findByText('Please use at most 500 characters')).toBeTruthy()
  expect(words.value).toHaveLength(720)
  expect(document.activeElement).toBe(words)
  expect(callsTo(sent, CANCEL)).toEqual([])
})

test.each([
  ['printing', /with our print partner already/],
  ['begun', /^We have begun with it/],
  ['fetched', /has been downloaded/],
  ['by_person', /^A person is looking at this order\. To cancel it, please write to/],
  ['by_hand', /please write to/],
] as const)('where an order cannot be canceled the page says why (%s)', async (obstacle, words) => {
  openOrder(known({ cancel: { refund: null, obstacle } }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
})

test('one of several items can be returned even if the whole order can still be canceled', async () => {
  const [mug] = anOrder.lines
  openOrder(known({ ...canBeCancelled, lines: mug ? [{ ...mug, quantity: 2, returnable: 2 }] : [] }))
  expect(await screen.findByRole('button', { name: 'Cancel this order' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask for a return' })).toBeTruthy()
})

test('a refund that did not go through at once is said to be handled by the agency', async () => {
  const cancelled = { at: '2026-11-21T15:00:00.000Z', reason: null, message: '', refund: 3721 }
  openOrder(known({ state: 'needs_attention', cancelled }))
  expect(await screen.findByText(/^The refund did not go through right away/)).toBeTruthy()
})

test('a waiting print order shows until when it can be canceled, in the agency’s time zone', async () => {
  openOrder(known({ ...canBeCancelled, kind: 'printify', printsAt: '2026-11-20T15:32:00.000Z' }))
  expect((await screen.findByText(/^It goes to print at/)).textContent).toBe(
    'It goes to print at 10:32\u00a0AM\u00a0EST on November\u00a020; until then you can cancel it here. $37.21 goes back to your card.',
  )
})
