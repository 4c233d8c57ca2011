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

/** Books a whole Monday; answers the bookings' ids in the order of their times. */
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

/** Who has been written to that a time is free, in order. */
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

test('whoever takes an offer has had its email, also where nobody could tell whether it arrived', async () => {
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

test('a freed time is kept for the first in line, who takes it by the link of the mail', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  expect((await join(app, 'first')).status).toBe(200)
  expect((await join(app, 'second')).status).toBe(200)
  await cancel(app, ids[1])
  expect(offers(app)).toEqual(['first@line.test'])

  // Whom it is offered has accepted nothing yet.
  const asked = await app.rows("select terms_dated from booking where status = 'offered'")
  expect(asked).toEqual([{ terms_dated: null }])

  // Nobody else gets it meanwhile, not even the second in line.
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

test('an offer that nobody takes up within half an hour goes to the next in line, then to everybody', async () => {
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
  expect(read.status, 'also before anybody has ended it').toBe(404)
  await app.drain()
  expect(offers(app)).toEqual(['first@line.test', 'second@line.test'])
  const late = await take(app, { email: 'first@line.test', offer })
  expect(late).toMatchObject({ status: 409, body: { code: 'slot_taken' } })

  app.advance(30 * MINUTE)
  await app.drain()
  expect(offers(app)).toHaveLength(2)
  expect((await take(app)).status).toBe(201)
})

test('an offer that could not be mailed before it ended is not mailed any more', async () => {
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

test('whoever comes into line again while an offer stands gets no second one', async () => {
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

test('whoever let an offer pass may come into line again, and stands at its end', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  await cancel(app, ids[1])
  app.advance(30 * MINUTE)
  // The administrator's session has ended, too.
  await app.restart()
  await app.drain()
  expect((await take(app)).status).toBe(201)
  for (const name of ['second', 'first']) await join(app, name)
  await cancel(app, ids[2])
  await cancel(app, ids[3])
  expect(offers(app)).toEqual(['first@line.test', 'second@line.test', 'first@line.test'])
})

test('whoever needs more time than came free keeps the place, and the next is asked', async () => {
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

test('the administrator sees who waits, what is kept for them and what they let pass', async () => {
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

test('who is being offered a time and wants to be forgotten is so when the offer has ended', async () => {
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

test('somebody who waits for a service that is gone keeps no booking from being cancelled', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  for (const name of ['gone', 'next']) await join(app, name)
  await app.rows("update booking_wait set service_id = 'palm-reading' where name = 'gone' returning id")
  await cancel(app, ids[1])
  expect(offers(app)).toEqual(['next@line.test'])
  const { waiting } = await (await app.admin()).ask(listWaitingList, {})
  expect(waiting[0]).toMatchObject({ name: 'gone', serviceName: 'palm-reading', offer: null })
})

test('only a full day has a line, and everybody stands in it once', async () => {
  const app = await startTestApp()
  expect(await join(app, 'early')).toMatchObject({
    status: 409,
    body: { error: 'There are still free times on this day.' },
  })
  await fillMonday(app)
  await join(app, 'ada')
  await join(app, 'ada', { email: 'ADA@line.test', phone: '555' })
  await join(app, 'Ada Baker', { email: 'ada@line.test' })
  // The number of the second time, which a third without one does not take away.
  expect(await app.rows('select name, email, phone from booking_wait')).toEqual([
    { name: 'Ada Baker', email: 'ada@line.test', phone: '555' },
  ])
  for (const date of ['2026-11-22', '2026-11-20', '2027-01-04'])
    expect((await join(app, 'ada', { date })).status).toBe(400)
  expect((await join(app, 'ada', { serviceId: 'palm-reading' })).status).toBe(400)
  await (await app.admin()).ask(closeDays, { params: { date: TUESDAY }, body: {} })
  expect((await join(app, 'ada', { date: TUESDAY })).status, 'closed').toBe(400)
})

test('addresses that are made up keep no day busy: the line has an end, and one machine a small part of it', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  const ids = await fillMonday(app)
  const from = (machine: number) => ({ 'X-Forwarded-For': `203.0.113.${machine}` })
  const come = async (name: string, machine: number) => (await join(app, name, {}, from(machine))).status
  const flood: number[] = []
  for (let index = 0; index < 4; index++) flood.push(await come(`flood-${index}`, 1))
  expect(flood).toEqual([200, 200, 200, 429])
  expect((await join(app, 'ada', { date: TUESDAY }, from(1))).status, 'another day is another line').toBe(409)
  for (let machine = 2; machine < 9; machine++) expect(await come(`guest-${machine}`, machine)).toBe(200)
  expect(await join(app, 'late', {}, from(9))).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/^The waiting list for this day is full, too\. .*call \(\d{3}\)/) },
  })
  expect(await come('guest-2', 2), 'who stands in it already').toBe(200)
  await cancel(app, ids[1])
  expect(await come('late', 9), 'as soon as the first has been asked').toBe(200)
})

test('an offer is no booking: its link manages nothing, and its time cannot be used for another', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  await cancel(app, ids[1])
  const offer = (await offerLink(app, 'first@line.test')).get('offer') ?? ''
  expect((await app.visitor.call(readManagedBooking, { query: { token: offer } })).status).toBe(404)
  expect((await take(app, { offer, time: '9:00 AM' })).status).toBe(409)
  expect((await take(app, { offer, date: TUESDAY })).status).toBe(201)
  // The offer itself stands until it ends.
  expect((await take(app)).status).toBe(409)
})

test('a time is not said to be kept once its half hour is over, also before anybody has let it go', async () => {
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
  ['was cut off in the mail', 'f2-FZq8q'],
  ['has what followed it at its end', `f2-FZq8q${'-and-the-next-line'.repeat(20)}`],
])('a link that %s keeps no time, and whoever has it sees and books what is free', async (_, offer) => {
  const app = await startTestApp()
  const query = { from: MONDAY, to: MONDAY, token: offer }
  const { keptUntil, dates } = await app.visitor.ask(readAvailability, { query })
  expect(keptUntil).toBeNull()
  expect(dates[0]?.slots.filter(({ available }) => available)).toHaveLength(TIMES.length)
  expect((await take(app, { offer })).status).toBe(201)
})

test('the waiting list forgets its people a week after their day, with the offers that nobody took', async () => {
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

test('a time that is freed by moving away is offered too', async () => {
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
