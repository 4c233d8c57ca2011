import type { Order, OrderState } from '@beacon/contract/orders'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type Answer, broken, callsTo, refused, stubApi } from '../payment/testing.ts'
import { FindOrderScreen } from './find-order-screen.tsx'
import { OrderScreen } from './order-screen.tsx'
import { progressOf } from './order-words.ts'
import { anOrder } from './testing.ts'

// A machine with much to do gets its time to fetch the order's part.
configure({ asyncUtilTimeout: 4000 })

const CALL = '/api/orders/order1?token=token1'

function openOrder(answer: Answer, address = '/orders/order1?token=token1') {
  stubApi({ [CALL]: answer })
  show(address)
}

function show(address = '/orders/order1?token=token1') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/orders/:id" element={<OrderScreen />} />
      </Routes>
    </MemoryRouter>,
  )
}

const known = (change: Partial<Order> = {}) => Response.json({ order: { ...anOrder, ...change } })

test('PAY-13 the private link shows how far the order is, and where it goes', async () => {
  openOrder(
    known({
      kind: 'printify',
      state: 'shipped',
      parcels: [
        { carrier: 'USPS', number: '9400', url: 'https://usps.example/9400' },
        { carrier: 'UPS', number: '1Z', url: '' },
      ],
    }),
  )
  expect(await screen.findByRole('heading', { name: 'Order BB-7KQ4-M2XD' })).toBeTruthy()
  expect(screen.getByText('BB-7KQ4-M2XD', { selector: 'h1 .inline-block' })).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Progress' }).querySelector('[aria-current]')?.textContent).toBe(
    'Shipped: done',
  )
  expect(screen.getByRole('link', { name: '9400' }).getAttribute('href')).toBe('https://usps.example/9400')
  expect(screen.getByRole('list', { name: 'Packages' }).textContent).toBe('USPS: 9400UPS: 1Z')
  expect(screen.getByText('$37.21')).toBeTruthy()
})

test.each([
  [{ discount: 250, tax: 200, total: 3449 }, '−$2.50'],
  [{ shipping: 0, total: 2722 }, 'Free shipping'],
])('a promo code stands in the sum with what it gave (%j)', async (amounts, words) => {
  openOrder(known({ promoCode: 'SPRING10', ...amounts }))
  expect((await screen.findByText('Promo SPRING10')).nextElementSibling?.textContent).toBe(words)
})

test('an order that is on its way has its shape already: its way, and its lines', () => {
  openOrder(known())
  const place = screen.getByText('Loading your order').closest('.grid')
  expect(place?.querySelectorAll('.order-progress .order-mark')).toHaveLength(4)
  expect(place?.querySelectorAll('.order-line')).toHaveLength(1)
})

test.each([
  ['2026-11-20T15:02:00.000Z', 'Placed and paid on November 20, 2026'],
  ['2026-11-21T15:02:00.000Z', 'Placed on November 20, 2026, paid on November 21, 2026'],
  [null, 'Placed on November 20, 2026'],
])('a day is named once (paid at %s)', async (paidAt, words) => {
  openOrder(known({ paidAt }))
  expect(await screen.findByText(words)).toBeTruthy()
})

const CANCEL = '/api/orders/order1/cancel?token=token1'
const canBeCancelled = { cancel: { refund: 3721, obstacle: null } } as const
const pressCancel = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }))
}
const yes = () => screen.getByRole('button', { name: 'Cancel the order' })

test('an order is canceled in one dialog, which says what goes back; then the page says what comes next', async () => {
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
  expect(dialog.textContent).toContain('$37.21 goes back to the card that paid. Banks take five to ten')
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

test('that it is canceled is said, too, where the order cannot be read anew', async () => {
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

test('what the server does not cancel stays as it is, with its reason, and the order is read anew', async () => {
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

test('words that are too long for it stay whole, and the field says how long they can be', async () => {
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
  ['fetched', /has been downloaded/],
  ['by_hand', /please write to/],
] as const)('where an order cannot be canceled the page says why (%s)', async (obstacle, words) => {
  openOrder(known({ cancel: { refund: null, obstacle } }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
})

test('of several pieces one can be asked back where all of them could be canceled', async () => {
  const [mug] = anOrder.lines
  openOrder(known({ ...canBeCancelled, lines: mug ? [{ ...mug, quantity: 2, returnable: 2 }] : [] }))
  expect(await screen.findByRole('button', { name: 'Cancel this order' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask for a return' })).toBeTruthy()
})

test('whose refund did not go through at once reads that people see to it', async () => {
  const cancelled = { at: '2026-11-21T15:00:00.000Z', reason: null, message: '', refund: 3721 }
  openOrder(known({ state: 'needs_attention', cancelled }))
  expect(await screen.findByText(/^Its refund did not go through at once/)).toBeTruthy()
})

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
  expect(await screen.findAllByText('Please use at most 2000 characters')).toHaveLength(2)
  expect(story.value).toHaveLength(3000)
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
  expect(await screen.findByText('Return asked')).toBeTruthy()
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

test('an order whose payment our server does not know yet is not said to be unpaid', async () => {
  openOrder(known({ state: 'awaiting_payment', paidAt: null }))
  expect(await screen.findByText(/If you have just paid, this page shows it in a moment/)).toBeTruthy()
  expect(screen.queryByText(/Not paid|Nothing has been charged/)).toBeNull()
})

test('an order that is paid in another tab is paid here for whoever comes back; without a connection it stays as it was', async () => {
  let answer: Answer = () => known({ state: 'awaiting_payment', paidAt: null })
  openOrder(() => (typeof answer === 'function' ? answer() : answer))
  await screen.findByText('Waiting for the payment')
  answer = broken
  fireEvent(window, new Event('focus'))
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.getByText('Waiting for the payment')).toBeTruthy()
  answer = () => known()
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByText('Waiting for the payment')).toBeNull(), { timeout: 1500 })
  expect(screen.getByRole('button', { name: 'Print receipt' })).toBeTruthy()
})

test('there is no receipt for what was never paid', async () => {
  openOrder(known({ state: 'expired', paidAt: null }))
  await screen.findByRole('heading', { name: 'Order BB-7KQ4-M2XD' })
  expect(screen.queryByRole('button', { name: 'Print receipt' })).toBeNull()
})

test('what cannot be returned any more has no word about returns', async () => {
  openOrder(known({ lines: anOrder.lines.map((line) => ({ ...line, returnable: 0 })) }))
  await screen.findByRole('heading', { name: 'Order BB-7KQ4-M2XD' })
  expect(screen.queryByRole('heading', { name: 'Returns' })).toBeNull()
})

test('what was bought as a file can be fetched', async () => {
  const [line] = anOrder.lines
  const download = {
    url: '/api/orders/order1/downloads/0?signature=x',
    expiresAt: '2026-11-27T15:00:00.000Z',
  }
  openOrder(
    known({
      state: 'fulfilled',
      lines: line ? [{ ...line, name: 'Workbook', delivery: 'download', download }] : [],
    }),
  )
  expect((await screen.findByRole('link', { name: 'Workbook' })).getAttribute('href')).toBe(download.url)
  expect(screen.getByRole('heading', { name: 'Buyer' })).toBeTruthy()
  expect(screen.queryByText('Ships to')).toBeNull()
})

test('a link that nobody knows leads to the look-up', async () => {
  openOrder(Response.json({ code: 'not_found', error: 'Not found' }, { status: 404 }))
  expect((await screen.findByRole('link', { name: 'Look up your order' })).getAttribute('href')).toBe(
    '/orders',
  )
  cleanup()
  openOrder(known(), '/orders/order1')
  expect(screen.getByRole('link', { name: 'Look up your order' })).toBeTruthy()
})

test('a server that does not answer is asked again', async () => {
  const queue = [broken(), known()]
  openOrder(() => queue.shift() ?? broken())
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Order BB-7KQ4-M2XD' })).toBeTruthy()
})

test.each<[OrderState, number | undefined]>([
  ['awaiting_payment', 1],
  ['paid', 2],
  ['needs_attention', 2],
  ['in_production', 3],
  ['shipped', 4],
  ['delivered', 5],
  ['refunded', undefined],
])('a print order that is %s has %s steps behind it', (state, done) => {
  expect(progressOf({ ...anOrder, kind: 'printify', state })?.done).toBe(done)
})

test('an order of which nothing is sent has no way', () => {
  const lines = anOrder.lines.map((line) => ({ ...line, delivery: 'service' as const }))
  expect(progressOf({ ...anOrder, lines, state: 'fulfilled' })).toEqual({
    steps: ['Ordered', 'Paid', 'Complete'],
    done: 3,
  })
})

test('a look-up names what is wrong, and gives the same answer to everybody', async () => {
  stubApi({
    '/api/find-order': Response.json({ success: true, message: 'If we have it, it is on its way.' }),
  })
  render(
    <MemoryRouter>
      <FindOrderScreen />
    </MemoryRouter>,
  )
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send me the link' }))
  press()
  expect(await screen.findAllByText('Email is required')).toHaveLength(2)
  expect(screen.getAllByText('Order number is required')).toHaveLength(2)
  for (const [name, value] of [
    ['Email', 'ann@lee.example'],
    ['Order number', 'bb-7kq4-m2xd'],
  ] as const)
    fireEvent.change(screen.getByLabelText(name), { target: { value } })
  press()
  expect(await screen.findByText('If we have it, it is on its way.')).toBeTruthy()
})

test('a refunded order that was being made may still come; any other does not', async () => {
  const at = '2026-11-20T15:00:00.000Z'
  const refunded = (...states: OrderState[]) =>
    known({ state: 'refunded', refunded: 3721, timeline: states.map((state) => ({ state, at })) })
  openOrder(() => refunded('paid', 'in_production', 'refunded', 'needs_attention'))
  expect(await screen.findByText(/was being made already and may still reach you/)).toBeTruthy()
  cleanup()
  openOrder(() => refunded('paid', 'in_production', 'shipped', 'refunded'))
  expect(await screen.findByText('Nothing more will be sent.')).toBeTruthy()
})
