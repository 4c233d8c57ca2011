import {
  bookingCalendarFilePath,
  changeManagedBooking,
  createBooking,
  readAvailability,
  readManagedBooking,
} from '@beacon/contract/booking'
import { moveBooking } from '@beacon/contract/booking-admin'
import { expect, test } from 'vitest'
import { subjectsTo } from '../../../test/booking-mails.ts'
import { bookingRequest, MONDAY, newYork, TUESDAY } from '../../../test/bookings.ts'
import { payFor } from '../../../test/paid-bookings.ts'
import { HOUR, startTestApp, type TestApp } from '../../../test/start-app.ts'

/** Books, and takes the token from the link in the confirmation email. */
async function bookAndOpenMail(app: TestApp, changes: object = {}): Promise<{ id: string; token: string }> {
  const { id } = await app.visitor.ask(createBooking, { body: { ...bookingRequest, ...changes } })
  return { id, token: await openMail(app) }
}

async function openMail(app: TestApp): Promise<string> {
  await app.drain()
  const mail = await app.mail.waitFor(({ to }) => to[0] === bookingRequest.email)
  return /http:\/\/beacon\.test\/booking\/manage\?token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
}

const act = (app: TestApp, token: string, body: object) =>
  app.visitor.call(changeManagedBooking, { query: { token }, body })

const cancel = { action: 'cancel' }
const moveTo = (date: string, time: string) => ({ action: 'reschedule', date, time })

test('AB24: a booking is moved back and forth ten times a day, and no email goes out for another', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
  const { token } = await bookAndOpenMail(app)
  const statuses: number[] = []
  const times = Array.from({ length: 10 }, (_, move) => (move % 2 === 0 ? '9:00 AM' : '10:00 AM'))
  for (const time of [...times, '9:00 AM', '10:00 AM'])
    statuses.push((await act(app, token, moveTo(TUESDAY, time))).status)
  expect(statuses, 'a repeat of the last one moves nothing').toEqual([
    ...Array<number>(10).fill(200),
    429,
    200,
  ])
  await app.drain()
  const moved = subjectsTo(app, bookingRequest.email).filter((subject) => subject.startsWith('Moved:'))
  expect(moved).toHaveLength(10)
})

test('AB24: the bookings of one mailbox, in whichever spelling, are moved ten times a day by visitors, all in all', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
  const tokens: string[] = []
  for (const [email, time] of [
    [bookingRequest.email, '11:00 AM'],
    ['Ada+2@bakery.example', '1:00 PM'],
    ['ben@bakery.example', '2:00 PM'],
  ] as const) {
    const { bookingToken } = await app.visitor.ask(createBooking, {
      body: { ...bookingRequest, email, time },
      idempotencyKey: email,
    })
    tokens.push(bookingToken ?? '')
  }
  const statuses: number[] = []
  for (let move = 0; move < 11; move += 1) {
    const time = Math.floor(move / 2) % 2 === 0 ? ['9:00 AM', '10:00 AM'] : ['3:00 PM', '4:00 PM']
    const to = moveTo(TUESDAY, time[move % 2] ?? '')
    statuses.push((await act(app, tokens[move % 2] ?? '', to)).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  expect((await act(app, tokens[2] ?? '', moveTo(TUESDAY, '1:00 PM'))).status, 'another mailbox').toBe(200)
  const admin = await app.admin()
  const [booking] = await app.rows("select id from booking where email = 'Ada+2@bakery.example'")
  const moved = await admin.call(moveBooking, {
    params: { id: String(booking?.id) },
    body: { date: TUESDAY, time: '2:00 PM' },
  })
  expect(moved.status, 'the agency may').toBe(200)
})

test('AB24: whoever uses up the moves of a mailbox does not keep its owner from moving a session that was paid for', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
  const paid = await payFor(app, { bookingTime: '1:00 PM' })
  const { bookingToken = '' } = await app.visitor.ask(createBooking, {
    body: { ...bookingRequest, email: 'ada+x@bakery.example' },
    idempotencyKey: 'one-press',
  })
  const move = async (token: string, time: string) => (await act(app, token, moveTo(TUESDAY, time))).status
  for (let moves = 0; moves < 10; moves += 1)
    expect(await move(bookingToken, moves % 2 === 0 ? '9:00 AM' : '10:00 AM')).toBe(200)
  expect(await move(bookingToken, '9:00 AM')).toBe(429)
  expect(await move(paid.token, '2:00 PM')).toBe(200)
})

test('BOOK-8: the link in the confirmation shows the booking, without its email address and phone number', async () => {
  const app = await startTestApp()
  const { id, token } = await bookAndOpenMail(app)
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({
    id,
    serviceName: 'Free 30-Min Consultation',
    date: MONDAY,
    time: '9:00 AM',
    timezone: 'America/New_York',
    status: 'scheduled',
    canChange: true,
    numberEnd: '',
    changeUntil: newYork(MONDAY, '7:00 AM').toISOString(),
    refundCents: 0,
  })
  expect(token, 'as long as 256 bits are').toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(booking)).not.toContain(bookingRequest.email)
  expect(JSON.stringify(booking)).not.toContain(bookingRequest.phone)
})

test('BOOK-8: for a phone call the link shows the last four digits of the number', async () => {
  const app = await startTestApp()
  const { token } = await bookAndOpenMail(app, { meeting: 'phone' })
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({ meeting: 'phone', numberEnd: '0188' })
  expect(JSON.stringify(booking)).not.toContain(bookingRequest.phone)
})

test('BOOK-8: of a short phone number, which earlier versions took, the link shows no digits', async () => {
  const app = await startTestApp()
  const { token } = await bookAndOpenMail(app, { meeting: 'phone' })
  await app.rows("update booking set phone = '55-0188'")
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({ meeting: 'phone', numberEnd: '' })
})

test('BOOK-8: GET and HEAD requests for the link, as mail scanners send them, change nothing', async () => {
  const app = await startTestApp()
  const { token } = await bookAndOpenMail(app)
  const tables = ['booking', 'booking_cell', 'outbox', 'booking_wait'] as const
  const everything = () => Promise.all(tables.map((table) => app.rows(`select * from ${table}`)))
  const before = await everything()
  for (let look = 0; look < 3; look += 1) {
    await app.visitor.ask(readManagedBooking, { query: { token } })
    await app.visitor.send(`/api/booking/manage?token=${token}&action=cancel`, { method: 'HEAD' })
    await app.visitor.send(bookingCalendarFilePath(token))
  }
  expect(await everything()).toEqual(before)
})

/** What makes a request look like one from a browser. */
const fromBrowser = { headers: { Accept: 'text/html' } }

test('BOOK-8: a wrong token returns 404 for reading, moving, canceling and the calendar file', async () => {
  const app = await startTestApp()
  const { id, token } = await bookAndOpenMail(app)
  for (const wrong of [`${token.slice(0, -1)}_`, id, 'x', '', `${token}x`, "' or 1=1 --"]) {
    const query = { token: wrong }
    expect((await app.visitor.call(readManagedBooking, { query })).status).toBe(404)
    expect((await act(app, wrong, cancel)).status).toBe(404)
    expect((await act(app, wrong, moveTo(TUESDAY, '9:00 AM'))).status).toBe(404)
    const file = await app.visitor.send(bookingCalendarFilePath(encodeURIComponent(wrong)))
    expect(file.status).toBe(404)
  }
  const inBrowser = await app.visitor.send(bookingCalendarFilePath('cut-off'), fromBrowser)
  expect(inBrowser.headers.get('content-type')).toContain('text/html')
  expect(await inBrowser.text()).toContain('The private link in your confirmation email shows your booking.')
})

test('a booking without an idempotency key gets no token, and neither does its repeat', async () => {
  const app = await startTestApp()
  const book = (idempotencyKey?: string) =>
    app.visitor.ask(createBooking, { body: bookingRequest, idempotencyKey })
  const [first, repeat] = [await book(), await book()]
  expect(repeat).toEqual(first)
  expect(first).not.toHaveProperty('bookingToken')
})

test('the database does not contain the token of the link', async () => {
  const app = await startTestApp()
  const { bookingToken: token = '' } = await app.visitor.ask(createBooking, {
    body: bookingRequest,
    idempotencyKey: 'k1',
  })
  expect(await openMail(app)).toBe(token)
  for (const table of ['booking', 'outbox', 'idempotency'])
    expect(JSON.stringify(await app.rows(`select * from ${table}`))).not.toContain(token)
})

test.each([
  ['canceled', cancel],
  ['moved', moveTo(TUESDAY, '10:00 AM')],
])(
  'a repeat with the idempotency key of a booking that has since been %s returns 409 and books nothing',
  async (_, change) => {
    const app = await startTestApp()
    const press = (idempotencyKey: string) =>
      app.visitor.call(createBooking, { body: bookingRequest, idempotencyKey })
    expect((await press('first')).status).toBe(201)
    const token = await openMail(app)
    expect((await press('first')).status).toBe(201)
    expect((await act(app, token, change)).status).toBe(200)
    expect(await press('first')).toMatchObject({
      status: 409,
      body: { code: 'conflict', error: expect.stringContaining('since been moved or canceled') },
    })
    expect(await app.rows('select id from booking')).toHaveLength(1)
    expect((await press('second')).status).toBe(201)
  },
)

test('a canceled booking has no calendar file', async () => {
  const app = await startTestApp()
  const { token } = await bookAndOpenMail(app)
  const file = async () => (await app.visitor.send(bookingCalendarFilePath(token))).status
  expect(await file()).toBe(200)
  await act(app, token, cancel)
  expect(await file()).toBe(404)
})

test('BOOK-8: a booking is moved to another free time, and the old one is free again', async () => {
  const app = await startTestApp()
  const { token } = await bookAndOpenMail(app)
  expect(await act(app, token, moveTo(TUESDAY, '10:00 AM'))).toMatchObject({
    status: 200,
    body: { booking: { date: TUESDAY, time: '10:00 AM', status: 'scheduled' } },
  })
  const body = { ...bookingRequest, email: 'ben@bakery.example' }
  expect((await app.visitor.call(createBooking, { body })).status).toBe(201)
  const taken = { ...body, date: TUESDAY, time: '10:00 AM' }
  expect((await app.visitor.call(createBooking, { body: taken })).status).toBe(409)
})

test('a booking cannot be moved to a time that is taken or not offered', async () => {
  const app = await startTestApp()
  const { token } = await bookAndOpenMail(app)
  const other = { ...bookingRequest, email: 'ben@bakery.example', date: TUESDAY }
  await app.visitor.ask(createBooking, { body: other })
  expect(await act(app, token, moveTo(TUESDAY, '9:00 AM'))).toMatchObject({
    status: 409,
    body: { code: 'slot_taken' },
  })
  for (const [date, time] of [
    ['2026-11-22', '9:00 AM'],
    ['2026-11-20', '4:00 PM'],
    [TUESDAY, '12:00 PM'],
    [TUESDAY, '9:30 AM'],
    ['2026-12-20', '9:00 AM'],
  ] as const)
    expect((await act(app, token, moveTo(date, time))).status).toBe(400)
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({ date: MONDAY, time: '9:00 AM' })
  expect(await app.rows(`select * from booking_cell where booking_id = '${booking.id}'`)).toHaveLength(2)
})

test('with the token of a booking, its own time counts as free', async () => {
  const app = await startTestApp()
  const { token } = await bookAndOpenMail(app)
  const timesOf = async (query: object) => {
    const { dates } = await app.visitor.ask(readAvailability, {
      query: { from: MONDAY, to: MONDAY, ...query },
    })
    return dates[0]?.slots.filter(({ available }) => available).map(({ time }) => time)
  }
  expect(await timesOf({})).not.toContain('9:00 AM')
  expect(await timesOf({ token })).toContain('9:00 AM')
  expect((await act(app, token, moveTo(MONDAY, '9:00 AM'))).status).toBe(200)
  expect(await app.rows('select sequence from booking')).toEqual([{ sequence: 0 }])
})

test('BOOK-8: a visitor cancels: the time is free, both sides are emailed once; a second time says the same', async () => {
  const app = await startTestApp()
  const { token } = await bookAndOpenMail(app)
  for (const body of [{ ...cancel, reason: 'Flu' }, cancel])
    expect(await act(app, token, body)).toMatchObject({
      status: 200,
      body: { message: 'Your booking is canceled.', booking: { status: 'cancelled', canChange: false } },
    })
  expect((await act(app, token, moveTo(TUESDAY, '9:00 AM'))).status).toBe(409)
  expect(await app.rows('select * from booking_cell')).toEqual([])
  await app.drain()
  const told = app.mail.messages().map(({ to, subject }) => `${to[0]} ${subject.split(':')[0]}`)
  expect(told.sort()).toEqual([
    'ada@bakery.example Booked',
    'ada@bakery.example Canceled',
    'inbox@beacon.test Booking canceled',
    'inbox@beacon.test New booking',
  ])
})

test('changes are possible until exactly two hours before the start; then 409 with the phone number to call', async () => {
  const app = await startTestApp()
  const { token } = await bookAndOpenMail(app)
  const deadline = newYork(MONDAY, '7:00 AM').getTime()
  app.advance(deadline - app.now().getTime() + 1000)
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking.canChange).toBe(false)
  const late = await act(app, token, cancel)
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(late.body).toMatchObject({ error: expect.stringContaining('(631) 555-0142') })
  expect((await act(app, token, moveTo(TUESDAY, '9:00 AM'))).status).toBe(409)

  app.advance(-1000)
  expect((await act(app, token, cancel)).status).toBe(200)
})

test('after a move and two cancellations at once, the booking is canceled and its time is free', async () => {
  const app = await startTestApp()
  const { token } = await bookAndOpenMail(app)
  await Promise.all([
    act(app, token, moveTo(TUESDAY, '9:00 AM')),
    act(app, token, cancel),
    act(app, token, cancel),
  ])
  const [row] = await app.rows<{ status: string }>('select status from booking')
  expect(row?.status).toBe('cancelled')
  expect(await app.rows('select * from booking_cell')).toEqual([])
})

test('the link survives a restart of the server', async () => {
  const app = await startTestApp()
  const { token } = await bookAndOpenMail(app)
  app.advance(HOUR)
  await app.restart()
  expect((await app.visitor.call(readManagedBooking, { query: { token } })).status).toBe(200)
})
