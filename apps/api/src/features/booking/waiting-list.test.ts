import {
  createBooking,
  joinWaitingList,
  readAvailability,
  readManagedBooking,
  readOffer,
} from '@beacon/contract/booking'
import {
  cancelBooking,
  cancelBookingWith,
  closeDays,
  createBookingFor,
  listWaitingList,
} from '@beacon/contract/booking-admin'
import { erasePerson } from '@beacon/contract/people'
import { expect, test } from 'vitest'
import { bookingRequest, MONDAY, newYork, TUESDAY } from '../../../test/bookings.ts'
import { HOUR, MINUTE, SECOND, startTestApp, type TestApp } from '../../../test/start-app.ts'

const TIMES = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM']

/** Books every time on Monday; returns the ids of the bookings in the order of their times. */
async function fillMonday(app: TestApp): Promise<string[]> {
  const ids: string[] = []
  for (const time of TIMES) {
    const body = { ...bookingRequest, time, email: `${ids.length}@guests.test` }
    ids.push((await app.visitor.ask(createBooking, { body })).id)
  }
  return ids
}

function join(app: TestApp, name: string, changes: object = {}, headers: Record<string, string> = {}) {
  app.advance(SECOND)
  const person = { name, email: `${name}@line.test` }
  return app.visitor.call(joinWaitingList, {
    body: { serviceId: 'free-consultation', date: MONDAY, ...person, ...changes },
    headers,
  })
}

async function cancel(app: TestApp, id: string | undefined): Promise<void> {
  await (await app.admin()).ask(cancelBooking, { params: { id: id ?? '' } })
  await app.drain()
}

/** The addresses that have been emailed an offer, in order. */
const offers = (app: TestApp) =>
  app.mail
    .messages()
    .filter(({ subject }) => subject.startsWith('A time opened up'))
    .map(({ to }) => to[0])
    .reverse()

async function offerLink(app: TestApp, address: string): Promise<URLSearchParams> {
  const mail = await app.mail.waitFor(
    ({ to, subject }) => to[0] === address && subject.startsWith('A time opened up'),
  )
  return new URL(/http:\/\/beacon\.test\/booking\?\S+/.exec(mail.text)?.[0] ?? '').searchParams
}

const take = (app: TestApp, changes: object = {}) =>
  app.visitor.call(createBooking, {
    body: { ...bookingRequest, time: '10:00 AM', email: 'someone@else.test', ...changes },
  })

test('taking an offer removes its email from the outbox, even if its delivery was uncertain', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  await app.drain()
  await (await app.admin()).ask(cancelBookingWith, {
    params: { id: ids[1] ?? '' },
    body: { notify: false },
  })
  app.mail.faults.set({ fault: 'done-but-cut' })
  await app.drain()
  app.mail.faults.clear()
  const offersLeft = () => app.rows("select state from outbox where kind = 'mail.booking-offer'")
  expect(await offersLeft()).toEqual([{ state: 'uncertain' }])
  const offer = (await offerLink(app, 'first@line.test')).get('offer') ?? ''
  expect((await take(app, { email: 'first@line.test', offer })).status).toBe(201)
  expect(await offersLeft()).toEqual([])
})

test('a freed time is held for the first on the waiting list, who books it by the link in the email', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  expect((await join(app, 'first')).status).toBe(200)
  expect((await join(app, 'second')).status).toBe(200)
  await cancel(app, ids[1])
  expect(offers(app)).toEqual(['first@line.test'])

  // Nobody has accepted the terms yet.
  const asked = await app.rows("select terms_dated from booking where status = 'offered'")
  expect(asked).toEqual([{ terms_dated: null }])

  // Nobody else can book it meanwhile.
  expect((await take(app)).status).toBe(409)
  const link = await offerLink(app, 'first@line.test')
  expect(Object.fromEntries(link)).toMatchObject({
    service: 'free-consultation',
    date: MONDAY,
    time: '10:00 AM',
  })
  const offer = link.get('offer') ?? ''
  const query = { from: MONDAY, to: MONDAY, token: offer }
  const {
    keptUntil,
    dates: [day],
  } = await app.visitor.ask(readAvailability, { query })
  expect(keptUntil).toBe(new Date(app.now().getTime() + 30 * MINUTE).toISOString())
  const offered = app.mail.messages().find(({ subject }) => subject.startsWith('A time opened up'))
  expect(app.mail.read(offered?.id ?? '')?.text).toContain('This time is yours until 10:30 AM EST;')
  expect(day?.slots.filter(({ available }) => available).map(({ time }) => time)).toEqual(['10:00 AM'])

  expect(await app.visitor.ask(readOffer, { query: { token: offer } })).toEqual({
    name: 'first',
    email: 'first@line.test',
    phone: '',
  })

  expect((await take(app, { email: 'first@line.test', offer })).status).toBe(201)
  expect((await app.visitor.call(readOffer, { query: { token: offer } })).status).toBe(404)
  app.advance(31 * MINUTE)
  await app.drain()
  expect(offers(app)).toEqual(['first@line.test'])
  expect(await app.rows("select id from booking where status = 'scheduled'")).toHaveLength(TIMES.length)
})

test('an offer not taken within half an hour goes to the next on the list, and then the time is free to all', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  for (const name of ['first', 'second']) await join(app, name)
  await cancel(app, ids[1])
  const link = await offerLink(app, 'first@line.test')
  app.advance(29 * MINUTE)
  await app.drain()
  expect(offers(app)).toEqual(['first@line.test'])
  app.advance(MINUTE)
  const offer = link.get('offer') ?? ''
  const read = await app.visitor.call(readOffer, { query: { token: offer } })
  expect(read.status, 'ended, though no job has run yet').toBe(404)
  await app.drain()
  expect(offers(app)).toEqual(['first@line.test', 'second@line.test'])
  const late = await take(app, { email: 'first@line.test', offer })
  expect(late).toMatchObject({ status: 409, body: { code: 'slot_taken' } })

  app.advance(30 * MINUTE)
  await app.drain()
  expect(offers(app)).toHaveLength(2)
  expect((await take(app)).status).toBe(201)
})

test('an offer that could not be emailed before it ended is not emailed', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  app.mail.faults.set({ fault: 'refuse' })
  await cancel(app, ids[1])
  app.advance(30 * MINUTE)
  await app.drain()
  app.mail.faults.clear()
  const job = async () => {
    app.advance(MINUTE)
    await app.drain()
    return app.rows("select state from outbox where kind = 'mail.booking-offer'")
  }
  await expect.poll(job, { timeout: 30_000 }).toEqual([{ state: 'done' }])
  expect(offers(app)).toEqual([])
})

test('joining again while an offer is open gives no second offer', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  await cancel(app, ids[1])
  expect((await join(app, 'first')).status).toBe(200)
  await cancel(app, ids[2])
  expect(offers(app)).toEqual(['first@line.test'])
  const offer = (await offerLink(app, 'first@line.test')).get('offer') ?? ''
  expect((await take(app, { email: 'first@line.test', offer })).status).toBe(201)
  expect(await app.rows('select * from booking_wait')).toEqual([])
})

test('a person whose offer lapsed can join again, at the end of the list', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  await cancel(app, ids[1])
  app.advance(30 * MINUTE)
  // The administrator's session has expired too: sign in again.
  await app.restart()
  await app.drain()
  expect((await take(app)).status).toBe(201)
  for (const name of ['second', 'first']) await join(app, name)
  await cancel(app, ids[2])
  await cancel(app, ids[3])
  expect(offers(app)).toEqual(['first@line.test', 'second@line.test', 'first@line.test'])
})

test('a freed time too short for the first on the list is offered to the next, and the first keeps the place', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'long', { serviceId: 'strategy-session' })
  await join(app, 'short')
  await cancel(app, ids[1])
  expect(offers(app)).toEqual(['short@line.test'])
  await cancel(app, ids[5])
  await cancel(app, ids[6])
  expect(offers(app)).toEqual(['short@line.test', 'long@line.test'])
})

test('the administrator sees who is waiting, with open and lapsed offers', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  for (const name of ['first', 'second', 'third']) await join(app, name)
  const line = async () =>
    (await (await app.admin()).ask(listWaitingList, {})).waiting.map(({ name, offer }) => [name, offer])
  expect(await line()).toEqual([
    ['first', null],
    ['second', null],
    ['third', null],
  ])
  await cancel(app, ids[1])
  app.advance(20 * MINUTE)
  expect((await line())[0]).toEqual(['first', { time: '10:00 AM', until: expect.any(String) }])
  app.advance(10 * MINUTE)
  await app.drain()
  expect(await line()).toEqual([
    ['first', { time: '10:00 AM', until: null }],
    ['second', { time: '10:00 AM', until: expect.any(String) }],
    ['third', null],
  ])
  expect((await app.visitor.call(listWaitingList, {})).status).toBe(401)
})

test('erasing a person with an open offer waits until the offer has ended', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  await cancel(app, ids[1])
  app.advance(20 * MINUTE)
  const erase = async () => (await app.admin()).ask(erasePerson, { body: { email: 'first@line.test' } })
  expect((await erase()).waiting).toMatchObject([
    { kind: 'booking', reason: 'The time is being held, for half an hour at most.' },
  ])
  app.advance(10 * MINUTE)
  await app.drain()
  expect((await erase()).waiting).toEqual([])
  expect(await app.rows("select * from booking where email like 'first@%'")).toEqual([])
})

test('a person waiting for a service that no longer exists is skipped when a booking is canceled', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  for (const name of ['gone', 'next']) await join(app, name)
  await app.rows("update booking_wait set service_id = 'palm-reading' where name = 'gone' returning id")
  await cancel(app, ids[1])
  expect(offers(app)).toEqual(['next@line.test'])
  const { waiting } = await (await app.admin()).ask(listWaitingList, {})
  expect(waiting[0]).toMatchObject({ name: 'gone', serviceName: 'palm-reading', offer: null })
})

test('only a full, open day has a waiting list, and each email address is on it once', async () => {
  const app = await startTestApp()
  expect(await join(app, 'early')).toMatchObject({
    status: 409,
    body: { error: 'There are still free times on this day.' },
  })
  await fillMonday(app)
  await join(app, 'ada')
  await join(app, 'ada', { email: 'ADA@line.test', phone: '555' })
  await join(app, 'Ada Baker', { email: 'ada@line.test' })
  // The phone number of the second request is kept, though the third had none.
  expect(await app.rows('select name, email, phone from booking_wait')).toEqual([
    { name: 'Ada Baker', email: 'ada@line.test', phone: '555' },
  ])
  for (const date of ['2026-11-22', '2026-11-20', '2027-01-04'])
    expect((await join(app, 'ada', { date })).status).toBe(400)
  expect((await join(app, 'ada', { serviceId: 'palm-reading' })).status).toBe(400)
  await (await app.admin()).ask(closeDays, { params: { date: TUESDAY }, body: {} })
  expect((await join(app, 'ada', { date: TUESDAY })).status, 'closed').toBe(400)
})

test('a day’s waiting list takes ten people, at most three from one IP address', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  const ids = await fillMonday(app)
  const from = (machine: number) => ({ 'X-Forwarded-For': `203.0.113.${machine}` })
  const joinFrom = async (name: string, machine: number) => (await join(app, name, {}, from(machine))).status
  const flood: number[] = []
  for (let index = 0; index < 4; index++) flood.push(await joinFrom(`flood-${index}`, 1))
  expect(flood).toEqual([200, 200, 200, 429])
  expect(
    (await join(app, 'ada', { date: TUESDAY }, from(1))).status,
    'another day has a list of its own',
  ).toBe(409)
  for (let machine = 2; machine < 9; machine++) expect(await joinFrom(`guest-${machine}`, machine)).toBe(200)
  expect(await join(app, 'late', {}, from(9))).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/^The waiting list for this day is full, too\. .*call \(\d{3}\)/) },
  })
  expect(await joinFrom('guest-2', 2), 'already on the list').toBe(200)
  await cancel(app, ids[1])
  expect(await joinFrom('late', 9), 'as soon as the first has an offer').toBe(200)
})

test('the token of an offer cannot manage a booking or book another taken time', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  await cancel(app, ids[1])
  const offer = (await offerLink(app, 'first@line.test')).get('offer') ?? ''
  expect((await app.visitor.call(readManagedBooking, { query: { token: offer } })).status).toBe(404)
  expect((await take(app, { offer, time: '9:00 AM' })).status).toBe(409)
  expect((await take(app, { offer, date: TUESDAY })).status).toBe(201)
  // The offer itself stays open until it ends.
  expect((await take(app)).status).toBe(409)
})

test('an offer’s time is no longer shown as held after half an hour, even before a job has released it', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  await cancel(app, ids[1])
  const token = (await offerLink(app, 'first@line.test')).get('offer') ?? ''
  const keptUntil = async () =>
    (await app.visitor.ask(readAvailability, { query: { from: MONDAY, to: MONDAY, token } })).keptUntil
  app.advance(30 * MINUTE - SECOND)
  expect(await keptUntil()).not.toBeNull()
  app.advance(SECOND)
  expect(await keptUntil()).toBeNull()
})

test.each([
  ['was truncated', 'f2-FZq8q'],
  ['has text appended', `f2-FZq8q${'-and-the-next-line'.repeat(20)}`],
])('an offer token that %s is ignored: free times are shown and can be booked', async (_, offer) => {
  const app = await startTestApp()
  const query = { from: MONDAY, to: MONDAY, token: offer }
  const { keptUntil, dates } = await app.visitor.ask(readAvailability, { query })
  expect(keptUntil).toBeNull()
  expect(dates[0]?.slots.filter(({ available }) => available)).toHaveLength(TIMES.length)
  expect((await take(app, { offer })).status).toBe(201)
})

test('waiting list entries and untaken offers are erased a week after their day', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  for (const name of ['first', 'second']) await join(app, name)
  await cancel(app, ids[1])
  app.advance(31 * MINUTE)
  await app.drain()
  app.advance(31 * MINUTE)
  await app.drain()
  expect(offers(app)).toEqual(['first@line.test', 'second@line.test'])
  const traces = async () => {
    await app.deps.people.eraseOverdue()
    const rows = await app.rows('select email from booking_wait union all select email from booking')
    return rows.filter(({ email }) => String(email).endsWith('@line.test')).length
  }
  expect(await traces()).toBe(4)
  app.advance(newYork('2026-11-30', '7:00 AM').getTime() - app.now().getTime())
  expect(await traces(), 'not yet a week').toBe(4)
  app.advance(24 * HOUR)
  expect(await traces()).toBe(0)
  expect(await app.rows("select id from booking where status = 'scheduled'")).toHaveLength(TIMES.length - 1)
})

test('a time freed by moving a booking is offered to the waiting list too', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  const admin = await app.admin()
  const response = await admin.send(`/api/admin/bookings/${ids[0]}/time`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ date: TUESDAY, time: '9:00 AM' }),
  })
  expect(response.status).toBe(200)
  await app.drain()
  expect(offers(app)).toEqual(['first@line.test'])
  const body = { ...bookingRequest, email: 'caller@line.test' }
  expect((await admin.call(createBookingFor, { body })).status).toBe(409)
})
