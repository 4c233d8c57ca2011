import type { Order } from '@beacon/contract/orders'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callsTo, refused, stubApi } from '../payment/testing.ts'
import { anOrder, CALL, known, openOrder, show } from './testing.tsx'

const RETURN = '/api/orders/order1/returns?token=token1'

test('a return is requested per line, and the order is reloaded', async () => {
  const [mug] = anOrder.lines
  const lines = mug ? [mug, { ...mug, name: 'Harbor Tee', variant: 'M', quantity: 3, returnable: 2 }] : []
  let returns: Order['returns'] = []
  const sent = stubApi({
    [CALL]: () => known({ state: 'delivered', lines, returns, returnUntil: '2026-12-20T15:00:00.000Z' }),
    [RETURN]: Response.json({ success: true, message: 'We have your request.' }, { status: 201 }),
  })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a return' }))
  expect(screen.getByText(/You can ask until December 20, 2026\./)).toBeTruthy()
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send the request' }))
  press()
  for (const message of ['Please choose what you would like to return', 'Please choose a reason'])
    expect(await screen.findAllByText(message)).toHaveLength(2)
  fireEvent.change(screen.getByLabelText('Harbor Tee, M'), { target: { value: '2' } })
  fireEvent.change(screen.getByLabelText('Why?'), { target: { value: 'fit' } })
  press()
  expect(await screen.findByText('We have your request.')).toBeTruthy()
  expect(callsTo(sent, RETURN).at(0)?.body).toEqual({
    lines: [{ line: 1, quantity: 2 }],
    reason: 'fit',
    message: '',
  })
  await waitFor(() => expect(callsTo(sent, CALL)).toHaveLength(2))

  returns = [{ ...declined, lines: [{ line: 1, quantity: 2 }] }]
  fireEvent(document, new Event('visibilitychange'))
  expect(await screen.findByText('They have been worn.')).toBeTruthy()
  expect(screen.queryByText('We have your request.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Ask for a return' })).toBeTruthy()
})

const declined = {
  id: 'return1',
  state: 'declined',
  reason: 'fit',
  message: '',
  answer: 'They have been worn.',
  askedAt: '2026-11-21T15:00:00.000Z',
  answeredAt: '2026-11-21T16:00:00.000Z',
  isRefunded: false,
} as const

test('opening the return form focuses its first field, and closing it returns the focus to its button', async () => {
  openOrder(known({ state: 'delivered' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a return' }))
  expect(document.activeElement).toBe(screen.getAllByRole('combobox')[0])
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask for a return' }))
})

test('a half-filled return request survives a reload, until it is sent', async () => {
  const open = async () => {
    stubApi({
      [CALL]: () => known({ state: 'delivered' }),
      [RETURN]: Response.json({ success: true, message: 'We have your request.' }, { status: 201 }),
    })
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for a return' }))
  }
  const field = (name: RegExp) => screen.getByLabelText<HTMLSelectElement | HTMLTextAreaElement>(name)
  await open()
  fireEvent.change(field(/^Why/), { target: { value: 'faulty' } })
  fireEvent.input(field(/^What else/), { target: { value: 'The needle is bent.' } })
  cleanup()
  await open()
  expect([field(/^Why/).value, field(/^What else/).value]).toEqual(['faulty', 'The needle is bent.'])
  const [pieces] = screen.getAllByRole<HTMLSelectElement>('combobox')
  if (pieces) fireEvent.change(pieces, { target: { value: '1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send the request' }))
  await screen.findByText('We have your request.')
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('return-draft'))).toEqual([])
})

test('a return message that is too long is not cut off, and the form states the limit', async () => {
  openOrder(known({ state: 'delivered' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a return' }))
  const story = screen.getByLabelText<HTMLTextAreaElement>(/^What else should we know/)
  expect(story.maxLength, 'a browser would cut off what is pasted').toBe(-1)
  fireEvent.change(story, { target: { value: 'The needle is bent. '.repeat(150) } })
  fireEvent.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(await screen.findAllByText('Your note can have at most 2000 characters')).toHaveLength(2)
  expect(story.value).toHaveLength(3000)
  fireEvent.input(story, { target: { value: 'The needle is bent.' } })
  await waitFor(() => expect(screen.queryByText('Your note can have at most 2000 characters')).toBeNull())
})

test('a return that the server rejects keeps the selection, and shows the reason', async () => {
  stubApi({ [CALL]: known(), [RETURN]: refused('conflict', { error: 'You have asked already.' }) })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a return' }))
  fireEvent.change(screen.getByLabelText('Why?'), { target: { value: 'mind' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send the request' }))
  expect((await screen.findByRole('alert')).textContent).toBe('You have asked already.')
  expect(screen.getByLabelText<HTMLSelectElement>('Why?').value).toBe('mind')
})

test('a requested return shows what happens next, also on a later visit', async () => {
  openOrder(
    known({
      returns: [
        {
          id: 'return1',
          state: 'asked',
          lines: [{ line: 0, quantity: 1 }],
          reason: 'fit',
          message: '',
          answer: '',
          askedAt: '2026-11-21T15:00:00.000Z',
          answeredAt: null,
          isRefunded: false,
        },
      ],
    }),
  )
  expect(await screen.findByText('Return requested')).toBeTruthy()
  expect(screen.getByText(/please keep until then/)).toBeTruthy()
})

test('an answered return shows its dates, the same one once, and whether it was refunded', async () => {
  const returned = (answeredAt: string, isRefunded = false) =>
    known({
      returns: [
        {
          ...{
            id: 'return1',
            state: 'accepted',
            lines: [{ line: 0, quantity: 1 }],
            reason: 'fit',
            message: '',
          },
          ...{ answer: 'Please send it.', askedAt: '2026-11-21T15:00:00.000Z', answeredAt, isRefunded },
        },
      ],
    })
  openOrder(returned('2026-11-21T17:00:00.000Z'))
  expect(await screen.findByText('Asked and answered on November 21, 2026')).toBeTruthy()
  cleanup()
  openOrder(returned('2026-11-22T17:00:00.000Z'))
  expect(await screen.findByText(/^Asked on .*21.*, answered on .*22/)).toBeTruthy()
  expect(screen.getByText('Return accepted')).toBeTruthy()
  cleanup()
  openOrder(returned('2026-11-22T17:00:00.000Z', true))
  expect(await screen.findByText('Return refunded')).toBeTruthy()
  expect(screen.getByText('What was paid for it has been refunded since.')).toBeTruthy()
})
