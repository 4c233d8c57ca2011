import { listAudit } from '@beacon/contract/audit'
import { createBooking } from '@beacon/contract/booking'
import {
  createBookingFor,
  leaveWaitingList,
  listBookings,
  listWaitingList,
  moveBooking,
} from '@beacon/contract/booking-admin'
import { closeDays } from '@beacon/contract/closed-days'
import { erasePerson } from '@beacon/contract/people'
import { expect, test } from 'vitest'
import { bookingRequest, MONDAY, newYork, TUESDAY } from '../../../test/bookings.ts'
import { HOUR, MINUTE, startTestApp } from '../../../test/start-app.ts'
import { cancel, fillMonday, join, offers, TIMES, take } from '../../../test/waiting-list.ts'

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
  await app.rows('update booking_wait set unheard = 2')
  for (const name of ['second', 'first']) await join(app, name)
  expect(await app.rows('select distinct unheard from booking_wait'), 'it begins anew').toEqual([
    { unheard: 0 },
  ])
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
    { kind: 'booking', reason: 'The time is being held for a payment or an answer.' },
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
  await join(app, 'ada', { phone: '444' })
  await join(app, 'ada', { email: 'ADA@line.test', phone: '555' })
  await join(app, 'Somebody Else', { email: 'ada@line.test' })
  // Anybody can type her address: what came first stays while she waits.
  expect(await app.rows('select name, email, phone from booking_wait')).toEqual([
    { name: 'ada', email: 'ada@line.test', phone: '444' },
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
  app.advance(10 * MINUTE)
  expect(await joinFrom('guest-2', 2), 'nothing says who is on the list').toBe(409)
  await cancel(app, ids[1])
  expect(await joinFrom('late', 9), 'as soon as the first has an offer').toBe(200)
})

test('one IPv6 line comes into line three times for a day, from whichever of its addresses', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  await fillMonday(app)
  const statuses: number[] = []
  for (let index = 0; index < 4; index += 1) {
    const from = { 'X-Forwarded-For': `2001:db8:7:${index}::9` }
    statuses.push((await join(app, `flood-${index}`, {}, from)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('AB24: one mailbox comes into line ten times a day, in whichever spelling and from wherever', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  await fillMonday(app)
  const statuses: number[] = []
  for (let index = 0; index < 11; index += 1) {
    const email = `ada+${index % 3}@line.test`
    const from = { 'X-Forwarded-For': `203.0.113.${index}` }
    statuses.push((await join(app, `Ada ${index}`, { email }, from)).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
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

test('whom the owner takes off the list is offered nothing, and a time kept for them goes to the next', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  for (const name of ['first', 'second', 'third']) await join(app, name)
  await cancel(app, ids[1])
  expect(offers(app)).toEqual(['first@line.test'])
  const admin = await app.admin()
  const line = async () => (await admin.ask(listWaitingList, {})).waiting
  const takeOff = async (name: string) => {
    const id = (await line()).find((waiting) => waiting.name === name)?.id ?? ''
    return admin.call(leaveWaitingList, { params: { id } })
  }
  expect((await takeOff('third')).body).toEqual({ success: true, date: MONDAY })
  expect((await takeOff('first')).status).toBe(200)
  await app.drain()
  expect(offers(app)).toEqual(['first@line.test', 'second@line.test'])
  await cancel(app, ids[2])
  expect(offers(app)).toEqual(['first@line.test', 'second@line.test'])
  expect((await line()).map(({ name }) => name)).toEqual(['second'])
  expect((await takeOff('first')).status).toBe(404)
  const { entries } = await admin.ask(listAudit, { query: { act: 'waiting-list.leave' } })
  expect(entries.map(({ line: about }) => about)).toEqual(['Nov 23, 2026', 'Nov 23, 2026'])
})

test('whose session the owner moves to a day waits for it no longer, also at the time that is kept for them', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  const admin = await app.admin()
  const theirs = { ...bookingRequest, date: TUESDAY, email: 'First@Line.test' }
  const { id } = await app.visitor.ask(createBooking, { body: theirs })
  for (const name of ['first', 'second']) await join(app, name)
  await cancel(app, ids[1])
  expect(offers(app)).toEqual(['first@line.test'])
  const body = { date: MONDAY, time: '10:00 AM', notify: false }
  await admin.ask(moveBooking, { params: { id }, body })
  await app.drain()
  const { waiting } = await admin.ask(listWaitingList, {})
  expect(waiting.map(({ name }) => name)).toEqual(['second'])
  await cancel(app, ids[2])
  expect(offers(app)).toEqual(['first@line.test', 'second@line.test'])
})

test('whose session the owner moves within its day still waits for another time of that day', async () => {
  const app = await startTestApp()
  await fillMonday(app)
  const admin = await app.admin()
  const { bookings } = await admin.ask(listBookings)
  const { id = '', email = '' } = bookings[0] ?? {}
  await join(app, 'first', { serviceId: 'strategy-session' })
  await app.rows(`update booking_wait set email = '${email.toLowerCase()}'`)
  await cancel(app, bookings[1]?.id)
  const body = { date: MONDAY, time: bookings[1]?.time ?? '', notify: false }
  expect((await admin.call(moveBooking, { params: { id }, body })).status).toBe(200)
  expect((await admin.ask(listWaitingList, {})).waiting).toHaveLength(1)
})

test('whose session the owner moves, within its day, into the time that is kept for them, waits no longer', async () => {
  const app = await startTestApp()
  await fillMonday(app)
  const admin = await app.admin()
  const { bookings } = await admin.ask(listBookings)
  const { id = '', email = '' } = bookings[0] ?? {}
  await join(app, 'first')
  await app.rows(`update booking_wait set email = '${email.toLowerCase()}'`)
  await cancel(app, bookings[1]?.id)
  expect(await app.rows("select status from booking where status = 'offered'")).toHaveLength(1)
  const body = { date: MONDAY, time: bookings[1]?.time ?? '', notify: false }
  expect((await admin.call(moveBooking, { params: { id }, body })).status).toBe(200)
  expect((await admin.ask(listWaitingList, {})).waiting).toEqual([])
})

test('whom the owner books for a day waits for it no longer, also at the time that is kept for them', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  for (const name of ['first', 'second']) await join(app, name)
  await join(app, 'first', { serviceId: 'strategy-session' })
  await cancel(app, ids[1])
  expect(offers(app)).toEqual(['first@line.test'])
  const admin = await app.admin()
  const onPhone = { ...bookingRequest, time: '10:00 AM', email: 'First@Line.test' }
  await admin.ask(createBookingFor, { body: { ...onPhone, notify: false } })
  await app.drain()
  const { waiting } = await admin.ask(listWaitingList, {})
  expect(waiting.map(({ name }) => name)).toEqual(['second'])
  await cancel(app, ids[2])
  expect(offers(app)).toEqual(['first@line.test', 'second@line.test'])
})
