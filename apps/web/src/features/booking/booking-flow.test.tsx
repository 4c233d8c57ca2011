import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { forgetAttempts } from '../../lib/attempt-key.ts'
import { readSession, writeSession } from '../../lib/session-storage.ts'
import { isOff } from '../../ui/testing.ts'
import {
  type Answer,
  arrive,
  attribution,
  broken,
  CONFIRM,
  CREATE,
  callsTo,
  intentAnswer,
  loadPayment,
  refused,
  SETTLE,
  stubApi,
} from '../payment/testing.ts'
import { BookingScreen } from './booking-screen.tsx'
import { DRAFT } from './details.ts'
import { forgetOwnBooking, isOwnBooking, keepOwnBooking } from './own-booking.ts'
import { forgetOwnHold, keepOwnHold, ownHold } from './own-hold.ts'
import { useBooked } from './use-booked.ts'

const BOOK = '/api/booking'

const slot = { time: '9:00 AM', available: true, startsAt: '2026-11-23T14:00:00.000Z' }
const calendar = {
  timezone: 'America/New_York',
  keptUntil: null,
  refundedFrom: '2026-11-21T15:00:00.000Z',
  dates: [{ date: '2026-11-23', closed: false, slots: [slot] }],
  closings: [],
}

beforeAll(() => Promise.all([loadPayment(), import('./send-booking.ts'), import('./fetch-availability.ts')]))
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  forgetAttempts('')
  arrive()
})

const form = () => within(screen.getByRole('form', { name: 'Your details' }))
const submit = () => form().getByRole<HTMLButtonElement>('button')
const field = (name: string) => form().getByLabelText<HTMLInputElement>(name)

const Booking = () => <BookingScreen booked={useBooked()} />

/** Opens the page with session, day and time chosen, fills in the details and presses the button. */
async function book(answer: Answer, service = 'free-consultation', answers: Record<string, Answer> = {}) {
  const availability = `/api/booking/availability?serviceId=${service}`
  const sent = stubApi({ [availability]: () => Response.json(calendar), [BOOK]: answer, ...answers })
  const link = `/booking?service=${service}&date=2026-11-23&time=9%3A00+AM`
  render(
    <MemoryRouter initialEntries={[link]}>
      <Booking />
    </MemoryRouter>,
  )
  await waitFor(() => expect(isOff(submit())).toBe(false))
  for (const [name, value] of [
    ['Full Name', 'Ada Baker'],
    ['Email Address', 'ada@bakery.example'],
  ] as const)
    fireEvent.input(field(name), { target: { value } })
  fireEvent.click(submit())
  return sent
}

test('BOOK-4 the button says Booking... while pending, and a second press sends nothing', async () => {
  const coming = Promise.withResolvers<Response>()
  const sent = await book(() => coming.promise)
  await waitFor(() => expect(submit().textContent).toBe('Booking...'))
  await waitFor(() => expect(callsTo(sent, BOOK)).toHaveLength(1))
  expect(isOff(submit())).toBe(true)
  fireEvent.submit(screen.getByRole('form', { name: 'Your details' }))
  coming.resolve(refused('slot_taken'))
  await waitFor(() => expect(submit().textContent).toBe('Book Appointment'))
  expect(callsTo(sent, BOOK)).toHaveLength(1)
  expect(callsTo(sent, BOOK)[0]?.body).toEqual({
    serviceId: 'free-consultation',
    date: '2026-11-23',
    time: '9:00 AM',
    name: 'Ada Baker',
    email: 'ada@bakery.example',
    phone: '',
    businessName: '',
    message: '',
    meeting: 'video',
    attribution,
  })
})

test('choosing a phone call requires a number before anything is sent', async () => {
  const sent = await book(() => refused('slot_taken'))
  await waitFor(() => expect(callsTo(sent, BOOK)).toHaveLength(1))
  await waitFor(() => expect(submit().textContent).toBe('Book Appointment'))
  fireEvent.input(field('How we meet'), { target: { value: 'phone' } })
  // The field's error appears at once, together with the other missing fields.
  fireEvent.input(field('Full Name'), { target: { value: '' } })
  fireEvent.input(field('Additional Notes (optional)'), { target: { value: 'x'.repeat(5001) } })
  fireEvent.click(submit())
  await waitFor(() => expect(field('Phone').getAttribute('aria-invalid')).toBe('true'))
  const list = form().getByText('Please check these fields').closest('div') as HTMLElement
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Name is required',
    'Phone number is required for a phone call',
    'Your notes can have at most 5000 characters',
  ])
  fireEvent.input(field('Additional Notes (optional)'), { target: { value: '' } })
  expect(field('Full Name').getAttribute('aria-invalid')).toBe('true')
  expect(callsTo(sent, BOOK)).toHaveLength(1)
  fireEvent.input(field('Full Name'), { target: { value: 'Ada Lovelace' } })
  fireEvent.input(field('Phone'), { target: { value: '(631) 555-0142' } })
  fireEvent.click(submit())
  await waitFor(() => expect(callsTo(sent, BOOK)[1]?.body).toMatchObject({ meeting: 'phone' }))
})

test('BOOK-4 an error disappears as soon as its field is corrected, and no new one appears', async () => {
  const sent = await book(() => refused('slot_taken'))
  await waitFor(() => expect(callsTo(sent, BOOK)).toHaveLength(1))
  await waitFor(() => expect(submit().textContent).toBe('Book Appointment'))
  fireEvent.input(field('How we meet'), { target: { value: 'phone' } })
  fireEvent.input(field('Email Address'), { target: { value: 'ada@' } })
  fireEvent.click(submit())
  await waitFor(() => expect(field('Phone').getAttribute('aria-invalid')).toBe('true'))
  fireEvent.input(field('How we meet'), { target: { value: 'office' } })
  await waitFor(() => expect(field('Phone (optional)').getAttribute('aria-invalid')).not.toBe('true'))
  fireEvent.input(field('Full Name'), { target: { value: '' } })
  fireEvent.input(field('Email Address'), { target: { value: 'ada@bakery.example' } })
  await waitFor(() => expect(form().queryByText('Please check these fields')).toBeNull())
  expect(field('Full Name').getAttribute('aria-invalid')).not.toBe('true')
})

test.each([
  [
    'the server refuses',
    () => refused('too_many_requests', { error: 'Please wait a moment.' }),
    'Please wait a moment.',
  ],
  [
    'the server refuses with a status of success',
    () => Response.json({ success: false, error: 'We do not book on this day.' }),
    'We do not book on this day.',
  ],
  [
    'somebody answers in the server’s place',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'Failed to create booking. Please try again.',
  ],
  [
    'nobody answers',
    () => Promise.reject(new TypeError('offline')),
    'Network error. Please try again or contact us directly.',
  ],
])(
  'BOOK-5 when %s, the error is shown above the button and what was typed is kept',
  async (_, answer, sentence) => {
    await book(answer)
    const banner = await form().findByRole('alert')
    expect(banner.textContent).toBe(sentence)
    expect(banner.compareDocumentPosition(submit()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect([field('Full Name').value, field('Email Address').value]).toEqual([
      'Ada Baker',
      'ada@bakery.example',
    ])
  },
)

/** What says that the time is gone. */
const gone = () => screen.findByRole('group', { name: /time\.$|^\(invalid_input\)/ })
const AVAILABILITY = '/api/booking/availability'
const FREE_TIMES = `${AVAILABILITY}?serviceId=free-consultation`

test.each([
  ['the day has other times', { ...slot, time: '10:00 AM' }, /^9:00 AM.*unavailable$/],
  ['the day is full', { ...slot, available: false }, undefined],
])('when somebody was faster, the visitor goes on where times are chosen: %s', async (_, other, taken) => {
  const dates = [{ date: '2026-11-23', closed: false, slots: [{ ...slot, available: false }, other] }]
  const calendars = [calendar]
  await book(() => refused('slot_taken', { error: 'This time has just been taken.' }), 'free-consultation', {
    [FREE_TIMES]: () => Response.json(calendars.shift() ?? { ...calendar, dates }),
  })
  const notice = await gone()
  expect(document.activeElement).toBe(notice)
  expect(notice.textContent).toBe('This time has just been taken. Please choose another time.')
  const times = screen.getByRole('region', { name: 'Time' })
  expect(notice.compareDocumentPosition(times) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  if (taken) expect(await within(times).findByRole('button', { name: taken })).toBeTruthy()
  else expect(await within(times).findByRole('form', { name: 'Waiting list' })).toBeTruthy()
  expect(document.activeElement).toBe(notice)
  expect(screen.queryByRole('alert')).toBeNull()
})

const confirmation = () => screen.findByRole('region', { name: 'You are booked' })

const booked = () =>
  Response.json(
    {
      success: true,
      message: 'Your booking has been confirmed.',
      id: 'booking1',
      startsAt: slot.startsAt,
      calendar: { google: 'https://calendar.google.com/', outlook: 'https://outlook.live.com/' },
      bookingToken: 'T'.repeat(43),
    },
    { status: 201 },
  )

test('BOOK-5 a lost answer is retried under the same key, and then only the confirmation is shown', async () => {
  const queue: (() => Response | Promise<Response>)[] = [
    () => Promise.reject(new TypeError('offline')),
    booked,
  ]
  const sent = await book(() => (queue.shift() ?? booked)())
  const said = within(await confirmation())
  expect(said.getByText('Your booking has been confirmed.')).toBeTruthy()
  expect(said.getByText('Free 30-Min Consultation, 30 minutes')).toBeTruthy()
  expect(said.getByText(/^Monday, November.23, 2026$/)).toBeTruthy()
  expect(said.getByText(/^9:00 AM EST, New.York time$/)).toBeTruthy()
  expect(said.getByText('Video call')).toBeTruthy()
  expect(said.getByRole('link', { name: 'Move or cancel it' }).getAttribute('href')).toBe(
    `/booking/manage?token=${'T'.repeat(43)}`,
  )
  expect(document.activeElement?.textContent).toBe('You are booked')
  expect(screen.queryByRole('form')).toBeNull()
  const [first, second, ...others] = callsTo(sent, BOOK)
  expect(second?.key).toBe(first?.key)
  expect(others).toEqual([])
  expect(readSession(DRAFT)).toBeUndefined()

  fireEvent.click(said.getByRole('link', { name: 'Book another time' }))
  await waitFor(() => expect(field('Full Name').value).toBe(''))
  expect(document.activeElement?.tagName).toBe('H1')
  expect(isOff(submit())).toBe(true)
  expect(screen.queryByRole('region', { name: 'You are booked' })).toBeNull()
})

test.each([
  ['somebody was faster', () => refused('slot_taken')],
  [
    'the time is no longer offered',
    () => refused('invalid_input', { fields: { time: 'This time is not offered.' } }),
  ],
])('BOOK-3 when %s, the calendar is reloaded', async (_, answer) => {
  const sent = await book(answer)
  const notice = await gone()
  expect(document.activeElement).toBe(notice)
  await waitFor(() => expect(callsTo(sent, FREE_TIMES).length).toBeGreaterThan(1))
})

test('what says that the time is gone goes once another one is chosen', async () => {
  const other = { ...slot, time: '10:00 AM' }
  const dates = [{ date: '2026-11-23', closed: false, slots: [slot, other] }]
  await book(() => refused('slot_taken'), 'free-consultation', {
    [FREE_TIMES]: () => Response.json({ ...calendar, dates }),
  })
  const notice = await gone()
  fireEvent.click(screen.getByRole('button', { name: /^10:00 AM/ }))
  await waitFor(() => expect(notice.isConnected).toBe(false))
})

test('BOOK-5 a retry hides the previous error', async () => {
  const coming = Promise.withResolvers<Response>()
  const queue = [broken(), broken()]
  await book(() => queue.shift() ?? coming.promise)
  await form().findByRole('alert')
  await waitFor(() => expect(submit().textContent).toBe('Book Appointment'))
  queue.length = 0
  fireEvent.click(submit())
  await waitFor(() => expect(submit().textContent).toBe('Booking...'))
  expect(form().queryByRole('alert')).toBeNull()
  coming.resolve(booked())
  expect(await confirmation()).toBeTruthy()
})

test.each([
  [0, /^You just booked this time in this browser/],
  [61, /^\(slot_taken\) Please choose another time\.$/],
])('BOOK-5 %i minutes after the same browser booked the hour, the message is %s', async (minutes, words) => {
  keepOwnBooking({ date: '2026-11-23', time: '9:00 AM' })
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + minutes * 60_000)
  await book(() => refused('slot_taken'))
  expect((await gone()).textContent).toMatch(words)
  vi.restoreAllMocks()
  forgetOwnBooking()
})

test('BOOK-6 a paid session is paid in the modal, never sent as a free one, and then only its confirmation is shown', async () => {
  const sent = await book(() => refused('payment_required'), 'seo-audit', {
    [CREATE]: () => intentAnswer(),
    [CONFIRM]: Response.json({ id: 'pi_1', status: 'succeeded' }),
    [SETTLE]: Response.json({ success: true, status: 'succeeded' }),
  })
  const modal = within(await screen.findByRole('dialog', { name: 'Complete Booking' }))
  await waitFor(() => expect(submit().textContent).toBe('Pay & Book'))
  fireEvent.click(await modal.findByRole('button', { name: /4242/ }))
  const pay = modal.getByRole<HTMLButtonElement>('button', { name: /^Pay/ })
  await waitFor(() => expect(isOff(pay)).toBe(false))
  expect(callsTo(sent, CREATE).map(({ body }) => body)).toEqual([
    {
      type: 'booking',
      serviceId: 'seo-audit',
      bookingDate: '2026-11-23',
      bookingTime: '9:00 AM',
      customerName: 'Ada Baker',
      customerEmail: 'ada@bakery.example',
      phone: '',
      businessName: '',
      message: '',
      meeting: 'video',
      amount: 19_900,
      currency: 'usd',
      attribution,
    },
  ])
  fireEvent.click(pay)
  const answer = (await confirmation()).textContent
  expect(answer).toContain(
    'Payment successful! Your booking has been confirmed. Check your email for details.',
  )
  expect(answer).toContain('A confirmation email is on its way to ada@bakery.example,')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(answer).toContain('SEO Website Audit')
  expect(screen.queryByRole('form')).toBeNull()
  expect(readSession(DRAFT)).toBeUndefined()
  expect(callsTo(sent, BOOK)).toEqual([])
})

test('a time that one’s own unanswered payment may hold can still be paid for, and is not called taken', async () => {
  let slots = [slot]
  const sent = await book(() => refused('payment_required'), 'seo-audit', {
    [`${AVAILABILITY}?serviceId=seo-audit`]: () =>
      Response.json({ ...calendar, dates: [{ ...calendar.dates[0], slots }] }),
    [CREATE]: () => broken(),
  })
  const modal = within(await screen.findByRole('dialog', { name: 'Complete Booking' }))
  expect((await modal.findByRole('alert')).textContent).toMatch(/^Failed to initialize payment/)
  slots = [{ ...slot, available: false }]
  fireEvent(document, new Event('visibilitychange'))
  fireEvent.click(modal.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(callsTo(sent, `${AVAILABILITY}?serviceId=seo-audit`)).toHaveLength(2))
  expect(screen.queryByText(/is not free for this session/)).toBeNull()
  expect(screen.queryByRole('form', { name: 'Waiting list' })).toBeNull()
  fireEvent.click(submit())
  await screen.findByRole('dialog', { name: 'Complete Booking' })
  await waitFor(() => expect(callsTo(sent, CREATE)).toHaveLength(2))
  const [first, second] = callsTo(sent, CREATE)
  expect(second?.key).toBe(first?.key)
})

test.each([
  ['the last moment for a refund', slot.startsAt, false],
  ['a millisecond too late for a refund', '2026-11-23T14:00:00.001Z', true],
])(
  'BOOK-6 the no-refund warning is shown only once it applies, by the button and in the modal: %s',
  async (_, from, isSaid) => {
    const availability = '/api/booking/availability?serviceId=seo-audit'
    await book(() => refused('payment_required'), 'seo-audit', {
      [availability]: () => Response.json({ ...calendar, refundedFrom: from }),
      [CREATE]: () => intentAnswer(),
    })
    const sentence = /This session starts in less than 24 hours: .* you get no refund\.$/
    const modal = within(await screen.findByRole('dialog', { name: 'Complete Booking' }))
    expect(form().queryByText(sentence) !== null).toBe(isSaid)
    expect(modal.queryByText(sentence) !== null).toBe(isSaid)
  },
)

test('BOOK-4 one press chooses the first free time, and the summary shows it', async () => {
  const days = [
    { date: '2026-11-21', closed: true, slots: [] },
    { date: '2026-11-23', closed: false, slots: [{ ...slot, available: false }] },
    { date: '2026-11-24', closed: false, slots: [{ ...slot, startsAt: '2026-11-24T14:00:00.000Z' }] },
  ]
  const availability = '/api/booking/availability?serviceId=free-consultation'
  stubApi({ [availability]: () => Response.json({ ...calendar, dates: days }) })
  render(
    <MemoryRouter initialEntries={['/booking?service=free-consultation']}>
      <Booking />
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /^First free: Nov.24, 9:00.AM.EST$/ }))
  expect(screen.getByText(/^Tuesday, November.24, 2026$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^9:00 AM/ }).getAttribute('aria-pressed')).toBe('true')
  expect(isOff(submit())).toBe(false)
})

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  )
}

test('a link to another session and time, such as the assistant’s, replaces what was chosen before, and Back returns to that', async () => {
  const later = { ...slot, time: '10:00 AM', startsAt: '2026-11-23T15:00:00.000Z' }
  const dates = [{ date: '2026-11-23', closed: false, slots: [slot, later] }]
  const answer = () => Response.json({ ...calendar, dates })
  stubApi({
    '/api/booking/availability': answer,
    '/api/booking/availability?serviceId=free-consultation': answer,
    '/api/booking/availability?serviceId=seo-audit': answer,
  })
  render(
    <MemoryRouter initialEntries={['/booking']}>
      <Booking />
      <Link to="/booking?service=seo-audit&date=2026-11-23&time=10%3A00+AM">Book the audit at ten</Link>
      <Back />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('radio', { name: /^Free 30-Min Consultation/ }))
  fireEvent.click(await screen.findByRole('button', { name: /^Monday, November.23$/ }))
  const nine = screen.getByRole('button', { name: /^9:00 AM/ })
  fireEvent.click(nine)
  expect(nine.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('link', { name: 'Book the audit at ten' }))
  await waitFor(() => expect(submit().textContent).toBe('Pay & Book'))
  const ten = await screen.findByRole('button', { name: /^10:00 AM/ })
  expect(ten.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(submit().textContent).toBe('Book Appointment'))
  expect(screen.getByRole('button', { name: /^9:00 AM/ }).getAttribute('aria-pressed')).toBe('true')
})

test('BOOK-3 a chosen time that is no longer free is named at the button, which is off', async () => {
  const later = { ...slot, time: '10:00 AM', startsAt: '2026-11-23T15:00:00.000Z' }
  const dates = [{ date: '2026-11-23', closed: false, slots: [{ ...slot, available: false }, later] }]
  stubApi({
    '/api/booking/availability?serviceId=free-consultation': () => Response.json({ ...calendar, dates }),
  })
  render(
    <MemoryRouter initialEntries={['/booking?service=free-consultation&date=2026-11-23&time=9%3A00+AM']}>
      <Booking />
    </MemoryRouter>,
  )
  const gone = /^9:00.AM is not free for this session\. Please choose another time\.$/
  expect(await form().findByText(gone)).toBeTruthy()
  expect(isOff(submit())).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: /^10:00 AM/ }))
  expect(form().queryByText(gone)).toBeNull()
  expect(isOff(submit())).toBe(false)
})

test('whoever comes back to a time that they have just booked here reads that it is theirs', async () => {
  keepOwnBooking({ date: '2026-11-23', time: '9:00 AM' })
  onTestFinished(forgetOwnBooking)
  const dates = [{ date: '2026-11-23', closed: false, slots: [{ ...slot, available: false }] }]
  stubApi({
    '/api/booking/availability?serviceId=free-consultation': () => Response.json({ ...calendar, dates }),
  })
  render(
    <MemoryRouter initialEntries={['/booking?service=free-consultation&date=2026-11-23&time=9%3A00+AM']}>
      <Booking />
    </MemoryRouter>,
  )
  expect(await screen.findByText(/^You just booked this time in this browser/)).toBeTruthy()
})

test('a time of the address that the day does not have is not repeated', async () => {
  const dates = calendar.dates.map((day) => ({ ...day, slots: [{ ...slot, time: '10:00 AM' }] }))
  stubApi({
    '/api/booking/availability?serviceId=free-consultation': () => Response.json({ ...calendar, dates }),
  })
  render(
    <MemoryRouter
      initialEntries={['/booking?service=free-consultation&date=2026-11-23&time=Call+somebody+else.+It']}
    >
      <Booking />
    </MemoryRouter>,
  )
  expect(
    await form().findByText('The chosen time is not free for this session. Please choose another time.'),
  ).toBeTruthy()
  expect(screen.queryByText(/Call somebody else/)).toBeNull()
})

test('BOOK-3 closed and full days and taken times are marked, and cannot be chosen', async () => {
  const later = { ...slot, time: '10:00 AM', startsAt: '2026-11-24T15:00:00.000Z' }
  const days = [
    { date: '2026-11-21', closed: true, slots: [] },
    { date: '2026-11-23', closed: false, slots: [{ ...slot, available: false }] },
    { date: '2026-11-24', closed: false, slots: [{ ...slot, available: false }, later] },
  ]
  stubApi({ '/api/booking/availability': () => Response.json({ ...calendar, dates: days }) })
  render(
    <MemoryRouter initialEntries={['/booking']}>
      <Booking />
    </MemoryRouter>,
  )
  const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
  await screen.findByRole('button', { name: /^Saturday, November.21, closed$/ })
  expect(button(/closed$/).disabled).toBe(true)
  expect(button(/^Monday, November.23, full$/).disabled).toBe(true)
  const open = button(/^Tuesday, November.24$/)
  fireEvent.click(open)
  expect(open.getAttribute('aria-pressed')).toBe('true')
  expect(button(/^9:00 AM.*unavailable$/).disabled).toBe(true)
  fireEvent.click(button(/^10:00 AM/))
  expect(button(/^10:00 AM/).getAttribute('aria-pressed')).toBe('true')
})

test('BOOK-5 after a reload, a booking whose answer was lost is found, with its name and how to correct it', async () => {
  const lost = { serviceId: 'free-consultation', date: '2026-11-23', time: '9:00 AM' }
  const person = { name: 'Ada Baker', email: 'ada@bakery.example', meeting: 'video' }
  const contents = JSON.stringify({ ...lost, ...person })
  writeSession('attempt-booking', { contents, key: 'k1', earlier: [] })
  const taken = { ...calendar, dates: [{ ...calendar.dates[0], slots: [{ ...slot, available: false }] }] }
  const sent = stubApi({
    [AVAILABILITY]: () => Response.json(taken),
    [FREE_TIMES]: () => Response.json(taken),
    [BOOK]: () => booked(),
  })
  render(
    <MemoryRouter initialEntries={['/booking']}>
      <Booking />
    </MemoryRouter>,
  )
  const answer = await confirmation()
  expect(answer.textContent).toContain('Your earlier click booked it, for Ada Baker, ada@bakery.example.')
  expect(answer.textContent).not.toContain('on its way')
  expect(callsTo(sent, BOOK)).toMatchObject([{ key: 'k1' }])
})

test('another session, into which the hour does not fit, does not repeat an attempt that never arrived', async () => {
  const lost = { serviceId: 'free-consultation', date: '2026-11-23', time: '9:00 AM' }
  const contents = JSON.stringify({
    ...lost,
    name: 'Ada Baker',
    email: 'ada@bakery.example',
    meeting: 'video',
  })
  writeSession('attempt-booking', { contents, key: 'k1', earlier: [] })
  const tooShort = { ...calendar, dates: [{ ...calendar.dates[0], slots: [{ ...slot, available: false }] }] }
  const sent = openAt('/booking?service=seo-audit', {
    [`${AVAILABILITY}?serviceId=seo-audit`]: () => Response.json(tooShort),
    [FREE_TIMES]: () => Response.json(calendar),
    [BOOK]: () => booked(),
  })
  await waitFor(() => expect(callsTo(sent, FREE_TIMES)).toHaveLength(1))
  await screen.findByRole('button', { name: /^Monday, November.23, full$/ })
  expect(callsTo(sent, BOOK)).toEqual([])
})

const choose = (session: RegExp) => fireEvent.click(screen.getByRole('radio', { name: session }))

/** Opens the page with the answers of its calls; returns the calls. */
function openAt(address: string, answers: Record<string, Answer>) {
  const sent = stubApi(answers)
  render(
    <MemoryRouter initialEntries={[address]}>
      <Booking />
    </MemoryRouter>,
  )
  return sent
}

test('a time is never booked from another session’s list: not while its own is on its way, and not when that failed', async () => {
  const coming = Promise.withResolvers<Response>()
  openAt('/booking?service=free-consultation&date=2026-11-23&time=9%3A00+AM', {
    [FREE_TIMES]: () => Response.json(calendar),
    [`${AVAILABILITY}?serviceId=seo-audit`]: () => coming.promise,
  })
  await waitFor(() => expect(isOff(submit())).toBe(false))
  choose(/^SEO Website Audit/)
  expect(isOff(submit())).toBe(true)
  coming.resolve(broken())
  expect((await screen.findByRole('alert')).textContent).toContain('The calendar did not load')
  expect(screen.queryByRole('button', { name: /^9:00 AM/ })).toBeNull()
  expect(isOff(submit())).toBe(true)
  choose(/^Free 30-Min Consultation/)
  await waitFor(() => expect(isOff(submit())).toBe(false))
})

test('when free times cannot be fetched again, the page says so and shows the earlier ones; trying again shows its progress, a second failure, and in the end the calendar in focus', async () => {
  let answer: Response | Promise<Response> = Response.json(calendar)
  openAt('/booking', { [AVAILABILITY]: () => answer })
  const day = await screen.findByRole('button', { name: /^Monday, November.23$/ })
  answer = broken()
  fireEvent(document, new Event('visibilitychange'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('What you see below may no longer be free.')
  expect(day.isConnected).toBe(true)

  const retry = within(alert).getByRole('button')
  retry.focus()
  const coming = Promise.withResolvers<Response>()
  answer = coming.promise
  fireEvent.click(retry)
  await waitFor(() => expect(retry.textContent).toBe('One moment…'))
  coming.resolve(broken())
  await waitFor(() => expect(retry.textContent).toBe('Try again'))
  expect(alert.textContent).toContain('The calendar still did not load')
  expect(document.activeElement).toBe(retry)

  answer = Response.json(calendar)
  fireEvent.click(retry)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Day' })))
  expect(screen.queryByRole('alert')).toBeNull()
})

const full = { ...calendar, dates: [{ ...calendar.dates[0], slots: [{ ...slot, available: false }] }] }
const closed = {
  ...full,
  dates: [{ ...full.dates[0], closed: true }],
  closings: [{ from: '2026-11-23', until: '2026-11-24', message: 'we move' }],
}
const MONDAY_FREE = '/booking?service=free-consultation&date=2026-11-23'
const evening = { ...slot, time: '4:00 PM', startsAt: '2026-11-23T21:00:00.000Z' }
const CLOSED =
  /^Closed from Monday, November.23 to Tuesday, November.24: we move\. Please choose another day\.$/

test('a chosen day that is closed says so with its reason, and has no waiting list', async () => {
  openAt(`${MONDAY_FREE}&time=9%3A00+AM`, { [FREE_TIMES]: () => Response.json(closed) })
  const times = within(await screen.findByRole('region', { name: 'Time' }))
  expect(times.getByText(CLOSED)).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Waiting list' })).toBeNull()
  expect(form().getByText('We are closed on this day. Please choose another day.')).toBeTruthy()
  expect(isOff(submit())).toBe(true)
})

test('of a closed day, a time that was offered to the visitor before can be chosen', async () => {
  openAt(`${MONDAY_FREE}&time=9%3A00+AM`, {
    [FREE_TIMES]: () => Response.json({ ...calendar, closings: closed.closings }),
  })
  await screen.findByRole('button', { name: /^9:00 AM/ })
  expect(screen.queryByText(CLOSED)).toBeNull()
  expect(isOff(submit())).toBe(false)
})

const line = () => screen.findByRole('form', { name: 'Waiting list' })
test('the form of the waiting list links to the privacy policy', async () => {
  openAt(MONDAY_FREE, { [FREE_TIMES]: () => Response.json(full) })
  const policy = within(await line()).getByRole('link', { name: 'privacy policy' })
  expect(policy.getAttribute('href')).toBe('/privacy-policy')
})

test('what was typed for the waiting list is still there after looking at another session, and gone once it was sent', async () => {
  openAt(MONDAY_FREE, {
    [FREE_TIMES]: () => Response.json(full),
    [`${AVAILABILITY}?serviceId=seo-audit`]: () => Response.json(calendar),
    '/api/booking/waiting-list': () => Response.json({ success: true, message: 'You are on the list.' }),
  })
  const typed = async () => {
    const waiting = within(await line())
    return ['Full Name', 'Email Address'].map((name) => waiting.getByLabelText<HTMLInputElement>(name))
  }
  const entered = ['Ada Baker', 'ada@bakery.example']
  for (const [index, input] of (await typed()).entries())
    fireEvent.input(input, { target: { value: entered[index] } })
  choose(/^SEO Website Audit/)
  await screen.findByRole('button', { name: /^9:00 AM/ })
  choose(/^Free 30-Min Consultation/)
  expect((await typed()).map(({ value }) => value)).toEqual(entered)

  fireEvent.click(within(await line()).getByRole('button'))
  await screen.findByText('You are on the list.')
  choose(/^SEO Website Audit/)
  await screen.findByRole('button', { name: /^9:00 AM/ })
  choose(/^Free 30-Min Consultation/)
  expect((await typed()).map(({ value }) => value)).toEqual(['', ''])
})

test('whoever has begun to pay for a session and then wants a free one at the same time is told what holds it', async () => {
  const taken = { ...full, dates: [{ ...full.dates[0], slots: [{ ...slot, available: false }, evening] }] }
  const bookingToken = 'T'.repeat(43)
  const begun = await intentAnswer().json()
  await book(() => refused('payment_required'), 'seo-audit', {
    [FREE_TIMES]: () => Response.json(taken),
    [`${AVAILABILITY}?serviceId=seo-audit&token=${bookingToken}`]: () => Response.json(calendar),
    [CREATE]: () => Response.json({ ...begun, bookingToken }, { status: 201 }),
  })
  const modal = within(await screen.findByRole('dialog', { name: 'Complete Booking' }))
  await modal.findByRole('button', { name: /4242/ })
  choose(/^Free 30-Min Consultation/)
  expect(
    await form().findByText(
      /^9:00.AM is held for the session that you began to pay for\. Finish that payment, or choose another time\.$/,
    ),
  ).toBeTruthy()
  forgetOwnHold()
})

test('who books a free session keeps what a payment for another one holds', async () => {
  const startsAt = '2026-11-24T15:00:00.000Z'
  const now = new Date().toISOString()
  const holdUntil = new Date(Date.now() + 900_000).toISOString()
  keepOwnHold({ bookingToken: 'T'.repeat(43), now, holdUntil }, { serviceId: 'seo-audit', startsAt })
  await book(booked)
  await confirmation()
  expect(ownHold()?.startsAt).toBe(startsAt)
  forgetOwnHold()
})

const OFFER = 'o'.repeat(43)
const OFFERED = `/booking?service=seo-audit&date=2026-11-23&time=9%3A00+AM&offer=${OFFER}`

/** Follows the link of a waiting-list offer for the 9:00 AM that a payment has begun to hold in its place. */
async function payOffered(created: () => Response | Promise<Response>) {
  const ask = `${AVAILABILITY}?serviceId=seo-audit&token=${OFFER}`
  let answer: object = { ...calendar, keptUntil: '2026-11-23T13:30:00.000Z' }
  const sent = stubApi({
    [ask]: () => Response.json(answer),
    [`${AVAILABILITY}?serviceId=free-consultation&token=${OFFER}`]: () => Response.json(answer),
    [`/api/booking/offer?token=${OFFER}`]: () =>
      Response.json({ name: 'Ada Baker', email: 'ada@bakery.example', phone: '' }),
    [CREATE]: created,
  })
  render(
    <MemoryRouter initialEntries={[OFFERED]}>
      <Booking />
    </MemoryRouter>,
  )
  expect(await screen.findByText(/^Held for you until/)).toBeTruthy()
  await waitFor(() => expect(field('Full Name').value).toBe('Ada Baker'))
  expect(readSession(DRAFT), 'a reload keeps it').toMatchObject({ email: 'ada@bakery.example' })
  await waitFor(() => expect(isOff(submit())).toBe(false))
  fireEvent.click(submit())
  const modal = within(await screen.findByRole('dialog', { name: 'Complete Booking' }))
  answer = { ...full, dates: [{ ...full.dates[0], slots: [{ ...slot, available: false }, evening] }] }
  return { sent, ask, modal }
}

test('whoever follows the link of an offer once more reads where their booking is, if it was they who took it', async () => {
  stubApi({ [`${AVAILABILITY}?serviceId=seo-audit&token=${OFFER}`]: () => Response.json(calendar) })
  render(
    <MemoryRouter initialEntries={[OFFERED]}>
      <Booking />
    </MemoryRouter>,
  )
  expect(await screen.findByText('This time is no longer held for you')).toBeTruthy()
  expect(screen.getByText(/If you booked it, your confirmation email has the link/)).toBeTruthy()
})

test('an offer that the visitor’s own unanswered payment may hold is not called gone', async () => {
  const { sent, ask, modal } = await payOffered(broken)
  await modal.findByRole('alert')
  fireEvent(document, new Event('visibilitychange'))
  fireEvent.click(modal.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(callsTo(sent, ask)).toHaveLength(2))
  expect(await screen.findByText('Your payment was not answered')).toBeTruthy()
  expect(screen.getByText(/^Monday, November.23.* may be held for you/)).toBeTruthy()
  expect(screen.queryByText(/no longer held/)).toBeNull()
  choose(/^Free 30-Min Consultation/)
  await waitFor(() => expect(screen.queryByText(/no longer held/)).toBeNull())
  expect(await screen.findByText('Your payment was not answered')).toBeTruthy()
})

test('an offer that the visitor has begun to pay for is not called gone where they look at a free session', async () => {
  const bookingToken = 'T'.repeat(43)
  const begun = await intentAnswer().json()
  const { modal } = await payOffered(() => Response.json({ ...begun, bookingToken }, { status: 201 }))
  await modal.findByRole('button', { name: /4242/ })
  choose(/^Free 30-Min Consultation/)
  expect(await screen.findByText('You have begun to pay')).toBeTruthy()
  expect(screen.queryByText(/no longer held/)).toBeNull()
  forgetOwnHold()
})

const STILL_FREE = 'There are still free times on this day.'
const NOT_OFFERED = 'This day is not offered.'

test.each([
  [
    'has free times again, they take its place',
    refused('conflict', { error: STILL_FREE }),
    calendar,
    'There are free times on this day again. Please choose one.',
    /^9:00 AM/,
  ],
  [
    'has been closed meanwhile, the reason takes its place',
    refused('invalid_input', { error: NOT_OFFERED, fields: { date: NOT_OFFERED } }),
    closed,
    CLOSED,
    undefined,
  ],
] as const)(
  'when a day whose waiting list is asked for %s, with the focus',
  async (_, refusal, after, words, time) => {
    let days: unknown = full
    openAt(MONDAY_FREE, {
      [FREE_TIMES]: () => Response.json(days),
      '/api/booking/waiting-list': () => refusal,
    })
    const waiting = await line()
    days = after
    fireEvent.click(within(waiting).getByRole('button'))
    const times = within(screen.getByRole('region', { name: 'Time' }))
    const said = await times.findByText(words)
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true))
    expect(document.activeElement).not.toBe(document.body)
    expect(screen.queryByRole('form', { name: 'Waiting list' })).toBeNull()
    if (!time) return
    const free = times.getByRole<HTMLButtonElement>('button', { name: time })
    expect(free.disabled).toBe(false)
    fireEvent.click(free)
    expect(times.queryByText(words)).toBeNull()
  },
)

test('whoever has lost the last time of a day need not tell the waiting list who they are', async () => {
  writeSession(DRAFT, { name: 'Ada Baker', email: 'ada@bakery.example', message: 'Bread.' })
  openAt(MONDAY_FREE, { [FREE_TIMES]: () => Response.json(full) })
  const waiting = within(await line())
  expect(waiting.getByLabelText<HTMLInputElement>(/^Full Name/).value).toBe('Ada Baker')
  expect(waiting.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('ada@bakery.example')
})

test('where no cards are taken, nobody waits for a paid session', async () => {
  document.documentElement.dataset.cards = 'off'
  onTestFinished(() => void delete document.documentElement.dataset.cards)
  const at = (service: string) =>
    openAt(`/booking?service=${service}&date=2026-11-23`, {
      [`${AVAILABILITY}?serviceId=${service}`]: Response.json(full),
    })
  at('free-consultation')
  await line()
  cleanup()
  at('seo-audit')
  expect(await screen.findByRole('region', { name: 'Time' })).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Waiting list' })).toBeNull()
})

test('when the chosen day has left the calendar, as after midnight, the page says so', async () => {
  let days: { dates: unknown[] } = full
  openAt(MONDAY_FREE, {
    [FREE_TIMES]: () => Response.json(days),
    '/api/booking/waiting-list': () =>
      refused('invalid_input', { error: NOT_OFFERED, fields: { date: NOT_OFFERED } }),
  })
  const waiting = await line()
  days = { ...full, dates: [] }
  fireEvent.click(within(waiting).getByRole('button'))
  expect(
    await screen.findByText('The chosen day can no longer be booked. Please choose another day.'),
  ).toBeTruthy()
})

test('if nothing is free, the page says so and offers alternatives', async () => {
  const full = { date: '2026-11-23', closed: false, slots: [{ ...slot, available: false }] }
  stubApi({ '/api/booking/availability': () => Response.json({ ...calendar, dates: [full] }) })
  render(
    <MemoryRouter initialEntries={['/booking']}>
      <Booking />
    </MemoryRouter>,
  )
  expect(await screen.findByText(/^No times are free on these days/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^First free/ })).toBeNull()
})

test('if every day is closed, nobody is sent to a waiting list', async () => {
  const closed = { date: '2026-11-23', closed: true, slots: [] }
  stubApi({ '/api/booking/availability': () => Response.json({ ...calendar, dates: [closed] }) })
  render(
    <MemoryRouter initialEntries={['/booking']}>
      <Booking />
    </MemoryRouter>,
  )
  expect(await screen.findByText(/^We are closed on all of these days\./)).toBeTruthy()
})

test.each([
  ['a session', undefined],
  ['a free session', 'off'],
])('if nothing is free, the page names what can be waited for: %s', async (session, cards) => {
  if (cards) document.documentElement.dataset.cards = cards
  onTestFinished(() => void delete document.documentElement.dataset.cards)
  stubApi({ [`${AVAILABILITY}?serviceId=seo-audit`]: () => Response.json(full) })
  render(
    <MemoryRouter initialEntries={['/booking?service=seo-audit']}>
      <Booking />
    </MemoryRouter>,
  )
  const hint = await screen.findByText(/^No times are free on these days/)
  expect(hint.textContent).toContain(`Choose ${session} and a full day to join its waiting list.`)
})

test('where no cards are taken, a paid session says so in place of the form, and a free one can be booked', async () => {
  document.documentElement.dataset.cards = 'off'
  onTestFinished(() => void delete document.documentElement.dataset.cards)
  const sent = stubApi({})
  const open = (service: string) =>
    render(
      <MemoryRouter initialEntries={[`/booking?service=${service}`]}>
        <Booking />
      </MemoryRouter>,
    )
  open('seo-audit')
  await screen.findByText('We cannot take cards on this site right now')
  expect(screen.queryByRole('form', { name: 'Your details' })).toBeNull()
  cleanup()
  open('free-consultation')
  await screen.findByRole('form', { name: 'Your details' })
  expect(screen.queryByText(/cannot take cards/)).toBeNull()
  expect(callsTo(sent, '/api/config')).toEqual([])
})

test('whoever leaves while the booking is sent is not brought back by its answer', async () => {
  const coming = Promise.withResolvers<Response>()
  const sent = stubApi({
    '/api/booking/availability?serviceId=free-consultation': () => Response.json(calendar),
    [BOOK]: () => coming.promise,
  })
  const link = '/booking?service=free-consultation&date=2026-11-23&time=9%3A00+AM'
  render(
    <MemoryRouter initialEntries={[link]}>
      <Link to="/contact">Away</Link>
      <Routes>
        <Route path="/booking" element={<Booking />} />
        <Route path="/contact" element={<h1>Contact</h1>} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </MemoryRouter>,
  )
  await waitFor(() => expect(isOff(submit())).toBe(false))
  fireEvent.input(field('Full Name'), { target: { value: 'Ada Baker' } })
  fireEvent.input(field('Email Address'), { target: { value: 'ada@bakery.example' } })
  fireEvent.click(submit())
  await waitFor(() => expect(callsTo(sent, BOOK)).toHaveLength(1))
  fireEvent.click(screen.getByText('Away'))
  coming.resolve(booked())
  await waitFor(() => expect(isOwnBooking({ date: '2026-11-23', time: slot.time })).toBe(true))
  await new Promise((shown) => setTimeout(shown))
  expect(screen.getByText('Contact')).toBeTruthy()
})
