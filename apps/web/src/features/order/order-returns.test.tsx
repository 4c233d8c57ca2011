import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callsTo, refused, stubApi } from '../payment/testing.ts'
import { anOrder, CALL, known, openOrder, show } from './testing.tsx'

const RETURN = '/api/orders/order1/returns?token=token1'

test('a return is asked for by line, and the order is read anew', async () => {
  const [mug] = anOrder.lines
  const lines = mug ? [mug, { ...mug, name: 'Harbor Tee', variant: 'M', quantity: 3, returnable: 2 }] : []
  const sent = stubApi({
    [CALL]: () => known({ state: 'delivered', lines, returnUntil: '2026-12-20T15:00:00.000Z' }),
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
})

test('who opens the form of a return is in its first field, and who leaves it at its button again', async () => {
  openOrder(known({ state: 'delivered' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a return' }))
  expect(document.activeElement).toBe(screen.getAllByRole('combobox')[0])
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask for a return' }))
})

test('a story that is too long for a return stays whole, and the form says how long it can be', async () => {
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

test('a return that the server does not take keeps what was chosen, and says why', async () => {
  stubApi({ [CALL]: known(), [RETURN]: refused('conflict', { error: 'You have asked already.' }) })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a return' }))
  fireEvent.change(screen.getByLabelText('Why?'), { target: { value: 'mind' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send the request' }))
  expect((await screen.findByRole('alert')).textContent).toBe('You have asked already.')
  expect(screen.getByLabelText<HTMLSelectElement>('Why?').value).toBe('mind')
})

test('who has asked for a return reads what comes next, also on another day', async () => {
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
        },
      ],
    }),
  )
  expect(await screen.findByText('Return requested')).toBeTruthy()
  expect(screen.getByText(/keep the goods until then/)).toBeTruthy()
})

test('a return that was answered on the day it was asked for names that day once', async () => {
  const returned = (answeredAt: string) =>
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
          ...{ answer: 'Please send it.', askedAt: '2026-11-21T15:00:00.000Z', answeredAt },
        },
      ],
    })
  openOrder(returned('2026-11-21T17:00:00.000Z'))
  expect(await screen.findByText('Asked and answered on November 21, 2026')).toBeTruthy()
  cleanup()
  openOrder(returned('2026-11-22T17:00:00.000Z'))
  expect(await screen.findByText(/^Asked on .*21.*, answered on .*22/)).toBeTruthy()
})
