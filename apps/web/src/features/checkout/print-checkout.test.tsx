import { MOST_LINES } from '@beacon/contract/order-limits'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readCart } from '../cart/index.ts'
import { mugLine, teeLine } from '../cart/testing.ts'
import { mug } from '../catalogue/testing.ts'
import { type Answer, CREATE, callsTo, refused } from '../payment/testing.ts'
import { keepPendingOrder, readPendingOrders } from './pending-order.ts'
import {
  alerted,
  arrival,
  cleared,
  created,
  field,
  fillIn,
  hrefOf,
  leave,
  ORDER,
  openCheckout,
  order,
  prepareCheckout,
  show,
  submit,
} from './testing.tsx'

prepareCheckout()

test('PAY-4 the order is created, the cart cleared, and the browser redirected to the payment page', async () => {
  order([teeLine], { [ORDER]: () => created({ checkout_url: '/pay/1' }) })
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/pay/1'))
  expect(readCart()).toEqual([])
  expect(alerted).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('One moment: we are placing your order.')
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(await screen.findByText('Your order BB-7KQ4-M2XD is waiting for payment')).toBeTruthy()
})

test('a field error from the server is shown at its field, even if the field has another name here', async () => {
  const fields = { customerEmail: 'This address has no mailbox.', 'shippingAddress.zip': 'No such ZIP code.' }
  order([mugLine], { [CREATE]: () => refused('invalid_input', { fields }) })
  await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBe('true'))
  expect(field('ZIP code').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('No such ZIP code.')).toHaveLength(2)
  cleanup()
  const there = {
    'address_to.first_name': 'Who?',
    'address_to.region': 'Which?',
    'address_to.address1': 'Where?',
  }
  order([teeLine], { [ORDER]: () => refused('invalid_input', { fields: there }) })
  for (const name of ['Full Name', 'State', 'Address'])
    await waitFor(() => expect(field(name).getAttribute('aria-invalid'), name).toBe('true'))
})

test('whoever goes on to another page while the order is placed is not torn away from there: it waits in the cart', async () => {
  const answer = Promise.withResolvers<Response>()
  order([teeLine], { [ORDER]: () => answer.promise })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Processing...' })).toBeTruthy())
  const before = location.pathname
  history.pushState(null, '', '/contact')
  answer.resolve(created({ checkout_url: '/pay/1' }))
  await waitFor(() => expect(readPendingOrders()).toMatchObject([{ id: 'order1' }]))
  expect(readCart()).toEqual([])
  expect(leave).not.toHaveBeenCalled()
  history.pushState(null, '', before)
})

test('PAY-4 an order created without a payment address is queried for one', async () => {
  order([teeLine], {
    [ORDER]: () => created(),
    [`${ORDER}/order1`]: Response.json({ id: 'order1', status: 'awaiting_payment', checkout_url: '/pay/2' }),
  })
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/pay/2'))
})

test('PAY-4 without a payment address the thank-you page says that the payment is to come', async () => {
  order([teeLine], { [ORDER]: () => created() })
  expect(await arrival()).toEqual({
    address: '/thank-you?order=order1&token=token1',
    state: { orderId: 'order1', orderType: 'printify', needsPayment: true },
  })
  await cleared()
})

test('PAY-4 an answer as documented, without the token of ours, leads to the thank-you page by its state', async () => {
  order([teeLine], { [ORDER]: () => created({ token: undefined }) })
  expect(await arrival()).toEqual({
    address: '/thank-you',
    state: { orderId: 'order1', orderType: 'printify', needsPayment: true },
  })
})

test('PAY-4 an order without an id shows the alert, then the thank-you page', async () => {
  order([teeLine], { [ORDER]: () => Response.json({ total: 3175 }, { status: 201 }) })
  expect(await arrival()).toEqual({
    address: '/thank-you',
    state: { orderType: 'printify', needsPayment: true },
  })
  expect(alerted).toHaveBeenCalledWith(
    'Order created successfully! Please check your email for payment instructions from Printify.',
  )
  await cleared()
})

test('PAY-4 a failure is shown in an alert and on the page, and cart and form are kept', async () => {
  order([teeLine], { [ORDER]: () => refused('out_of_stock', { error: 'Harbor Tee is out of stock.' }) })
  const sentence =
    'Failed to create Printify order: Harbor Tee is out of stock. Please try again or contact support.'
  await waitFor(() => expect(alerted).toHaveBeenCalledWith(sentence))
  expect(screen.getByText(sentence).closest('[role="alert"]'), 'said aloud, too (D30)').toBeTruthy()
  expect(readCart()).toEqual([teeLine])
  expect(field('Full Name').value).toBe('Mary Ann Smith')
  expect(leave).not.toHaveBeenCalled()
})

test('PAY-4 a failure without a message is reported as an unknown error', async () => {
  order([teeLine], { [ORDER]: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) })
  const sentence = 'Failed to create Printify order: Unknown error. Please try again or contact support.'
  await waitFor(() => expect(alerted).toHaveBeenCalledExactlyOnceWith(sentence))
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(readCart()).toEqual([teeLine])
})

test('PAY-4 a request without an answer from the server, such as a timeout, has its own message', async () => {
  const limits = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limits.signal)
  const tooLong = new DOMException('The operation timed out.', 'TimeoutError')
  order([teeLine], {
    [ORDER]: () => {
      limits.abort(tooLong)
      return Promise.reject(tooLong)
    },
  })
  const sentence = 'There was an error processing your order. Please try again.'
  await waitFor(() => expect(alerted).toHaveBeenCalledExactlyOnceWith(sentence))
  timeout.mockRestore()
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(readCart()).toEqual([teeLine])
  expect(field('Full Name').value).toBe('Mary Ann Smith')
})

test('PAY-4 an error in the browser itself shows the specification’s message', async () => {
  leave.mockImplementationOnce(() => {
    throw new Error('The browser goes nowhere.')
  })
  order([teeLine], { [ORDER]: () => created({ checkout_url: '/pay/1' }) })
  const sentence = 'There was an error processing your order. Please try again.'
  await waitFor(() => expect(alerted).toHaveBeenCalledWith(sentence))
})

test('PAY-4 an error that already says to try again does not say it twice', async () => {
  order([teeLine], {
    [ORDER]: () =>
      refused('unavailable', { error: 'This is not available right now. Please try again shortly.' }),
  })
  const sentence =
    'Failed to create Printify order: This is not available right now. Please try again or contact support.'
  await waitFor(() => expect(alerted).toHaveBeenCalledWith(sentence))
})

test('an order rejected for too many says how long to wait, and whom to call', async () => {
  const error =
    'We have had a lot of requests from your network or email address. Please try again in 20 hours, or call (631) 555-0142.'
  order([teeLine], { [ORDER]: () => refused('too_many_requests', { error }) })
  await waitFor(() => expect(alerted).toHaveBeenCalledExactlyOnceWith(error))
  expect(screen.getByText(error).closest('[role="alert"]')).toBeTruthy()
  expect(readCart()).toEqual([teeLine])
})

test('items sold out meanwhile are removed with a notice, even if that empties the cart', async () => {
  const gone = { ...mug, inventory: 0, status: 'Sold out' }
  const queue = [mug, gone]
  order([mugLine], {
    '/api/products/mug': () => Response.json(queue.shift() ?? gone),
    [CREATE]: () => refused('out_of_stock', { error: 'Foghorn Mug is out of stock.' }),
  })
  expect(
    await screen.findByText('Foghorn Mug can no longer be bought, so we took it out of your cart.'),
  ).toBeTruthy()
  expect(screen.getByText('Your cart is empty.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Your cart has changed/ }))
})

test('PAY-8 a changed price is reported with the new amount, and nothing is lost', async () => {
  order([teeLine], { [ORDER]: () => refused('price_changed', { amount: 3393 }) })
  await waitFor(() =>
    expect(alerted).toHaveBeenCalledWith(
      'Failed to create Printify order: The price has changed: your total is now $33.93. Please try again or contact support.',
    ),
  )
  expect(readCart()).toHaveLength(1)
})

test('pressing twice orders once, and a lost answer is retried under the same key', async () => {
  const queue: Answer[] = [
    () => Promise.reject(new TypeError('offline')),
    () => created({ checkout_url: '/pay/1' }),
  ]
  const sent = order([teeLine], {
    [ORDER]: () => {
      const next = queue.shift()
      return typeof next === 'function' ? next() : Response.error()
    },
  })
  fireEvent.submit(screen.getByRole('form', { name: 'Checkout' }))
  await waitFor(() => expect(alerted).toHaveBeenCalledOnce())
  expect(callsTo(sent, ORDER)).toHaveLength(1)
  cleanup()
  show()
  expect(field('Full Name').value).toBe('Mary Ann Smith')
  submit()
  await waitFor(() => expect(leave).toHaveBeenCalled())
  const [first, second] = callsTo(sent, ORDER)
  expect(second?.key).toBe(first?.key)
})

test('an order that expired unpaid is followed by a new one', async () => {
  const queue: Answer[] = [() => refused('conflict'), () => created({ checkout_url: '/pay/2' })]
  const sent = order([teeLine], {
    [ORDER]: () => {
      const next = queue.shift()
      return typeof next === 'function' ? next() : Response.error()
    },
  })
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/pay/2'))
  expect(alerted).not.toHaveBeenCalled()
  const [first, second] = callsTo(sent, ORDER)
  expect(second?.body).toEqual(first?.body)
  expect(second?.key).not.toBe(first?.key)
})

const waiting = { id: 'order1', number: 'BB-7KQ4-M2XD', token: 'token1', lines: [teeLine] }
const isNow = (status: string, more: object = { checkout_url: '/pay/1' }) => ({
  [`${ORDER}/order1`]: () => Response.json({ id: 'order1', status, ...more }),
})

test('an order paid in another tab is neither shown as waiting nor returned to the cart', async () => {
  keepPendingOrder(waiting)
  const sent = openCheckout([], isNow('awaiting_payment'))
  await waitFor(() => expect(callsTo(sent, `${ORDER}/order1`)).toHaveLength(1))
  expect(screen.getByText('Your order BB-7KQ4-M2XD is waiting for payment')).toBeTruthy()
  cleanup()
  openCheckout([], isNow('paid'))
  await waitFor(() => expect(screen.queryByText(/is waiting for payment/)).toBeNull())
  expect(readPendingOrders()).toEqual([])
})

test('an order paid in another tab is no longer shown as waiting when this tab becomes visible', async () => {
  keepPendingOrder(waiting)
  let status = 'awaiting_payment'
  const sent = openCheckout([], { [`${ORDER}/order1`]: () => Response.json({ id: 'order1', status }) })
  await waitFor(() => expect(callsTo(sent, `${ORDER}/order1`)).toHaveLength(1))
  status = 'paid'
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByText(/is waiting for payment/)).toBeNull())
})

test('an expired order cannot be paid, and its items return to the cart', async () => {
  keepPendingOrder(waiting)
  openCheckout([], isNow('expired'))
  expect(await screen.findByText('Your order BB-7KQ4-M2XD was not paid in time')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Go to the order' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Put everything back in the cart' }))
  expect(readCart()).toMatchObject([{ id: teeLine.id }])
  expect(readPendingOrders()).toEqual([])
})

test('PAY-10 an unpaid order is still shown when something else is in the cart, and its items join it', async () => {
  keepPendingOrder(waiting)
  openCheckout([mugLine, teeLine], isNow('awaiting_payment'), '/checkout?part=local')
  expect(screen.getByText('Your order BB-7KQ4-M2XD is waiting for payment')).toBeTruthy()
  expect(screen.getByText('1 × Harbor Tee, Black / M')).toBeTruthy()
  expect(hrefOf('Go to the order')).toBe('/orders/order1?token=token1')
  fireEvent.click(screen.getByRole('button', { name: 'Put everything back in the cart' }))
  expect(readCart()).toMatchObject([
    { id: mugLine.id, quantity: 1 },
    { id: teeLine.id, quantity: 2 },
  ])
  expect(screen.queryByText(/is waiting for payment/)).toBeNull()
  expect(document.activeElement?.textContent).toBe(
    'What you had ordered as BB-7KQ4-M2XD is in your cart again.',
  )
})

test('an unpaid order that is put back is given up, and the next one waits for it', async () => {
  keepPendingOrder(waiting)
  const answer = Promise.withResolvers<Response>()
  const GIVE_UP = '/api/orders/order1/give-up?token=token1'
  const sent = openCheckout([], {
    ...isNow('awaiting_payment'),
    [GIVE_UP]: () => answer.promise,
    [ORDER]: () => created({ checkout_url: '/pay/2' }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Put everything back in the cart' }))
  await waitFor(() => expect(callsTo(sent, GIVE_UP)).toHaveLength(1))
  fillIn()
  submit()
  await screen.findByRole('button', { name: 'Processing...' })
  await act(() => new Promise((later) => setTimeout(later, 20)))
  expect(callsTo(sent, ORDER)).toEqual([])
  answer.resolve(Response.json({ success: true, message: '' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/pay/2'))
})

test('the next order waits for all that are given up, not for the last one only', async () => {
  keepPendingOrder(waiting)
  keepPendingOrder({ ...waiting, id: 'order2', number: 'BB-0000-0002', token: 'token2', lines: [] })
  const first = Promise.withResolvers<Response>()
  const over = () => Response.json({ success: true, message: '' })
  const [FIRST, SECOND] = [
    '/api/orders/order1/give-up?token=token1',
    '/api/orders/order2/give-up?token=token2',
  ]
  const sent = openCheckout([], {
    ...isNow('awaiting_payment'),
    [FIRST]: () => first.promise,
    [SECOND]: over,
    [ORDER]: () => created({ checkout_url: '/pay/2' }),
  })
  fireEvent.click(
    screen.getAllByRole('button', { name: 'Put everything back in the cart' })[0] as HTMLElement,
  )
  fireEvent.click(screen.getByRole('button', { name: 'I no longer want it' }))
  await waitFor(() => expect(callsTo(sent, SECOND)).toHaveLength(1))
  fillIn()
  submit()
  await screen.findByRole('button', { name: 'Processing...' })
  await act(() => new Promise((later) => setTimeout(later, 20)))
  expect(callsTo(sent, ORDER)).toEqual([])
  first.resolve(over())
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/pay/2'))
})

test('what a full cart has no line for stays with the unpaid order', () => {
  keepPendingOrder({ ...waiting, lines: [teeLine, mugLine] })
  const full = Array.from({ length: MOST_LINES - 1 }, (_, place) => ({
    ...teeLine,
    id: `printify_${place}_1`,
  }))
  openCheckout(full, isNow('awaiting_payment'))
  fireEvent.click(screen.getByRole('button', { name: 'Put everything back in the cart' }))
  expect(readCart()).toHaveLength(MOST_LINES)
  expect(document.activeElement?.textContent).toBe('Your cart is full: the rest of BB-7KQ4-M2XD stays here.')
  expect(readPendingOrders()).toMatchObject([{ id: 'order1', lines: [mugLine] }])
})

test('an unpaid order without a payment page does not promise that it can be paid now', async () => {
  keepPendingOrder(waiting)
  openCheckout([mugLine], isNow('awaiting_payment', {}))
  expect(await screen.findByText('Nothing has been charged. We email you how to pay for it.')).toBeTruthy()
})

test('several unpaid orders are all shown, and one that is no longer wanted is forgotten', () => {
  keepPendingOrder(waiting)
  keepPendingOrder({ ...waiting, id: 'order2', number: 'BB-0000-0002' })
  openCheckout([mugLine])
  expect(screen.getAllByText(/is waiting for payment/)).toHaveLength(2)
  fireEvent.click(screen.getAllByRole('button', { name: 'I no longer want it' })[0] as HTMLElement)
  expect(screen.getByText(/is waiting for payment/).textContent).toContain('BB-0000-0002')
  expect(document.activeElement?.textContent).toMatch(/^Order BB-7KQ4-M2XD is no longer listed here/)
  expect(readCart()).toEqual([mugLine])
})
