import type { AdminOrder } from '@beacon/contract/order-admin'
import type { Payment } from '@beacon/contract/payment-admin'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { anOrder } from '../order/testing.tsx'
import { OrderDetail } from './order-detail.tsx'

function open(known: Partial<AdminOrder>) {
  const order = { ...anOrder, attention: '', stoppedAt: null, payments: [], jobs: [], history: [], ...known }
  vi.stubGlobal('fetch', async () => Response.json({ order }))
  renderAdmin(<OrderDetail id={order.id} onClose={() => {}} />)
}

/** Whether one element comes before another in reading order. */
const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

test('the action that resumes a stopped order is below the reason; other actions are below the items', async () => {
  open({ state: 'needs_attention', stoppedAt: 'paid', attention: 'The printer refused it.' })
  const notice = await screen.findByText('The printer refused it.')
  const again = screen.getByRole('button', { name: 'Try again' })
  const bought = () => screen.getByText('Foghorn Mug')
  expect(isBefore(notice, again)).toBe(true)
  expect(isBefore(again, bought())).toBe(true)
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  cleanup()
  open({ state: 'shipped', kind: 'printify', attention: 'The printer does not know it.' })
  const remark = await screen.findByText('The printer does not know it.')
  expect(isBefore(remark, screen.getByRole('button', { name: 'It is settled' }))).toBe(true)
  expect(screen.getByText(/Look it up at the print provider/)).toBeTruthy()
  cleanup()
  open({ state: 'paid' })
  expect(
    isBefore(await screen.findByText('Foghorn Mug'), screen.getByRole('form', { name: 'Send it' })),
  ).toBe(true)
})

test('a reason that came after the order was read is shown before anything is settled', async () => {
  const sentence = 'Something else has happened since. Please read it before you go on.'
  const known = { state: 'needs_attention', stoppedAt: 'paid', attention: 'No address.' } as const
  open(known)
  await screen.findByText('No address.')
  const order = { ...anOrder, payments: [], jobs: [], history: [], ...known, attention: 'A dispute.' }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json({ order })
    asked.push(address)
    return Response.json({ code: 'conflict', error: sentence }, { status: 409 })
  })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(await screen.findByText('A dispute.')).toBeTruthy()
  expect(asked).toEqual([`/api/admin/orders/${anOrder.id}/retry?seen=No+address.`])
})

test('an order that its buyer canceled shows the reason and the refund, and cannot be shipped', async () => {
  const cancelled = {
    at: '2026-11-21T15:00:00.000Z',
    reason: 'late',
    message: 'The wedding is on Friday.',
    refund: 3721,
  } as const
  open({ state: 'refund_pending', cancelled })
  expect(await screen.findByText('Canceled by the buyer')).toBeTruthy()
  expect(screen.getByText(/\$37\.21 is going back to the card automatically\./)).toBeTruthy()
  expect(screen.getByText(/It would come too late\s+The wedding is on Friday\./)).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Send it' })).toBeNull()
})

test.each([
  ['$37.21 is to go back.', { state: 'needs_attention', stoppedAt: 'refund_pending' }],
  ['No refund of it is on record.', { state: 'refunded' }],
  ['$37.21 was refunded.', { state: 'refunded', refunded: 3721 }],
  ['$37.21 was refunded, $30.00 of it by hand.', { state: 'refunded', refunded: 3721, refundedByHand: 3000 }],
  ['$37.21 was refunded.', { state: 'needs_attention', stoppedAt: 'refunded', refunded: 3721 }],
] as const)('of a canceled order only a refund on record is claimed: %s', async (sentence, change) => {
  open({ ...change, cancelled: { at: '2026-11-21T15:00:00.000Z', reason: null, message: '', refund: 3721 } })
  expect((await screen.findByText(/Do not make or send any of it/)).textContent).toContain(
    `Do not make or send any of it. ${sentence}`,
  )
})

test('the confirmation can be resent, but not of an unpaid or refunded order', async () => {
  open({ state: 'shipped', email: 'ada@bakery.example' })
  fireEvent.click(await screen.findByRole('button', { name: 'Resend confirmation' }))
  expect(await screen.findByText('The confirmation is on its way to ada@bakery.example.')).toBeTruthy()
  for (const known of [
    { state: 'awaiting_payment' },
    { state: 'refunded' },
    { state: 'needs_attention', stoppedAt: 'refund_pending' },
    { state: 'paid', email: '' },
  ] as const) {
    cleanup()
    open({ email: 'ada@bakery.example', ...known })
    await screen.findByText('Foghorn Mug')
    expect(screen.queryByRole('button', { name: 'Resend confirmation' })).toBeNull()
  }
})

test('a buyer’s mistyped address is corrected; a refusal is told in the dialog, with the address that is saved by now', async () => {
  open({ state: 'paid', email: 'ada@bakery.example' })
  const dialog = () => screen.queryByRole('dialog', { name: 'Email address of Ada Baker' })
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save and resend' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Correct the email' }))
  fireEvent.input(screen.getByRole('textbox', { name: /^Email/ }), { target: { value: 'ada@baker.example' } })
  const order = { ...anOrder, attention: '', stoppedAt: null, payments: [], jobs: [], history: [] }
  const changed = { ...order, state: 'paid', email: 'ada@bake.example' }
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (!path.endsWith('/email')) return Response.json({ order: changed })
    sent.push(JSON.parse(String(request?.body)))
    const error = { code: 'conflict', error: 'Somebody else has corrected the address since.' }
    return sent.length === 1
      ? Response.json(error, { status: 409 })
      : Response.json({ order: { ...changed, email: 'ada@baker.example' } })
  })
  save()
  expect(await screen.findByText('Somebody else has corrected the address since.')).toBeTruthy()
  expect(await screen.findByText('Saved by now: ada@bake.example')).toBeTruthy()
  save()
  expect(await screen.findByText('The confirmation is on its way to ada@baker.example.')).toBeTruthy()
  expect(dialog()).toBeNull()
  expect(sent).toEqual([
    { email: 'ada@baker.example', seen: 'ada@bakery.example' },
    { email: 'ada@baker.example', seen: 'ada@bake.example' },
  ])
})

test('of an order that ended with a lost dispute, won after all, the money is not called refunded', async () => {
  const ended = { regained: 3721, payments: [{ ...byHand, isDisputeWon: true }] }
  open({ ...ended, state: 'needs_attention', stoppedAt: 'refunded' })
  const words = (await screen.findByText(/is won after all/)).textContent
  expect(words).toContain('$37.21 is yours. Nothing is sent automatically.')
  screen.getByText(/Its money is yours again, but nothing continues/)
  cleanup()
  open({ ...ended, state: 'refunded' })
  await screen.findByText('Closed')
  expect(screen.queryByText(/^refunded$/i)).toBeNull()
})

test('what a buyer canceled is still to be refunded, once the money is back after a lost dispute', async () => {
  open({ payments: [{ ...byHand, isDisputeWon: true }], state: 'needs_attention', stoppedAt: 'refunded' })
  await screen.findByText(/Refund the money under “Payment”/)
  expect(screen.queryByText(/Its money went back/)).toBeNull()
})

test('the order names the terms that its buyer accepted by their date', async () => {
  open({ termsDated: '2024-01-01' })
  const terms = await screen.findByText('Terms of')
  expect(terms.nextElementSibling?.textContent).toBe('Jan\u00a01,\u00a02024')
})

test('the order names the campaign, the first page and the site that brought its buyer', async () => {
  const known = {
    campaign: 'gclid=abc',
    landingPage: '/store',
    referrer: 'https://www.google.com/',
  }
  open(known)
  for (const [label, value] of [
    ['Campaign', known.campaign],
    ['Landing page', known.landingPage],
    ['Referrer', known.referrer],
  ])
    expect((await screen.findByText(label ?? '')).nextElementSibling?.textContent).toBe(value)
})

test.each([
  { state: 'awaiting_payment' },
  { state: 'paid' },
  { state: 'needs_attention', stoppedAt: 'paid' },
] as const)('on paper an order has no forms or buttons: $state', async (known) => {
  open({ email: 'ada@bakery.example', ...known })
  await screen.findByText('Foghorn Mug')
  const controls = [...screen.getAllByRole('button'), ...screen.queryAllByRole('form')]
  for (const control of controls) expect(control.closest('.no-print'), control.outerHTML).toBeTruthy()
})

const byHand = {
  id: 'payment1',
  state: 'succeeded',
  method: 'manual',
  amount: 3721,
  currency: 'usd',
  refunded: 0,
  refundable: 3721,
  isDisputeWon: false,
  intentId: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  paidAt: '2026-11-20T15:02:00.000Z',
  holdUntil: '2026-11-20T15:15:00.000Z',
  lastError: null,
  refunds: [],
} as const satisfies Payment

test('a payment that was marked by hand offers to note a refund, and one that was never made offers nothing', async () => {
  open({ payments: [byHand] })
  expect(await screen.findByRole('form', { name: 'Note a refund' })).toBeTruthy()
  cleanup()
  open({
    payments: [{ ...byHand, state: 'requires_payment', method: 'hosted', refundable: 0, paidAt: null }],
  })
  await screen.findByText('Hosted payment page')
  expect(screen.queryByRole('button', { name: /refund/i })).toBeNull()
})

test('a payment whose refund to the card failed offers another try, or to note a refund by hand', async () => {
  const failed = {
    id: 'refund1',
    amount: 3721,
    state: 'failed',
    reason: '',
    requestedBy: 'visitor',
    isByHand: false,
    createdAt: '2026-11-21T15:00:00.000Z',
    lastError: null,
  } as const
  const byCard = { ...byHand, method: 'intent', intentId: 'pi_1' } as const
  open({ payments: [byCard] })
  expect(await screen.findByRole('form', { name: 'Refund' })).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Note a refund' })).toBeNull()
  cleanup()
  open({ payments: [{ ...byCard, refunds: [failed] }] })
  expect(await screen.findByRole('form', { name: 'Refund' })).toBeTruthy()
  expect(screen.getByRole('form', { name: 'Note a refund' })).toBeTruthy()
  cleanup()
  open({ payments: [{ ...byCard, state: 'disputed', refunds: [failed] }] })
  expect(await screen.findByText('Refund failed')).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Note a refund' })).toBeNull()
  cleanup()
  open({
    payments: [{ ...byCard, refundable: 0, refunds: [{ ...failed, state: 'succeeded', isByHand: true }] }],
  })
  expect(await screen.findByText('Refund succeeded, by hand')).toBeTruthy()
  expect(screen.queryByRole('form', { name: /refund/i })).toBeNull()
})
