import type { OrderState } from '@beacon/contract/orders'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { type Answer, broken, stubApi } from '../payment/testing.ts'
import { FindOrderScreen } from './find-order-screen.tsx'
import { progressOf } from './order-words.ts'
import { anOrder, known, openOrder, show } from './testing.tsx'

test('PAY-13 the private link shows the order’s progress and delivery address', async () => {
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

test('an apartment has a line of its own between street and town', async () => {
  const { shippingAddress } = anOrder
  openOrder(known({ shippingAddress: shippingAddress && { ...shippingAddress, address2: 'Apt 4B' } }))
  const { innerHTML } = await screen.findByText(/Apt 4B/)
  expect(innerHTML).toContain('18 Maple Avenue<br>Apt 4B<br>Bay Shore, NY 11706')
})

test.each([
  [{ discount: 250, tax: 200, total: 3449 }, '−$2.50'],
  [{ shipping: 0, total: 2722 }, 'Free shipping'],
])('the summary shows the promo code with its discount (%j)', async (amounts, words) => {
  openOrder(known({ promoCode: 'SPRING10', ...amounts }))
  expect((await screen.findByText('Promo SPRING10')).nextElementSibling?.textContent).toBe(words)
})

test.each([
  ['parcel', 'Free'],
  ['download', undefined],
  ['service', undefined],
] as const)('the shipping is part of the summary of what is shipped (%s)', async (delivery, words) => {
  const lines = anOrder.lines.map((line) => ({ ...line, delivery }))
  openOrder(known({ lines, shipping: 0, total: 2722 }))
  await screen.findByText('Subtotal')
  expect(screen.queryByText('Shipping')?.nextElementSibling?.textContent).toBe(words)
})

test('an order that is loading has placeholders for its progress and its lines', () => {
  openOrder(known())
  const place = screen.getByText('Loading your order').closest('.grid')
  expect(place?.querySelectorAll('.order-progress .order-mark')).toHaveLength(4)
  expect(place?.querySelectorAll('.order-line')).toHaveLength(1)
})

test.each([
  ['2026-11-20T15:02:00.000Z', 'Placed and paid on November 20, 2026'],
  ['2026-11-21T15:02:00.000Z', 'Placed on November 20, 2026, paid on November 21, 2026'],
  [null, 'Placed on November 20, 2026'],
])('a date is shown once (paid at %s)', async (paidAt, words) => {
  openOrder(known({ paidAt }))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('an order whose payment our server does not know of yet is not shown as unpaid', async () => {
  openOrder(known({ state: 'awaiting_payment', paidAt: null }))
  expect(await screen.findByText(/If you have just paid, this page shows it in a moment/)).toBeTruthy()
  expect(screen.queryByText(/Not paid|Nothing has been charged/)).toBeNull()
})

test('an order paid in another tab is updated when this tab becomes visible; offline it is unchanged', async () => {
  let answer: Answer = () => known({ state: 'awaiting_payment', paidAt: null })
  openOrder(() => (typeof answer === 'function' ? answer() : answer))
  await screen.findByText('Waiting for payment')
  answer = broken
  fireEvent(window, new Event('focus'))
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.getByText('Waiting for payment')).toBeTruthy()
  answer = () => known()
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByText('Waiting for payment')).toBeNull(), { timeout: 1500 })
  expect(screen.getByRole('button', { name: 'Print receipt' })).toBeTruthy()
})

test('an order that was sent while its page was open says so when the tab becomes visible', async () => {
  let order = known({ state: 'paid', cancel: { refund: 3721, obstacle: null } })
  openOrder(() => order)
  await screen.findByRole('button', { name: 'Cancel this order' })
  order = known({ state: 'shipped', cancel: { refund: null, obstacle: null } })
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull())
})

test('an unpaid order has no receipt', async () => {
  openOrder(known({ state: 'expired', paidAt: null }))
  await screen.findByRole('heading', { name: 'Order BB-7KQ4-M2XD' })
  expect(screen.queryByRole('button', { name: 'Print receipt' })).toBeNull()
})

test('an order that can no longer be returned does not mention returns', async () => {
  openOrder(known({ lines: anOrder.lines.map((line) => ({ ...line, returnable: 0 })) }))
  await screen.findByRole('heading', { name: 'Order BB-7KQ4-M2XD' })
  expect(screen.queryByRole('heading', { name: 'Returns' })).toBeNull()
})

test('a digital product can be downloaded', async () => {
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

test.each([
  ['printify', /can no longer be printed/],
  ['local', /sold out before the payment reached us/],
] as const)('a %s order that was paid too late says why its money goes back', async (kind, reason) => {
  openOrder(known({ kind, state: 'refund_pending' }))
  expect(await screen.findByText(reason)).toBeTruthy()
})

test('an unknown link offers the look-up', async () => {
  openOrder(Response.json({ code: 'not_found', error: 'Not found' }, { status: 404 }))
  expect((await screen.findByRole('link', { name: 'Find your order' })).getAttribute('href')).toBe('/orders')
  cleanup()
  openOrder(known(), '/orders/order1')
  expect(screen.getByRole('link', { name: 'Find your order' })).toBeTruthy()
})

test('a failed request can be retried', async () => {
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
])('a print order that is %s has completed %s steps', (state, done) => {
  expect(progressOf({ ...anOrder, kind: 'printify', state })?.done).toBe(done)
})

test('an order that waits for a person shows how far it came', () => {
  const timeline = (['paid', 'in_production', 'needs_attention', 'shipped'] as const).map((state) => ({
    state,
    at: '2026-11-20T15:00:00.000Z',
  }))
  expect(progressOf({ ...anOrder, kind: 'printify', state: 'needs_attention', timeline })?.done).toBe(4)
})

test('of a parcel of ours nobody tells us that it has arrived, so being on its way is the last step, or complete if it was handed over', () => {
  const local = { ...anOrder, kind: 'local' as const }
  expect(progressOf({ ...local, state: 'shipped' })).toEqual({
    steps: ['Ordered', 'Paid', 'On its way'],
    done: 3,
  })
  expect(progressOf({ ...local, state: 'fulfilled' })).toEqual({
    steps: ['Ordered', 'Paid', 'Complete'],
    done: 3,
  })
})

test('an order with nothing to ship has no shipping steps', () => {
  const lines = anOrder.lines.map((line) => ({ ...line, delivery: 'service' as const }))
  expect(progressOf({ ...anOrder, lines, state: 'fulfilled' })).toEqual({
    steps: ['Ordered', 'Paid', 'Complete'],
    done: 3,
  })
})

test('a look-up shows field errors, and gives the same answer to everybody', async () => {
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

test('a refunded order that could not be stopped at the printer may still arrive; any other will not', async () => {
  const refunded = (mayStillArrive: boolean) => known({ state: 'refunded', refunded: 3721, mayStillArrive })
  openOrder(() => refunded(true))
  expect(await screen.findByText(/was being made already and may still reach you/)).toBeTruthy()
  cleanup()
  openOrder(() => refunded(false))
  expect(await screen.findByText('Nothing more will be sent.')).toBeTruthy()
})

test('an order that ended without a refund of ours claims none', async () => {
  openOrder(known({ state: 'refunded' }))
  expect(await screen.findByText('This order is closed')).toBeTruthy()
  expect(screen.getByText('Nothing more will be sent.')).toBeTruthy()
  expect(screen.queryByText(/was refunded|did not go through as planned/)).toBeNull()
})

test('after a lost dispute is won after all, its buyer reads that the money stays with the agency', async () => {
  openOrder(known({ state: 'refunded', regained: 3021, refunded: 700 }))
  expect(await screen.findByText(/\$30\.21 stays with us\. Nothing more is sent automatically/)).toBeTruthy()
  expect(screen.getByText('This order is closed')).toBeTruthy()
  expect(screen.getByText(/^\$7\.00 went back to your card/)).toBeTruthy()
})

test('the page says whether the money went back to the card or was given back by hand', async () => {
  openOrder(known({ state: 'refunded', refunded: 3721 }))
  expect(await screen.findByText(/^\$37\.21 went back to your card; banks take/)).toBeTruthy()
  cleanup()
  openOrder(known({ state: 'refunded', refunded: 3721, refundedByHand: 3721 }))
  expect(await screen.findByText('We gave $37.21 back to you outside our website.')).toBeTruthy()
  cleanup()
  openOrder(known({ state: 'refunded', refunded: 3721, refundedByHand: 3000 }))
  expect(
    await screen.findByText(/^\$7\.21 went back to your card; banks take .+\. We gave \$30\.00 back to you/),
  ).toBeTruthy()
})

test('PAY-13 an email address that the card provider rejects can be corrected, and the order paid', async () => {
  const answers = [
    known({ kind: 'printify', state: 'awaiting_payment', paidAt: null, isEmailRefused: true }),
    known({ kind: 'printify', state: 'awaiting_payment', paidAt: null, checkoutUrl: '/pay/here' }),
  ]
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return answers.shift() ?? known()
    asked.push([address, body])
    if (asked.length > 1) return Response.json({ success: true, message: 'Thank you.' })
    const fields = { email: 'Invalid email address' }
    return Response.json({ code: 'invalid_input', error: 'Please check the form.', fields }, { status: 400 })
  })
  show()
  expect(await screen.findByText('Please check your email address')).toBeTruthy()
  expect(screen.getByText('ann@lee.example', { selector: 'strong' })).toBeTruthy()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Email address/ })
  fireEvent.change(field, { target: { value: 'ann@lee' } })
  fireEvent.click(screen.getByRole('button', { name: 'Use this address' }))
  expect(await screen.findByText('Invalid email address')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'ann@lee.example.org' } })
  fireEvent.click(screen.getByRole('button', { name: 'Use this address' }))
  expect((await screen.findByRole('link', { name: 'Pay now' })).getAttribute('href')).toContain('/pay/here')
  expect(document.activeElement, 'what came of it').not.toBe(document.body)
  expect(document.activeElement?.textContent).toMatch(/^Waiting for payment/)
  expect(asked).toEqual([
    ['/api/orders/order1/email?token=token1', JSON.stringify({ email: 'ann@lee' })],
    ['/api/orders/order1/email?token=token1', JSON.stringify({ email: 'ann@lee.example.org' })],
  ])
})
