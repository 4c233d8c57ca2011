import type { AdminOrder } from '@beacon/contract/order-admin'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderReturns } from './order-returns.tsx'

const order = {
  id: 'a',
  number: 'BB-4D93-BJDX',
  kind: 'local',
  state: 'paid',
  attention: '',
  lines: [{ delivery: 'parcel' }],
  parcels: [],
  returns: [],
  payments: [],
  timeline: [],
  cancel: { refund: 1435, obstacle: null },
} as unknown as AdminOrder

const open = (known: AdminOrder) =>
  renderAdmin(
    <>
      <OrderActions order={known} />
      <OrderReturns order={known} />
    </>,
  )
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })

test('typed tracking details survive a visit to another order', () => {
  open(order)
  type('Tracking number', '1Z999')
  cleanup()
  open({ ...order, id: 'b' })
  expect(field('Tracking number').value).toBe('')
  cleanup()
  open(order)
  expect(field('Tracking number').value).toBe('1Z999')
})

test('resuming a stopped order shows a message, because its button disappears', async () => {
  const stopped = { ...order, state: 'needs_attention', stoppedAt: 'paid' } as AdminOrder
  vi.stubGlobal('fetch', async () => Response.json({ order }))
  open(stopped)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('BB-4D93-BJDX goes on.')).toBeTruthy()
})

test('a stopped order can be resumed; a refunded one can only be settled', () => {
  const money = { total: 1435, refunded: 0, regained: 0, payments: [] }
  const stopped = { ...order, ...money, state: 'needs_attention' } as unknown as AdminOrder
  for (const [stoppedAt, name] of [
    ['paid', 'Try again'],
    ['awaiting_payment', 'Accept it as paid'],
    ['refunded', 'It is settled'],
    ['refund_pending', 'It is settled'],
  ] as const) {
    open({ ...stopped, stoppedAt })
    expect(screen.getByRole('button', { name })).toBeTruthy()
    cleanup()
  }
})

test('an order whose money is not right is accepted only after a question', async () => {
  const fetch = vi.fn(async () => Response.json({ order }))
  vi.stubGlobal('fetch', fetch)
  const money = {
    total: 1435,
    refunded: 0,
    regained: 0,
    state: 'needs_attention',
    stoppedAt: 'awaiting_payment',
  }
  open({ ...order, ...money } as AdminOrder)
  fireEvent.click(screen.getByRole('button', { name: 'Accept it as paid' }))
  const asked = within(screen.getByRole('dialog', { name: 'Accept it as paid?' }))
  expect(fetch).not.toHaveBeenCalled()
  fireEvent.click(asked.getByRole('button', { name: 'Accept it as paid' }))
  expect(await screen.findByText('BB-4D93-BJDX is accepted as paid.')).toBeTruthy()
})

test('an order with a dispute or a failed refund goes on only after a question, and one that was sent begins nothing', async () => {
  const fetch = vi.fn(async () => Response.json({ order }))
  vi.stubGlobal('fetch', fetch)
  const stopped = {
    ...order,
    total: 1435,
    refunded: 0,
    regained: 0,
    state: 'needs_attention',
    stoppedAt: 'paid',
  }
  const disputed = { state: 'disputed', refundable: 1435, refunds: [] }
  const unrefunded = { state: 'succeeded', refundable: 1435, refunds: [{ state: 'failed' }] }
  for (const [payment, kind, name] of [
    [disputed, 'printify', 'Print it all the same'],
    [disputed, 'local', 'Let it go on all the same'],
    [unrefunded, 'local', 'Let it go on all the same'],
  ] as const) {
    open({ ...stopped, kind, payments: [payment] } as unknown as AdminOrder)
    fireEvent.click(screen.getByRole('button', { name }))
    expect(screen.getByRole('dialog', { name: `${name}?` })).toBeTruthy()
    cleanup()
  }
  expect(fetch).not.toHaveBeenCalled()
  open({ ...stopped, stoppedAt: 'shipped', payments: [disputed] } as unknown as AdminOrder)
  expect(screen.getByText(/nothing begins anew/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'It is settled' }))
  expect(await screen.findByText('BB-4D93-BJDX is settled.')).toBeTruthy()
})

test('correcting one detail of a parcel keeps the others', async () => {
  const sent = {
    ...order,
    state: 'shipped',
    parcels: [{ carrier: 'UPS', number: '1Z9', url: '' }],
  } as AdminOrder
  const fetch = vi.fn(async () => Response.json({ order: sent }))
  vi.stubGlobal('fetch', fetch)
  open(sent)
  type('Tracking number', '1Z999')
  fireEvent.click(screen.getByRole('button', { name: 'Correct it' }))
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  const [, request] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect(JSON.parse(String(request.body))).toEqual({
    seen: 'shipped',
    carrier: 'UPS',
    trackingNumber: '1Z999',
    trackingUrl: '',
  })
  expect(await screen.findByText('Saved. The buyer gets an email.')).toBeTruthy()
})

test('an invalid parcel detail shows its error at its field only, which takes the focus', async () => {
  const [error, sentence] = ['Please check the highlighted fields.', 'Please enter a web address']
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'invalid_input', error, fields: { trackingUrl: sentence } }, { status: 400 }),
  )
  open(order)
  type('Tracking page', 'nonsense')
  fireEvent.click(screen.getByRole('button', { name: 'Mark as sent' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(document.activeElement).toBe(field('Tracking page'))
  expect(screen.queryByText(error)).toBeNull()
})

test('a note that is too long is not cut off but rejected at its field, before any confirmation', () => {
  open({ ...order, state: 'awaiting_payment' })
  expect(field('Note').maxLength, 'a browser would cut off what is pasted').toBe(-1)
  type('Note', 'x'.repeat(501))
  fireEvent.click(screen.getByRole('button', { name: 'Mark as paid' }))
  screen.getByText('Please use at most 500 characters')
  expect(document.activeElement).toBe(field('Note'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

const askedAt = '2026-11-23T15:00:00.000Z'
const returned = {
  id: 'r',
  state: 'asked',
  lines: [],
  reason: 'fit',
  message: '',
  answer: '',
  askedAt,
  worth: 0,
  shipping: 0,
}

test.each([
  ['Mark as paid', 'Mark it as paid', 'BB-4D93-BJDX is marked as paid.', { state: 'awaiting_payment' }],
  ['Mark as paid', 'Mark it as paid', 'BB-4D93-BJDX is marked as paid.', { state: 'expired' }],
  ['Mark as done', 'It is done', 'BB-4D93-BJDX is marked as done.', { lines: [{ delivery: 'service' }] }],
  ['Mark as begun', 'It is begun', 'BB-4D93-BJDX is marked as begun.', { isToBegin: true }],
  ['Mark as sent', 'Mark it as handed over', 'Saved.', {}],
  ['Send the answer', undefined, 'The buyer gets an email.', { returns: [returned] }],
])('%s shows a confirmation', async (button, yes, sentence, known) => {
  vi.stubGlobal('fetch', async () => Response.json({ order }))
  open({ ...order, ...known } as unknown as AdminOrder)
  fireEvent.click(screen.getByRole('button', { name: button }))
  if (yes) fireEvent.click(screen.getByRole('button', { name: yes }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test.each([
  [{ refund: 1435, obstacle: null }, true],
  [{ refund: null, obstacle: 'by_hand' }, true],
  [{ refund: null, obstacle: 'by_person' }, true],
  [{ refund: null, obstacle: 'disputed' }, true],
  [{ refund: null, obstacle: 'fetched' }, false],
])('a service is marked as begun where its buyer could cancel, or be canceled: %o', (cancel, isShown) => {
  open({ ...order, isToBegin: true, cancel } as unknown as AdminOrder)
  expect(screen.queryByRole('button', { name: 'Mark as begun' }) !== null).toBe(isShown)
})

const printed = {
  ...order,
  kind: 'printify',
  state: 'needs_attention',
  stoppedAt: 'in_production',
  isBeingMade: true,
  total: 1435,
  refunded: 0,
  regained: 0,
}
const failedRefund = [{ state: 'succeeded', refundable: 500, refunds: [{ state: 'failed' }] }]

test.each([
  [
    'a dispute',
    { payments: [{ state: 'disputed', refunds: [] }] },
    /^It is being made.*The bank holds the money/,
  ],
  ['a failed refund', { payments: failedRefund }, /^It is being made.*make it under “Payment”/],
  ['a dispute that was won', {}, /^It is being made.*can stop it\.$/],
  [
    'a failed refund that was noted since',
    { payments: [{ ...failedRefund[0], refunds: [{ state: 'succeeded' }, { state: 'failed' }] }] },
    /^It is being made.*can stop it\.$/,
  ],
])('of a print that is being made, %s stops nothing, and it says so', (_, known, words) => {
  open({ ...printed, ...known } as unknown as AdminOrder)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'It is settled' })).toBeTruthy()
})

test('a print that waits for a person at the provider is taken up again', () => {
  const attention = 'At the print provider it is had-issues.'
  open({ ...printed, attention } as unknown as AdminOrder)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  cleanup()
  open({ ...printed, attention, payments: failedRefund } as unknown as AdminOrder)
  expect(screen.getByRole('button', { name: 'Print it all the same' })).toBeTruthy()
})

test('of what was made before its refund failed, nobody claims that none of it is', () => {
  const pending = { ...printed, stoppedAt: 'refund_pending', payments: failedRefund }
  open(pending as unknown as AdminOrder)
  expect(screen.getByText(/^None of it is made or sent\. Refund the money/)).toBeTruthy()
  cleanup()
  open({ ...pending, timeline: [{ state: 'in_production', at: askedAt }] } as unknown as AdminOrder)
  expect(screen.getByText(/^Refund the money/)).toBeTruthy()
  cleanup()
  open({ ...pending, payments: [{ state: 'disputed', refunds: [] }] } as unknown as AdminOrder)
  expect(screen.getByText(/The bank decides about the money/)).toBeTruthy()
})

test('a return shows what was paid for its items; a declined one shows no amount due', () => {
  const given = { ...returned, worth: 1568 }
  open({ ...order, returns: [given] } as unknown as AdminOrder)
  expect(screen.getByText(/^Paid for it, with tax:/).textContent).toBe('Paid for it, with tax: $15.68')
  cleanup()
  open({ ...order, returns: [{ ...given, worth: 2567, shipping: 999 }] } as unknown as AdminOrder)
  expect(screen.getByText(/^Paid for it/).textContent).toBe('Paid for it, with tax and shipping: $25.67')
  cleanup()
  open({ ...order, returns: [{ ...given, state: 'declined' }] } as unknown as AdminOrder)
  expect(screen.queryByText(/^Paid for it/)).toBeNull()
})

test.each([
  ['parcel', /^Please send it, unworn/, 'once the goods are here'],
  ['download', /^There is nothing to send back: the file/, 'right after it'],
])('the suggested answer to the return of a %s fits how it was delivered', (delivery, answer, when) => {
  const given = { ...returned, lines: [{ line: 0, quantity: 1 }] }
  open({
    ...order,
    state: 'shipped',
    lines: [{ name: 'Notebook', variant: '', delivery }],
    returns: [given],
  } as unknown as AdminOrder)
  expect(field('What the buyer is told').value).toMatch(answer)
  expect(screen.getByText(new RegExp(`Refund the money ${when}`))).toBeTruthy()
})

test('the suggested answer to the return of what has not been sent asks for nothing to be sent', () => {
  const given = { ...returned, lines: [{ line: 0, quantity: 1 }] }
  const lines = [{ name: 'Notebook', variant: '', delivery: 'parcel' }]
  open({ ...order, state: 'paid', lines, returns: [given] } as unknown as AdminOrder)
  expect(field('What the buyer is told').value).toMatch(
    /^We have not sent it yet: we take it out of your order/,
  )
  expect(screen.getByText(/correct the stock, and send only the rest/)).toBeTruthy()
  cleanup()
  sessionStorage.clear()
  const faulty = { ...given, reason: 'faulty' }
  open({ ...order, state: 'paid', lines, returns: [faulty] } as unknown as AdminOrder)
  expect(field('What the buyer is told').value, 'sent, and never marked').toMatch(
    /^We are sorry\. Please send it/,
  )
})

test('the suggested answer to the return of goods and a file says what becomes of both', () => {
  const lines = [0, 1].map((line) => ({ line, quantity: 1 }))
  open({
    ...order,
    state: 'shipped',
    lines: ['parcel', 'download'].map((delivery) => ({ name: delivery, variant: '', delivery })),
    returns: [{ ...returned, lines }],
  } as unknown as AdminOrder)
  expect(field('What the buyer is told').value).toMatch(/^Please send it.*The file cannot be downloaded/)
})

test('something shipped can be replaced, also once its return is accepted; a file cannot', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    return Response.json({ order })
  })
  const lines = [{ name: 'Notebook', variant: '', delivery: 'parcel' }]
  const given = { ...returned, lines: [{ line: 0, quantity: 1 }] }
  const openWith = (known: object) => open({ ...order, lines, ...known } as unknown as AdminOrder)
  openWith({ returns: [given] })
  fireEvent.change(field('Your decision'), { target: { value: 'replaced' } })
  expect(field('What the buyer is told').value).toBe(
    'We are sending you a new one, free of charge. There is no need to send anything back.',
  )
  cleanup()
  sessionStorage.clear()
  openWith({ returns: [{ ...given, state: 'accepted', reason: 'faulty' }] })
  expect(field('What the buyer is told').value).toBe(
    'We are sorry. We are sending you a new one, free of charge.',
  )
  fireEvent.click(screen.getByText('Replace it instead, or close it'))
  fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText('The buyer gets an email.')).toBeTruthy()
  expect(bodies).toMatchObject([{ returnId: 'r', outcome: 'replaced', seen: 'accepted' }])
  for (const known of [
    {
      returns: [{ ...given, state: 'accepted' }],
      payments: [{ refunds: [{ state: 'requested', createdAt: askedAt }] }],
    },
    { returns: [{ ...given, state: 'replaced' }] },
  ]) {
    cleanup()
    openWith(known)
    expect(screen.queryByText(/or close it|without a refund/)).toBeNull()
  }
  cleanup()
  sessionStorage.clear()
  openWith({ returns: [{ ...given, state: 'accepted' }], lines: [{ ...lines[0], delivery: 'download' }] })
  fireEvent.click(screen.getByText('Close it without a refund'))
  expect(screen.queryByLabelText(/^Your decision/), 'a file is not replaced').toBeNull()
  expect(field('What the buyer is told').value, 'nothing was to be sent back').toBe('')
  cleanup()
  sessionStorage.clear()
  openWith({ returns: [{ ...given, state: 'accepted' }], state: 'shipped' })
  fireEvent.click(screen.getByText('Replace it instead, or close it'))
  fireEvent.change(field('Your decision'), { target: { value: 'declined' } })
  expect(field('What the buyer is told').value).toMatch(/has not reached us, so nothing is refunded/)
})

test('what is faulty may have been worn, so its return does not ask for it unworn', () => {
  const given = { ...returned, lines: [{ line: 0, quantity: 1 }], reason: 'faulty' }
  const lines = [{ name: 'Notebook', variant: '', delivery: 'parcel' }]
  open({ ...order, state: 'shipped', lines, returns: [given] } as unknown as AdminOrder)
  expect(field('What the buyer is told').value).toMatch(
    /^We are sorry\. Please send it, with the order number/,
  )
})

test('an order of an erased person cannot be marked as paid', () => {
  open({ ...order, state: 'expired', email: '' })
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull()
})

test('the suggested answer to a return whose money has gone back does not ask for anything', () => {
  const given = { ...returned, lines: [{ line: 0, quantity: 1 }] }
  const refund = { state: 'succeeded', amount: 1435, createdAt: '2026-11-24T15:00:00.000Z' }
  open({
    ...order,
    lines: [{ name: 'Notebook', variant: '', delivery: 'parcel' }],
    returns: [given],
    payments: [{ refunds: [refund] }],
  } as unknown as AdminOrder)
  expect(field('What the buyer is told').value).toBe('We accept the return, and have already refunded you.')
  expect(screen.queryByText(/once the goods are here/)).toBeNull()
})
