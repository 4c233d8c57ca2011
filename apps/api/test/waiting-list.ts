import { createBooking, joinWaitingList } from '@beacon/contract/booking'
import { cancelBooking } from '@beacon/contract/booking-admin'
import { bookingRequest, MONDAY } from './bookings.ts'
import { SECOND, type TestApp } from './start-app.ts'

export const TIMES = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM']

/** Books every time on Monday; returns the ids of the bookings in the order of their times. */
export async function fillMonday(app: TestApp): Promise<string[]> {
  const ids: string[] = []
  for (const time of TIMES) {
    const body = { ...bookingRequest, time, email: `${ids.length}@guests.test` }
    ids.push((await app.visitor.ask(createBooking, { body })).id)
  }
  return ids
}

/** Asks for a place on the waiting list of Monday, a second after whoever asked before. */
export function join(app: TestApp, name: string, changes: object = {}, headers: Record<string, string> = {}) {
  app.advance(SECOND)
  const person = { name, email: `${name}@line.test` }
  return app.visitor.call(joinWaitingList, {
    body: { serviceId: 'free-consultation', date: MONDAY, ...person, ...changes },
    headers,
  })
}

/** Cancels a booking as an administrator, and lets the emails go out. */
export async function cancel(app: TestApp, id: string | undefined): Promise<void> {
  await (await app.admin()).ask(cancelBooking, { params: { id: id ?? '' } })
  await app.drain()
}

/** The addresses that have been emailed an offer, in order. */
export const offers = (app: TestApp) =>
  app.mail
    .messages()
    .filter(({ subject }) => subject.startsWith('A time opened up'))
    .map(({ to }) => to[0])
    .reverse()

/** The parameters of the link in the email that offers a time. */
export async function offerLink(app: TestApp, address: string): Promise<URLSearchParams> {
  const mail = await app.mail.waitFor(
    ({ to, subject }) => to[0] === address && subject.startsWith('A time opened up'),
  )
  return new URL(/http:\/\/beacon\.test\/booking\?\S+/.exec(mail.text)?.[0] ?? '').searchParams
}

/** Books the time that the tests free, or another. */
export const take = (app: TestApp, changes: object = {}) =>
  app.visitor.call(createBooking, {
    body: { ...bookingRequest, time: '10:00 AM', email: 'someone@else.test', ...changes },
  })
