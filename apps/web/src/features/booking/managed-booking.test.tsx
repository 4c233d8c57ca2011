import type { ManagedBooking } from '@beacon/contract/booking'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { endBegun, noteBegun, timeOf } from '../../lib/own-holds.ts'
import { isOff } from '../../ui/testing.ts'
import { ManagedBookingView } from './managed-booking.tsx'
import { isOwnBooking, keepOwnBooking } from './own-booking.ts'
import { useManagedBooking } from './use-managed-booking.ts'

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

/** A booking that can be changed until two hours before its start. */
function bookingIn(hoursToStart: number, known: Partial<ManagedBooking> = {}): ManagedBooking {
  return {
    id: 'booking1',
    serviceId: 'free-consultation',
    serviceName: 'Free Consultation',
    date: '2026-11-23',
    time: '9:00 AM',
    startsAt: inHours(hoursToStart),
    endsAt: inHours(hoursToStart + 0.5),
    timezone: 'America/New_York',
    duration: 30,
    name: 'Gil Park',
    meeting: 'phone',
    numberEnd: '0199',
    meetingLink: '',
    status: 'scheduled',
    sequence: 0,
    paidCents: 0,
    refundedCents: 0,
    canChange: hoursToStart > 2,
    changeUntil: inHours(hoursToStart - 2),
    refundCents: 0,
    refundUntil: inHours(hoursToStart - 24),
    leftCents: 0,
    refundState: null,
    isInDispute: false,
    cancelledBy: null,
    calendar: { google: '/google', outlook: '/outlook', file: '/file' },
    ...known,
  }
}

function show(hoursToStart: number, known: Partial<ManagedBooking> = {}, isRefused = false) {
  const booking = bookingIn(hoursToStart, known)
  const nothing = {
    result: undefined,
    busy: false,
    change: async () => true,
    readAgain: () => {},
    forgetResult: () => {},
  }
  const view = <ManagedBookingView token="token1" {...{ booking, isRefused }} {...nothing} />
  render(view, { wrapper: MemoryRouter })
}

test('PAY-10 whoever comes back from a bank that has refused is told so, and can choose the time again', () => {
  show(48, { status: 'held' }, true)
  expect(screen.getByRole('alert').textContent).toMatch(/^Your payment was not made.*Nothing was charged/)
  expect(screen.getByRole('link', { name: 'Choose it again' }).getAttribute('href')).toBe('/booking')
  expect(screen.queryByText(/do not pay again/)).toBeNull()
})

test('BOOK-8 the booking’s page names the agency and its phone, also on paper, which has no header', () => {
  show(48)
  const sheet = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(sheet).toContain('Beacon & Bay Digital, (631)\u00a0555-0142')
})

test('a session that was moved nearer names no refund beyond the time when it can still be canceled here', () => {
  show(10, { paidCents: 19_900, refundCents: 19_900, refundUntil: inHours(10) })
  const [until, refund] =
    screen.getByText(/You can move or cancel here until/).parentElement?.querySelectorAll('strong') ?? []
  expect(refund?.textContent).toBe(until?.textContent)
})

test('a booking that can no longer be changed shows whom to call', () => {
  show(1)
  expect(screen.getByText(/too late to change this booking here/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^\(/ }).getAttribute('href')).toMatch(/^tel:/)
  expect(screen.getByRole('link', { name: 'Google Calendar' })).toBeTruthy()
  cleanup()
  show(3)
  expect(screen.queryByText(/too late/)).toBeNull()
})

test('BOOK-8 when the refund deadline has passed, the page says so and no longer names it', () => {
  show(30, { paidCents: 19_900, refundCents: 19_900 })
  expect(screen.getByText(/it is refunded in full; after that/)).toBeTruthy()
  cleanup()
  show(3, { paidCents: 19_900, leftCents: 19_900 })
  const rules = screen.getByText(/^You can move or cancel here until/).parentElement
  expect(rules?.textContent).toMatch(/The refund deadline was .+\. There is no refund\.$/)
  expect(rules?.textContent).not.toContain('refunded in full')
  cleanup()
  show(3, { paidCents: 19_900, refundedCents: 5000, leftCents: 14_900 })
  expect(screen.getByText(/^The refund deadline was .+\. Nothing more is refunded\.$/)).toBeTruthy()
})

test('BOOK-8 before the refund deadline, the page and the dialog say what is refunded already, or still can be', () => {
  show(48, { paidCents: 19_900, refundedCents: 19_900 })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel it' }))
  expect(screen.getAllByText('It has been refunded.')).toHaveLength(2)
  expect(screen.queryByText(/refund deadline/)).toBeNull()
  cleanup()
  show(48, { paidCents: 19_900, refundedCents: 5000, refundCents: 14_900 })
  expect(screen.getByText(/\$149\.00 goes back to your card; after that, nothing more does/)).toBeTruthy()
  cleanup()
  show(48, { paidCents: 19_900 })
  expect(screen.getByText('There is nothing left to refund.'), 'the bank took it back').toBeTruthy()
})

test.each<[string, Partial<ManagedBooking>, string, RegExp]>([
  ['on its way', { refundState: 'coming' }, 'You canceled this session', /on its way; an email tells you/],
  ['delayed', { refundState: 'delayed' }, 'You canceled this session', /taking care of it/],
  [
    'kept',
    { refundState: 'kept', leftCents: 19_900 },
    'You canceled this session',
    /after the refund deadline, so \$199\.00 stays with us/,
  ],
  [
    'decided by a bank',
    { isInDispute: true, leftCents: 19_900 },
    'You canceled this session',
    /bank is deciding/,
  ],
  [
    'a choice',
    { cancelledBy: 'administrator', leftCents: 19_900 },
    'We had to cancel this session',
    /or your money back/,
  ],
  [
    'on its way, paid too late',
    { status: 'expired', refundState: 'coming' },
    'You are not booked',
    /stopped holding your time.*on its way/,
  ],
  [
    'looked at, paid too late',
    { status: 'expired', leftCents: 19_900 },
    'You are not booked',
    /looking at your payment ourselves/,
  ],
])(
  'BOOK-8 the page of a session that does not take place says where its money is: %s',
  (_, known, title, words) => {
    show(48, { status: 'cancelled', cancelledBy: 'visitor', canChange: false, paidCents: 19_900, ...known })
    const notice = screen.getByText(title).closest('section, div[class*=notice], [role]') ?? document.body
    expect(notice.textContent).toMatch(words)
  },
)

test('a canceled session without money, or whose money is back, claims nothing about a refund', () => {
  show(48, { status: 'cancelled', cancelledBy: 'visitor', canChange: false })
  expect(screen.queryByText('You canceled this session')).toBeNull()
  cleanup()
  show(48, {
    status: 'cancelled',
    cancelledBy: 'visitor',
    canChange: false,
    paidCents: 19_900,
    refundedCents: 19_900,
  })
  expect(screen.queryByText(/refund is|taking care/)).toBeNull()
  cleanup()
  // The bank has taken it back.
  show(48, { status: 'cancelled', cancelledBy: 'administrator', canChange: false, paidCents: 19_900 })
  expect(screen.queryByText(/or your money back/)).toBeNull()
  expect(screen.queryByText(/refund is|taking care/)).toBeNull()
})

test('while a bank decides about the payment, the page and the dialog promise no refund', () => {
  show(48, { paidCents: 19_900, isInDispute: true })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel it' }))
  expect(screen.getAllByText(/^Your bank is deciding about this payment/)).toHaveLength(2)
})

test('whoever chooses between another time and the money is not led to pay for another time', () => {
  const link = { name: 'Book another time' }
  const canceled = { status: 'cancelled', cancelledBy: 'administrator', paidCents: 19_900 } as const
  show(30, { ...canceled, leftCents: 19_900, refundState: null })
  expect(screen.getByText(/the choice is yours/)).toBeTruthy()
  expect(screen.queryByRole('link', link)).toBeNull()
  cleanup()
  show(30, { ...canceled, leftCents: 0, refundState: 'coming' })
  expect(screen.getByRole('link', link)).toBeTruthy()
})

test('a phone booking shows the number’s last digits; other bookings show no number', () => {
  show(30)
  expect(screen.getByText('Where').nextSibling?.textContent).toBe(
    'Phone call, to your number that ends in 0199',
  )
  cleanup()
  show(30, { meeting: 'video', numberEnd: '' })
  expect(screen.getByText('Where').nextSibling?.textContent).toBe('Video call')
})

test('a past session is no longer shown as scheduled', () => {
  show(-1)
  expect(screen.getByText('Past')).toBeTruthy()
  expect(screen.queryByText(/Scheduled|too late/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Google Calendar' })).toBeNull()
  const another = screen.getByRole('link', { name: 'Book another time' })
  expect(another.getAttribute('href')).toBe('/booking')
  expect(another.closest('.no-print'), 'nobody presses on paper').toBeTruthy()
  cleanup()
  show(-1, { canChange: true })
  expect(screen.getByText('Scheduled'), 'the clock of this machine is fast').toBeTruthy()
})

/** Chooses a new time, at which only sessions from `refundedFrom` on could be canceled for their money. */
async function chooseMove(refundedFrom: string, known: Partial<ManagedBooking>) {
  const slot = { time: '9:00 AM', available: true, startsAt: '2026-11-24T14:00:00.000Z' }
  const dates = [{ date: '2026-11-24', closed: false, slots: [slot] }]
  vi.stubGlobal('fetch', async () => Response.json({ keptUntil: null, refundedFrom, dates, closings: [] }))
  show(48, known)
  fireEvent.click(screen.getByRole('button', { name: 'Move it' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Tue/ }))
  fireEvent.click(screen.getByRole('button', { name: /^9:00 AM/ }))
  const move = screen.getByRole('button', { name: /^Move to/ })
  expect(move.textContent, 'no date or time wraps').toBe(
    'Move to Tuesday, November\u00a024, 9:00\u00a0AM\u00a0EST',
  )
}

test.each([
  ['to less than 24 hours ahead', '2026-11-24T14:00:00.001Z', 19_900, true],
  ['to 24 hours ahead', '2026-11-24T14:00:00.000Z', 19_900, false],
  ['after its refund deadline', '2026-11-24T14:00:00.001Z', 0, false],
])(
  'BOOK-8 the page says before a move whether it ends the refund: %s',
  async (_, from, refundCents, isSaid) => {
    await chooseMove(from, { paidCents: 19_900, refundCents })
    expect(screen.queryByText(/if you cancel it, you get no refund\.$/) !== null).toBe(isSaid)
  },
)

test('a time that this browser’s own unanswered payment may hold is not free for a move', async () => {
  noteBegun({ what: timeOf('2026-11-24', '9:00 AM'), key: 'k1', pieces: [], isUnanswered: true })
  const slots = [
    { time: '9:00 AM', available: false, startsAt: '2026-11-24T14:00:00.000Z' },
    { time: '10:00 AM', available: true, startsAt: '2026-11-24T15:00:00.000Z' },
  ]
  const dates = [{ date: '2026-11-24', closed: false, slots }]
  vi.stubGlobal('fetch', async () =>
    Response.json({ keptUntil: null, refundedFrom: '', dates, closings: [] }),
  )
  show(48, { serviceId: 'seo-audit' })
  fireEvent.click(screen.getByRole('button', { name: 'Move it' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Tue/ }))
  expect(isOff(screen.getByRole('button', { name: /^10:00 AM/ }))).toBe(false)
  expect(isOff(screen.getByRole('button', { name: /^9:00 AM/ }))).toBe(true)
  endBegun()
})

test('when the calendar of a move does not load, trying again shows it, in focus', async () => {
  let answer = Response.json({ code: 'unavailable', error: 'Down' }, { status: 503 })
  vi.stubGlobal('fetch', async () => answer)
  show(48)
  fireEvent.click(screen.getByRole('button', { name: 'Move it' }))
  const retry = within(await screen.findByRole('alert')).getByRole('button')
  const dates = [{ date: '2026-11-24', closed: true, slots: [] }]
  answer = Response.json({ keptUntil: null, refundedFrom: '', dates, closings: [] })
  retry.focus()
  fireEvent.click(retry)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'New day and time' })),
  )
  expect(screen.getByRole('button', { name: /closed$/ })).toBeTruthy()
})

/** The screen with its real calls. */
function Managed({ paid = null }: { paid?: string | null }) {
  const { managed, ...actions } = useManagedBooking('token1', paid)
  return managed.state === 'known' ? (
    <ManagedBookingView token="token1" booking={managed.booking} {...actions} />
  ) : null
}

test('a reason that is too long is not cut off, and the field states the limit', async () => {
  const sentence = 'The reason can have at most 500 characters'
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) =>
    request.method === 'POST'
      ? Response.json(
          { code: 'invalid_input', error: 'Please check the fields', fields: { reason: sentence } },
          { status: 400 },
        )
      : Response.json({ booking: bookingIn(3) }),
  )
  render(<Managed />, { wrapper: MemoryRouter })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
  const reason = screen.getByLabelText<HTMLInputElement>(/^Why/)
  expect(reason.maxLength, 'a browser would cut off what is pasted').toBe(-1)
  fireEvent.input(reason, { target: { value: 'The ferry does not run. '.repeat(30) } })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }))
  expect(await screen.findAllByText(sentence)).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(reason))
  expect(reason.value).toHaveLength(720)
  fireEvent.submit(reason.form as HTMLFormElement)
  const alert = await within(screen.getByRole('dialog')).findByRole('alert')
  expect(alert.textContent, 'announced again in the field that has the focus').toBe(sentence)
})

test.each([
  ['is confirmed', () => Response.json({ success: true, status: 'succeeded' }), 'Scheduled'],
  [
    'cannot be confirmed yet',
    () => Response.json({ code: 'unavailable', error: 'x' }, { status: 503 }),
    'Waiting for payment',
  ],
])(
  'PAY-10 a payment that the bank has accepted on its own page is settled before the booking is shown (%s)',
  async (_, answer, words) => {
    let isSettled = false
    const asked = vi.fn()
    vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
      if (request.method !== 'POST')
        return Response.json({ booking: bookingIn(48, { status: isSettled ? 'scheduled' : 'held' }) })
      asked(path, JSON.parse(String(request.body)))
      const response = answer()
      isSettled = response.ok
      return response
    })
    render(<Managed paid="pi_1" />, { wrapper: MemoryRouter })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(asked.mock.calls).toEqual([['/api/stripe/confirm-payment', { paymentIntentId: 'pi_1' }]])
  },
)

test('the second press of a double click on what opened the dialog does not cancel the booking', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(method)
    return Response.json({ booking: bookingIn(30) })
  })
  render(<Managed />, { wrapper: MemoryRouter })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }), { detail: 2 })
  await new Promise((done) => setTimeout(done, 50))
  expect(sent).not.toContain('POST')
})

/** Cancels the booking through the real calls, which get this answer. */
async function cancelAndHear(answer: () => Response, after: Partial<ManagedBooking>) {
  let known = {}
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
    if (request.method !== 'POST') return Response.json({ booking: bookingIn(30, known) })
    known = after
    return answer()
  })
  render(<Managed />, { wrapper: MemoryRouter })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }))
}

test('BOOK-8 a cancellation whose answer was lost is shown as it is: when the dialog is closed, the booking is read again', async () => {
  let isOnline = false
  let isCanceled = false
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
    if (request.method === 'POST') isCanceled = true
    if (isCanceled && !isOnline) throw new TypeError('Failed to fetch')
    const after = isCanceled ? { status: 'cancelled' as const, canChange: false } : {}
    return Response.json({ booking: bookingIn(30, after) })
  })
  render(<Managed />, { wrapper: MemoryRouter })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }))
  await within(screen.getByRole('dialog')).findByRole('alert')
  isOnline = true
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(await screen.findByText('Canceled')).toBeTruthy()
  expect(screen.queryByText('Scheduled')).toBeNull()
})

test('BOOK-8 a cancellation whose answer alone was lost counts as made, without an error', async () => {
  let isCanceled = false
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
    if (request.method === 'POST') {
      isCanceled = true
      throw new TypeError('Failed to fetch')
    }
    const after = {
      status: 'cancelled',
      canChange: false,
      cancelledBy: 'visitor',
      paidCents: 19_900,
      refundState: 'coming',
    } as const
    const before = { paidCents: 19_900, refundCents: 19_900 }
    return Response.json({ booking: bookingIn(30, isCanceled ? after : before) })
  })
  render(<Managed />, { wrapper: MemoryRouter })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }))
  expect(await screen.findByText('Canceled')).toBeTruthy()
  expect(screen.getByText(/^Your booking is canceled\. \$199\.00 goes back to your card/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('BOOK-8 a booking that was canceled elsewhere meanwhile is shown as it is now', async () => {
  const error = 'This booking is already canceled.'
  const answer = () => Response.json({ code: 'conflict', error }, { status: 409 })
  await cancelAndHear(answer, { status: 'cancelled', canChange: false })
  expect(await screen.findByText('Canceled')).toBeTruthy()
})

test('BOOK-8 a refund that has ended since the page was loaded is sent as it was shown, then shown as it is', async () => {
  const none = { paidCents: 19_900, leftCents: 19_900 }
  const whole = { ...none, refundCents: 19_900 }
  const error = 'The refund is less by now than this page said.'
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'POST') bodies.push(JSON.parse(String(body)))
    return method === 'POST'
      ? Response.json({ code: 'conflict', error }, { status: 409 })
      : Response.json({ booking: bodies.length > 0 ? bookingIn(3, none) : bookingIn(30, whole) })
  })
  render(<Managed />, { wrapper: MemoryRouter })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('You get $199.00 back on your card.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the booking' }))
  expect(await dialog.findByText(/^The refund deadline was .+ There is no refund\.$/)).toBeTruthy()
  expect(dialog.getByText(error)).toBeTruthy()
  expect(bodies).toEqual([{ action: 'cancel', reason: '', refundCents: 19_900, seen: 0 }])
})

test('BOOK-8 a tab to which the visitor returns shows the refund as it is by now', async () => {
  let refundCents = 19_900
  vi.stubGlobal('fetch', async () =>
    Response.json({
      booking: bookingIn(refundCents > 0 ? 30 : 3, { paidCents: 19_900, leftCents: 19_900, refundCents }),
    }),
  )
  render(<Managed />, { wrapper: MemoryRouter })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
  expect(screen.getByText('You get $199.00 back on your card.')).toBeTruthy()
  refundCents = 0
  fireEvent.focus(window)
  expect(await screen.findAllByText(/There is no refund\.$/)).toHaveLength(2)
})

test('BOOK-8 an hour that this browser has given back is nobody’s own any more', async () => {
  const slot = { serviceId: 'free-consultation', date: '2026-11-23', time: '9:00 AM' }
  keepOwnBooking(slot)
  const booking = bookingIn(30, { status: 'cancelled', canChange: false })
  const message = 'Your booking is canceled.'
  await cancelAndHear(() => Response.json({ success: true, message, booking }), booking)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(isOwnBooking(slot)).toBe(false)
})

test('a booking that the agency has moved meanwhile is not canceled unseen: the page says so, and shows the new time', async () => {
  const error = 'This booking has been moved to Tuesday, November 24, 10:00 AM, in the meantime.'
  const moved = { date: '2026-11-24', time: '10:00 AM', sequence: 1 }
  const seen: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Response.json({ booking: bookingIn(30, seen.length > 0 ? moved : {}) })
    seen.push(JSON.parse(String(body)).seen)
    return seen.length > 1
      ? Response.json({ success: true, message: 'Your booking is canceled.', booking: bookingIn(30, moved) })
      : Response.json({ code: 'conflict', error }, { status: 409 })
  })
  render(<Managed />, { wrapper: MemoryRouter })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the booking' }))
  expect(await dialog.findByText(error)).toBeTruthy()
  expect(await screen.findByText(/^10:00 AM/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the booking' }))
  expect(await screen.findByText('Your booking is canceled.')).toBeTruthy()
  expect(seen).toEqual([0, 1])
})

test('a scheduled session with a video link has a button that joins the call, until it is over', () => {
  const known = { meeting: 'video', meetingLink: 'https://meet.example/gil' } as const
  show(0.5, known)
  const join = screen.getByRole('link', { name: 'Join the video call' })
  expect(join.getAttribute('href')).toBe('https://meet.example/gil')
  for (const [hours, change] of [
    [-1, {}],
    [30, { status: 'cancelled' }],
    [30, { meetingLink: '' }],
  ] as const) {
    cleanup()
    show(hours, { ...known, ...change })
    expect(screen.queryByRole('link', { name: 'Join the video call' })).toBeNull()
  }
})

test('BOOK-8 a cancellation on its way cannot be taken back; if it fails after closing the dialog, the page says so', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'POST' ? answer.promise : Response.json({ booking: bookingIn(30) }),
  )
  render(<Managed />, { wrapper: MemoryRouter })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }))
  await screen.findByRole('button', { name: 'Canceling…' })
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  answer.resolve(Response.json({ code: 'unavailable', error: 'Not right now.' }, { status: 503 }))
  expect(await screen.findByText('Not right now.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
