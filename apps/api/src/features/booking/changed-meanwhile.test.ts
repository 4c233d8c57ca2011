import { changeManagedBooking, createBooking, readManagedBooking } from '@beacon/contract/booking'
import { cancelBooking, cancelBookingWith, listBookings, moveBooking } from '@beacon/contract/booking-admin'
import { expect, test } from 'vitest'
import { bookingRequest, MONDAY, TUESDAY } from '../../../test/bookings.ts'
import { startTestApp } from '../../../test/start-app.ts'

const TEN = { date: TUESDAY, time: '10:00 AM' }
const ELEVEN = { date: TUESDAY, time: '11:00 AM' }
const MOVED = {
  status: 409,
  body: {
    code: 'conflict',
    error: expect.stringMatching(
      /^This booking has been moved to Tuesday, November.24, 10:00 AM, in the meantime/,
    ),
  },
}

/** A booking for Monday at nine, as both sides see it, and what each of them does with it. */
async function bookedForMonday() {
  const app = await startTestApp()
  const booked = await app.visitor.ask(createBooking, { body: bookingRequest, idempotencyKey: 'k' })
  const { id, bookingToken: token = '' } = booked
  const admin = await app.admin()
  const change = (body: object) =>
    app.visitor.call(changeManagedBooking, { query: { token }, body: body as { action: 'cancel' } })
  const state = async () => {
    const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
    const { date, time, status, sequence } = booking
    return { date, time, status, sequence }
  }
  return {
    app,
    admin,
    state,
    params: { id },
    visitorMoves: (to: object) => change({ action: 'reschedule', ...to }),
    visitorCancels: (more = {}) => change({ action: 'cancel', ...more }),
  }
}

test('a visitor who has not seen that the agency moved the booking neither moves it back nor cancels it', async () => {
  const { admin, params, state, visitorMoves, visitorCancels } = await bookedForMonday()
  const { sequence: seen } = await state()
  await admin.ask(moveBooking, { params, body: { ...TEN, seen } })
  expect(await visitorMoves({ ...ELEVEN, seen })).toMatchObject(MOVED)
  expect(await visitorCancels({ seen })).toMatchObject(MOVED)
  const now = await state()
  expect(now).toMatchObject({ ...TEN, status: 'scheduled' })
  expect((await visitorMoves({ ...ELEVEN, seen: now.sequence })).status).toBe(200)
})

test('an administrator who has not seen that the visitor moved the booking neither moves it nor cancels it', async () => {
  const { admin, params, state, visitorMoves } = await bookedForMonday()
  const { bookings } = await admin.ask(listBookings)
  const seen = bookings[0]?.sequence
  await visitorMoves(TEN)
  expect(await admin.call(moveBooking, { params, body: { ...ELEVEN, seen } })).toMatchObject(MOVED)
  expect(await admin.call(cancelBookingWith, { params, body: { seen } })).toMatchObject(MOVED)
  expect(await admin.call(cancelBooking, { params, query: { seen } })).toMatchObject(MOVED)
  const now = await state()
  expect(now).toMatchObject({ ...TEN, status: 'scheduled' })
  expect((await admin.call(cancelBooking, { params, query: { seen: now.sequence } })).status).toBe(200)
})

test('of a move and a cancellation at the same time, whoever is second is told what happened', async () => {
  const { admin, params, state, visitorMoves } = await bookedForMonday()
  const seen = 0
  const [move, cancel] = await Promise.all([
    visitorMoves({ ...TEN, seen }),
    admin.call(cancelBookingWith, { params, body: { seen } }),
  ])
  expect([move.status, cancel.status].sort()).toEqual([200, 409])
  expect((await state()).status).toBe(move.status === 200 ? 'scheduled' : 'cancelled')
  const cancelled = { body: { error: 'This booking has already been canceled.' } }
  if (move.status === 200) expect(cancel).toMatchObject(MOVED)
  else expect(move).toMatchObject(cancelled)
})

test('a move and a cancellation whose responses were lost can be repeated as they were sent', async () => {
  const { visitorMoves, visitorCancels, state } = await bookedForMonday()
  for (const _ of ['sent', 'repeated']) expect((await visitorMoves({ ...TEN, seen: 0 })).status).toBe(200)
  expect(await state()).toEqual({ ...TEN, status: 'scheduled', sequence: 1 })
  for (const _ of ['sent', 'repeated']) expect((await visitorCancels({ seen: 1 })).status).toBe(200)
})

test('an older page, which does not say what it has seen, still moves and cancels', async () => {
  const { admin, params, visitorMoves, state } = await bookedForMonday()
  await admin.ask(moveBooking, { params, body: TEN })
  expect((await visitorMoves({ date: MONDAY, time: '2:00 PM' })).status).toBe(200)
  await admin.ask(cancelBooking, { params })
  expect(await admin.call(moveBooking, { params, body: TEN })).toMatchObject({
    status: 409,
    body: { error: 'This booking has already been canceled.' },
  })
  expect((await state()).status).toBe('cancelled')
})
