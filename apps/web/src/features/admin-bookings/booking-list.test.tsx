import type { Booking } from '@beacon/contract/booking-admin'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAdmin } from '../admin/testing.tsx'
import { BookingList } from './booking-list.tsx'

const booking: Booking = {
  id: 'Qx7_ada',
  serviceId: 'seo-audit',
  serviceName: 'SEO Website Audit',
  date: '2026-11-23',
  time: '9:00 AM',
  startsAt: '2026-11-23T14:00:00.000Z',
  duration: 60,
  status: 'scheduled',
  sequence: 0,
  name: 'Ada Baker',
  email: 'ada@bakery.example',
  phone: '(631) 555-0142',
  businessName: 'Baker’s Dozen',
  message: 'The oven page first.',
  meeting: 'office',
  meetingLink: '',
  createdAt: '2026-11-20T15:00:00.000Z',
  createdBy: 'visitor',
  cancelledAt: null,
  cancelReason: '',
  noShow: false,
  priceCents: 19_900,
  paidCents: 19_900,
  refundedCents: 0,
  refundableCents: 19_900,
  paymentIntentId: null,
  handRefundPaymentId: null,
  isInDispute: false,
  cancelledBy: null,
  attention: null,
  settled: '',
  termsDated: '2024-01-01',
  landingPage: '',
  referrer: '',
  campaign: '',
}

function open(answer: (path: string) => Response | Promise<Response>, at = '/admin/bookings') {
  vi.stubGlobal('fetch', async (path: string) => answer(path))
  renderAdmin(<BookingList />, at)
}

const bookings = (...list: Booking[]) => Response.json({ bookings: list })
const CANCEL = '/api/booking/Qx7_ada/cancel?seen=0'
const card = (name: string) => screen.findByRole('article', { name: `SEO Website Audit, ${name}` })

beforeEach(() => {
  // The Friday before the session.
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), toFake: ['Date'] })
  // jsdom does not implement the `search` element.
  vi.spyOn(console, 'error').mockImplementation((...words) => expect(words).toContain('search'))
})

test('a paid session that the agency canceled can be given another time, as long as its money is here', async () => {
  const cancelled: Booking = {
    ...booking,
    status: 'cancelled',
    cancelledBy: 'administrator',
    paymentIntentId: 'pi_1',
  }
  const action = { name: 'Give it another time: Ada Baker' }
  open((path) => (path.includes('closed') ? Response.json({ closedDays: [] }) : bookings(cancelled)))
  const shown = within(await card('Ada Baker'))
  fireEvent.click(shown.getByRole('button', action))
  expect(within(shown.getByRole('dialog')).getByRole('button', { name: 'Move' })).toBeTruthy()
  for (const change of [{ cancelledBy: 'visitor' as const }, { refundableCents: 0 }, { email: '' }]) {
    cleanup()
    open(() => bookings({ ...cancelled, ...change }))
    const other = within(await card('Ada Baker'))
    expect(other.queryByRole('button', action), JSON.stringify(change)).toBeNull()
  }
})

test('moving a booking that was cancelled meanwhile says so, though its card has no actions left', async () => {
  const refusal = 'This booking has been cancelled.'
  let now = booking
  open((path) => {
    if (path.includes('closed')) return Response.json({ closedDays: [] })
    if (path === '/api/admin/bookings/Qx7_ada/time') {
      now = { ...booking, status: 'cancelled' }
      return Response.json({ code: 'conflict', error: refusal }, { status: 409 })
    }
    return bookings(now)
  })
  const shown = within(await card('Ada Baker'))
  fireEvent.click(shown.getByRole('button', { name: 'Move: Ada Baker' }))
  fireEvent.click(within(shown.getByRole('dialog')).getByRole('button', { name: 'Move' }))
  expect(await shown.findByText('Cancelled')).toBeTruthy()
  expect(shown.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText(refusal)).toBeTruthy()
})

test('ADMIN-3 a card shows session, date, time, status, client, contact details, message, age and duration', async () => {
  open(() => bookings(booking))
  const shown = within(await card('Ada Baker'))
  for (const text of ['SEO Website Audit', 'Scheduled', 'Ada Baker', 'Baker’s Dozen', 'The oven page first.'])
    expect(shown.getByText(text)).toBeTruthy()
  expect(shown.getByText('Monday, November 23, 2026 at 9:00 AM')).toBeTruthy()
  expect(shown.getByText('At the office, 60 minutes, $199.00 paid')).toBeTruthy()
  expect(shown.getByText(/^Created .*Nov.*, accepting the terms of Jan.1,.2024$/)).toBeTruthy()
  const links = shown.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['mailto:ada@bakery.example', 'tel:6315550142'])
  expect(shown.getByRole('button', { name: 'Cancel booking: Ada Baker' })).toBeTruthy()
})

test('the heading and every button of a card say whose booking it is', async () => {
  open(() => bookings(booking))
  const shown = within(await card('Ada Baker'))
  expect(shown.getByRole('heading').textContent).toBe('SEO Website Audit, Ada Baker')
  const names = shown.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)
  expect(names).toEqual([
    'Move: Ada Baker',
    'Cancel with a reason: Ada Baker',
    'Resend confirmation: Ada Baker',
    'Change the details: Ada Baker',
    'Cancel booking: Ada Baker',
  ])
})

test('on paper the list has no search, filter, export or actions', async () => {
  open(() => bookings(booking))
  await card('Ada Baker')
  const controls = [
    ...screen.getAllByRole('button'),
    screen.getByRole('searchbox'),
    screen.getByRole('combobox'),
    screen.getByRole('link', { name: 'Export as CSV' }),
  ]
  for (const control of controls) expect(control.closest('.no-print'), control.outerHTML).toBeTruthy()
})

test('ADMIN-3 unknown details are left out, and a cancelled booking cannot be cancelled', async () => {
  open(() => bookings({ ...booking, status: 'cancelled', phone: '', businessName: '', message: '' }))
  const shown = within(await card('Ada Baker'))
  expect(shown.getByText('Cancelled')).toBeTruthy()
  expect(shown.getAllByRole('link')).toHaveLength(1)
  expect(shown.queryByRole('button', { name: 'Cancel booking: Ada Baker' })).toBeNull()
})

test.each([
  ['visitor', 'Our oven broke.', /^Canceled by the visitor, Nov.*2026.*\. Reason: Our oven broke\.$/],
  ['administrator', '', /^Canceled by an administrator, Nov[^.]*$/],
] as const)(
  'ADMIN-3 a cancelled booking says who canceled it, when and why: %s',
  async (by, reason, words) => {
    const cancelledAt = '2026-11-20T14:30:00.000Z'
    open(() =>
      bookings({ ...booking, status: 'cancelled', cancelledBy: by, cancelledAt, cancelReason: reason }),
    )
    expect(within(await card('Ada Baker')).getByText(words)).toBeTruthy()
  },
)

test.each([
  [{ refundableCents: 0 }, '$199.00 paid, $199.00 being refunded or taken back by the bank'],
  [
    { refundedCents: 5000, refundableCents: 0 },
    '$199.00 paid, $50.00 refunded, $149.00 being refunded or taken back by the bank',
  ],
  [{ refundedCents: 19_900, refundableCents: 0 }, '$199.00 paid, $199.00 refunded'],
])('ADMIN-4 a refund that the card provider has not made yet is on the card: %o', async (money, words) => {
  open(() => bookings({ ...booking, status: 'cancelled', paymentIntentId: 'pi_1', ...money }))
  expect(within(await card('Ada Baker')).getByText(`At the office, 60 minutes, ${words}`)).toBeTruthy()
})

test('ADMIN-4 the payment of a cancelled session can be refunded until it has been', async () => {
  const refund = { paymentIntentId: 'pi_1', refundedCents: 5000, refundableCents: 14_900 }
  open(() => bookings({ ...booking, status: 'cancelled', ...refund }))
  const shown = within(await card('Ada Baker'))
  fireEvent.click(shown.getByRole('button', { name: 'Refund $149.00: Ada Baker' }))
  expect(shown.getByRole('dialog').textContent).toContain('gets $149.00 back on the card')
})

test('once a card has not taken a refund, one by another way can be noted', async () => {
  const refund = { paymentIntentId: 'pi_1', handRefundPaymentId: 'pay_1' }
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (path === '/api/admin/refunds') sent.push(JSON.parse(String(request?.body)))
    return path === '/api/admin/refunds'
      ? Response.json({ success: true, refunded: 19_900 })
      : bookings({ ...booking, status: 'cancelled', ...refund })
  })
  renderAdmin(<BookingList />, '/admin/bookings')
  const shown = within(await card('Ada Baker'))
  fireEvent.click(shown.getByRole('button', { name: 'Note a refund of $199.00: Ada Baker' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Has it been given back?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Note a refund of $199.00' }))
  expect(await screen.findByText('The refund is noted.')).toBeTruthy()
  expect(sent).toEqual([{ paymentId: 'pay_1', refundable: 19_900, reason: 'Booking canceled' }])
})

test('a session that has begun can be refunded, moved, and marked as a no-show', async () => {
  vi.setSystemTime(new Date('2026-11-23T14:10:00Z'))
  open(() => bookings({ ...booking, paymentIntentId: 'pi_1' }))
  const shown = within(await card('Ada Baker'))
  expect(shown.getByRole('button', { name: 'Mark as no-show: Ada Baker' })).toBeTruthy()
  fireEvent.click(shown.getByRole('button', { name: 'Move: Ada Baker' }))
  const move = within(shown.getByRole('dialog', { name: 'Move Ada Baker’s booking' }))
  fireEvent.click(move.getByRole('button', { name: 'Leave it' }))
  fireEvent.click(shown.getByRole('button', { name: 'Refund $199.00: Ada Baker' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund the payment?' }))
  expect(dialog.getByText('The visitor gets $199.00 back on the card that paid for it.')).toBeTruthy()
})

test('money that a bank took back is offered as a refund neither on the card nor in the cancellation', async () => {
  const lost = { ...booking, paymentIntentId: 'pi_1', refundableCents: 0 }
  open(() => bookings({ ...lost, status: 'cancelled' }, { ...lost, id: 'Qx7_ben', name: 'Ben' }))
  expect(within(await card('Ada Baker')).queryByRole('button', { name: /Refund/ })).toBeNull()
  const ben = within(await card('Ben'))
  fireEvent.click(ben.getByRole('button', { name: 'Cancel with a reason: Ben' }))
  expect(within(ben.getByRole('dialog')).queryByLabelText(/Refund/)).toBeNull()
})

/** Presses the card's cancel icon and answers the confirmation; records what was sent to the server. */
async function cancel(isSure: boolean, answer: () => Response | Promise<Response>) {
  const asked: string[] = []
  open((path) => {
    asked.push(path)
    return path === CANCEL ? answer() : bookings(booking)
  })
  fireEvent.click(within(await card('Ada Baker')).getByRole('button', { name: 'Cancel booking: Ada Baker' }))
  const question = screen.getByRole('dialog', { name: 'Are you sure you want to cancel this booking?' })
  expect(question.textContent).toMatch(/Ada Baker: Monday, November.23,.2026 at 9:00.AM/)
  fireEvent.click(within(question).getByRole('button', { name: isSure ? 'Cancel the booking' : 'Keep it' }))
  return asked
}

test('ADMIN-4 declining the confirmation cancels nothing', async () => {
  const asked = await cancel(false, () => Response.json({ success: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).toEqual(['/api/booking/admin'])
})

test('ADMIN-4 a cancellation reloads the list, and offers no refund of a payment that was refunded before', async () => {
  const nothingLeft = { success: true, refundableCents: 0, paymentIntentId: 'pi_1' }
  const asked = await cancel(true, () => Response.json(nothingLeft))
  await waitFor(() => expect(asked).toEqual(['/api/booking/admin', CANCEL, '/api/booking/admin']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('D18 the refund is offered although the canceled session was the last of a filtered list', async () => {
  let isCanceled = false
  open((path) => {
    if (path === CANCEL) isCanceled = true
    return path === CANCEL
      ? Response.json({ success: true, refundableCents: 19_900, paymentIntentId: 'pi_1' })
      : bookings({ ...booking, status: isCanceled ? 'cancelled' : 'scheduled' })
  }, '/admin/bookings?status=scheduled')
  fireEvent.click(within(await card('Ada Baker')).getByRole('button', { name: 'Cancel booking: Ada Baker' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }))
  expect(await screen.findByText('No bookings found')).toBeTruthy()
  expect(await screen.findByRole('dialog', { name: 'Refund the payment?' })).toBeTruthy()
})

const GONE = 'This booking has already been canceled.'
test.each([
  [
    'refused',
    () => Response.json({ success: false, code: 'conflict', error: GONE }, { status: 409 }),
    `Failed to cancel booking: ${GONE}`,
  ],
  [
    'refused with a status of success',
    () => Response.json({ success: false, error: GONE }),
    `Failed to cancel booking: ${GONE}`,
  ],
  [
    'answered by a proxy',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'Failed to cancel booking: Unknown error',
  ],
  ['not answered', () => Promise.reject(new TypeError('offline')), 'Network error while cancelling booking'],
])('ADMIN-4 when a cancellation is %s, the dialog says why', async (_what, answer, sentence) => {
  await cancel(true, answer)
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test.each([
  ['not answered', () => Promise.reject(new TypeError('offline')), 'Network error while fetching bookings'],
  ['refused with a status of success', () => Response.json({ success: false }), 'Failed to fetch bookings'],
  [
    'answered by a proxy',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'Failed to fetch bookings',
  ],
])('ADMIN-2 a list that is %s says so', async (_what, answer, sentence) => {
  open(answer)
  expect((await screen.findByText(sentence)).closest('[role="alert"]')).toBeTruthy()
})

test('ADMIN-3 a session that has begun can no longer be cancelled', async () => {
  vi.setSystemTime(new Date('2026-11-23T14:10:00Z'))
  open(() => bookings(booking))
  expect(
    within(await card('Ada Baker')).queryByRole('button', { name: 'Cancel booking: Ada Baker' }),
  ).toBeNull()
})

test('BOOK-8 the confirmation of an upcoming session can be resent, and a failure is explained', async () => {
  let isAway = true
  open((path) => {
    if (!path.endsWith('/confirmation')) return bookings(booking)
    return isAway
      ? Response.json({ code: 'unavailable', error: 'Not right now.' }, { status: 503 })
      : Response.json({ success: true, booking })
  })
  const again = within(await card('Ada Baker')).getByRole('button', {
    name: 'Resend confirmation: Ada Baker',
  })
  fireEvent.click(again)
  expect(await screen.findByText('Not right now.')).toBeTruthy()
  isAway = false
  fireEvent.click(again)
  expect(await screen.findByText('The confirmation is on its way to ada@bakery.example.')).toBeTruthy()
})

test('the details of a session are changed together with those that were read', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (!path.endsWith('/details')) return bookings(booking)
    sent.push([path, JSON.parse(String(request?.body))])
    return Response.json({ success: true, booking: { ...booking, email: 'ada@baker.example' } })
  })
  renderAdmin(<BookingList />, '/admin/bookings')
  const shown = within(await card('Ada Baker'))
  fireEvent.click(shown.getByRole('button', { name: 'Change the details: Ada Baker' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Details of Ada Baker’s session' }))
  const field = (name: RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name })
  expect(document.activeElement).toBe(field(/^Name/))
  expect(field(/^Phone/).ariaRequired).not.toBe('true')
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'phone' } })
  expect(field(/^Phone/).ariaRequired).toBe('true')
  fireEvent.input(field(/^Email/), { target: { value: 'ada@baker.example' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save and resend' }))
  expect(await screen.findByText('The confirmation is on its way to ada@baker.example.')).toBeTruthy()
  const { name, email, phone, meeting } = booking
  const seen = { name, email, phone, meeting }
  expect(sent).toEqual([
    [
      `/api/admin/bookings/${booking.id}/details`,
      { ...seen, email: 'ada@baker.example', meeting: 'phone', seen },
    ],
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('neither a refund by hand is offered while a bank decides, nor another time to somebody who was erased', async () => {
  const money = { paymentIntentId: 'pi_1', handRefundPaymentId: 'pay_1', isInDispute: true }
  open(() =>
    bookings(
      { ...booking, ...money, status: 'cancelled' },
      { ...booking, id: 'Qx7_ben', name: 'Ben', email: '' },
    ),
  )
  const ada = within(await card('Ada Baker'))
  expect(ada.queryByRole('button', { name: /^Note a refund/ })).toBeNull()
  expect(within(await card('Ben')).queryByRole('button', { name: /^Move/ })).toBeNull()
})

test('ADMIN-2 the list says that it is loading', () => {
  open(() => new Promise(() => undefined))
  expect(screen.getByText('Loading bookings')).toBeTruthy()
  expect(screen.queryByText('No bookings found')).toBeNull()
})

test('ADMIN-2 Refresh loads new bookings, and the status filter narrows the list', async () => {
  const list: Booking[] = []
  open(() => bookings(...list))
  expect(await screen.findByText('0 of 0 bookings')).toBeTruthy()
  list.push(booking, { ...booking, id: 'Qx7_ben', name: 'Ben Cook', status: 'cancelled' })
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('2 of 2 bookings')).toBeTruthy()
  const status = screen.getByLabelText<HTMLSelectElement>('Status')
  expect([...status.options].map(({ text }) => text)).toEqual(['All Bookings', 'Scheduled', 'Cancelled'])
  fireEvent.change(status, { target: { value: status.options[1]?.value } })
  expect(await card('Ada Baker')).toBeTruthy()
  expect(screen.getByText('1 of 2 bookings')).toBeTruthy()
  expect(screen.queryByText('Ben Cook')).toBeNull()
})

test('ADMIN-2 typing searches by name, email, business or service, in any case', async () => {
  open(() => bookings(booking, { ...booking, id: 'Qx7_ben', name: 'Ben Cook', email: 'ben@grill.example' }))
  await card('Ben Cook')
  const box = screen.getByPlaceholderText('Search by name, email, business...')
  fireEvent.change(box, { target: { value: 'GRILL' } })
  expect(await screen.findByText('1 of 2 bookings')).toBeTruthy()
  expect(screen.queryByText('Ada Baker')).toBeNull()
})

test('the export has the same rows as the list', async () => {
  open(() => bookings(booking), '/admin/bookings?search=ada&status=scheduled')
  await card('Ada Baker')
  const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Export as CSV' }).href)
  expect(search).toBe('?search=ada&status=scheduled')
})

test.each([
  ['', 'No bookings have been created yet'],
  ['?search=zoe', 'Try adjusting your search or filters'],
  ['?status=cancelled', 'Try adjusting your search or filters'],
])('ADMIN-2 an empty list (%j) says: %s', async (query, hint) => {
  open(() => bookings(...(query ? [booking] : [])), `/admin/bookings${query}`)
  expect(await screen.findByText('No bookings found')).toBeTruthy()
  expect(screen.getByText(hint)).toBeTruthy()
  // The count matters to somebody who has filtered the list; where the list is empty, the empty state says the same.
  const { className } = screen.getByText(query ? '0 of 1 bookings' : '0 of 0 bookings')
  expect(className.includes('sr-only')).toBe(query === '')
})

test('ADMIN-2 if nothing matches, one press shows all bookings', async () => {
  open(() => bookings(booking), '/admin/bookings?search=zoe&status=cancelled')
  fireEvent.click(await screen.findByRole('link', { name: 'Show all bookings' }))
  await card('Ada Baker')
  expect(screen.getByLabelText<HTMLInputElement>('Search bookings').value).toBe('')
})

test('ADMIN-2 an unknown status in the address shows all bookings, and the filter says so', async () => {
  open(() => bookings(booking), '/admin/bookings?status=lost')
  await card('Ada Baker')
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('')
})

test.each([
  [
    'refuses',
    () => Response.json({ success: false, code: 'unavailable', error: 'Later.' }, { status: 503 }),
    'Failed to fetch bookings',
  ],
  [
    'cannot be reached',
    () => Promise.reject(new TypeError('offline')),
    'Network error while fetching bookings',
  ],
])('ADMIN-2 when the server %s, a banner says so', async (_what, answer, sentence) => {
  open(answer)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByText('No bookings found')).toBeNull()
})

test('a pending refund stays pending while the next cancelled booking offers its own', async () => {
  const answer = Promise.withResolvers<Response>()
  const refunded: string[] = []
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (path.endsWith('/refund')) {
      refunded.push(JSON.parse(String(request?.body)).paymentIntentId)
      return answer.promise
    }
    const [, id] = /booking\/(\w+)\/cancel/.exec(path) ?? []
    if (id) return Response.json({ success: true, refundableCents: 19_900, paymentIntentId: `pi_${id}` })
    return bookings(booking, { ...booking, id: 'Qx7_ben', name: 'Ben Cook' })
  })
  renderAdmin(<BookingList />)
  const cancel = async (name: string) => {
    fireEvent.click(within(await card(name)).getByRole('button', { name: `Cancel booking: ${name}` }))
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }))
  }
  await cancel('Ada Baker')
  fireEvent.click(await screen.findByRole('button', { name: 'Refund $199.00' }))
  await screen.findByRole('button', { name: 'Refunding…' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await cancel('Ben Cook')
  await screen.findByRole('button', { name: 'Refund $199.00' })
  answer.resolve(Response.json({ success: true, refunded: 19_900, status: 'succeeded' }))
  expect(await screen.findByText('The refund is on its way.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Refund $199.00' }))
  await waitFor(() => expect(refunded).toEqual(['pi_Qx7_ada', 'pi_Qx7_ben']))
})

test('a booking shows which campaign and page brought its visitor, where that is known', async () => {
  const ada = { ...booking, campaign: 'utm_source=letter', landingPage: '/services/seo' }
  open(() => bookings(ada, { ...booking, id: 'Qx7_bo', name: 'Bo Else' }))
  const brought = /Campaign: utm_source=letter, Landing page: \/services\/seo$/
  expect(within(await card('Ada Baker')).getByText(brought)).toBeTruthy()
  expect(within(await card('Bo Else')).queryByText(/Campaign|Landing page|Referrer/)).toBeNull()
})

test('what a booking needs attention for is settled with one button, stays readable, and is told to the server as read', async () => {
  const attention = 'A refund of $199.00 failed.'
  let now: Booking = { ...booking, attention }
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (!path.endsWith('/settle')) return bookings(now)
    sent.push([path, JSON.parse(String(body))])
    now = { ...booking, settled: `A person has settled it: ${attention}` }
    return Response.json({ success: true, booking: now })
  })
  renderAdmin(<BookingList />)
  const shown = within(await card('Ada Baker'))
  expect(shown.getByText(attention).className).toContain('text-danger')
  fireEvent.click(shown.getByRole('button', { name: 'It is settled: Ada Baker' }))
  expect(await screen.findByText('Ada Baker’s booking is settled.')).toBeTruthy()
  expect(sent).toEqual([['/api/admin/bookings/Qx7_ada/settle', { seen: attention }]])
  expect((await shown.findByText(/^A person has settled it/)).className).not.toContain('text-danger')
  expect(shown.queryByRole('button', { name: /settled/ })).toBeNull()
})

test('the bookings that need attention can be listed alone, as the Today page links them', async () => {
  const ben = { ...booking, id: 'Qx7_ben', name: 'Ben Cook', attention: 'A refund of $199.00 failed.' }
  open(() => bookings(booking, ben), '/admin/bookings?status=needs_attention')
  await card('Ben Cook')
  expect(screen.getByText('1 of 2 bookings')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Status').selectedOptions[0]?.text).toBe('Needs attention')
})

test('settling takes a booking out of those that need attention, and the focus stays in the list, also after the last', async () => {
  const attention = 'A refund of $199.00 failed.'
  const all = new Map<string, Booking>([
    ['Qx7_ada', { ...booking, attention }],
    ['Qx7_ben', { ...booking, id: 'Qx7_ben', name: 'Ben Cook', attention }],
  ])
  vi.stubGlobal('fetch', async (path: string) => {
    const [, id = ''] = /bookings\/(\w+)\/settle/.exec(path) ?? []
    const settled = all.get(id)
    if (!settled) return bookings(...all.values())
    all.set(id, { ...settled, attention: null })
    return Response.json({ success: true, booking: settled })
  })
  renderAdmin(<BookingList />, '/admin/bookings?status=needs_attention')
  for (const name of ['Ada Baker', 'Ben Cook']) {
    const settle = within(await card(name)).getByRole('button', { name: `It is settled: ${name}` })
    settle.focus()
    fireEvent.click(settle)
    await waitFor(() => expect(settle.isConnected).toBe(false))
    expect(document.activeElement?.ariaLabel).toBe('Bookings')
  }
  expect(screen.getByText('No bookings found')).toBeTruthy()
})

const MOVED = 'This booking has been moved to Tuesday, November 24, 10:00 AM, in the meantime.'

test.each([
  ['a plain cancellation', 'Cancel booking: Ada Baker', 'Cancel the booking'],
  ['a cancellation with a reason', 'Cancel with a reason: Ada Baker', 'Cancel the booking'],
  ['a move', 'Move: Ada Baker', 'Move'],
])(
  'the visitor moves the booking while the dialog of %s is open: it is refused with what happened, then goes through',
  async (_, opens, does) => {
    let now = booking
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
      if (path.includes('closed')) return Response.json({ closedDays: [] })
      if (method !== 'POST' && method !== 'PUT') return bookings(now)
      sent.push(new URL(path, 'http://beacon.test').searchParams.get('seen') ?? JSON.parse(String(body)).seen)
      if (sent.length > 1)
        return Response.json({ success: true, booking: now, refundableCents: 0, paymentIntentId: null })
      now = {
        ...booking,
        date: '2026-11-24',
        time: '10:00 AM',
        startsAt: '2026-11-24T15:00:00.000Z',
        sequence: 1,
      }
      return Response.json({ code: 'conflict', error: MOVED }, { status: 409 })
    })
    renderAdmin(<BookingList />)
    const shown = within(await card('Ada Baker'))
    fireEvent.click(shown.getByRole('button', { name: opens }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: does }))
    expect((await dialog.findByRole('alert')).textContent).toContain(MOVED)
    expect(await shown.findByText('Tuesday, November 24, 2026 at 10:00 AM')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: does }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.map(Number)).toEqual([0, 1])
  },
)

test('a list that refetches behind an open dialog does not count as seen', async () => {
  let now = booking
  const seen: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (path.includes('closed')) return Response.json({ closedDays: [] })
    if (method !== 'PUT') return bookings(now)
    seen.push(JSON.parse(String(body)).seen)
    return Response.json({ code: 'conflict', error: MOVED }, { status: 409 })
  })
  renderAdmin(<BookingList />)
  const shown = within(await card('Ada Baker'))
  fireEvent.click(shown.getByRole('button', { name: 'Move: Ada Baker' }))
  now = { ...booking, date: '2026-11-24', time: '10:00 AM', sequence: 1 }
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await shown.findByText('Tuesday, November 24, 2026 at 10:00 AM')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Move' }))
  expect(await screen.findByText(MOVED)).toBeTruthy()
  expect(seen).toEqual([0])
})

test('a video session of the next day without a link is marked, and one with a link shows it', async () => {
  const video: Booking = { ...booking, meeting: 'video' }
  const soon = { startsAt: '2026-11-21T14:00:00.000Z', date: '2026-11-21' }
  const link = 'https://meet.example/ben'
  open(() =>
    bookings(
      { ...video, ...soon },
      { ...video, ...soon, id: 'Qx7_ben', name: 'Ben Cook', meetingLink: link },
      { ...video, id: 'Qx7_cy', name: 'Cy Dunn' },
    ),
  )
  const ada = within(await card('Ada Baker'))
  expect(ada.getByText('No video link')).toBeTruthy()
  expect(ada.getByRole('button', { name: 'Add the video link: Ada Baker' })).toBeTruthy()
  const ben = within(await card('Ben Cook'))
  expect(ben.queryByText('No video link')).toBeNull()
  expect(ben.getByRole('link', { name: link }).getAttribute('href')).toBe(link)
  expect(ben.getByRole('button', { name: 'Change the video link: Ben Cook' })).toBeTruthy()
  const cy = within(await card('Cy Dunn'))
  expect(cy.queryByText('No video link'), 'there is time').toBeNull()
})
