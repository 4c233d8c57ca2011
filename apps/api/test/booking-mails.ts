import { createBooking } from '@beacon/contract/booking'
import type { Mail } from '@beacon/stand-ins/mail-server'
import { bookingRequest } from './bookings.ts'
import type { TestApp } from './start-app.ts'

export const VISITOR = bookingRequest.email
export const AGENCY = 'inbox@beacon.test'

/** The emails to an address in full, the oldest first. */
export function mailsTo(app: TestApp, address: string): Mail[] {
  const summaries = app.mail.messages().filter(({ to }) => to[0] === address)
  return summaries.reverse().flatMap(({ id }) => app.mail.read(id) ?? [])
}

export const subjectsTo = (app: TestApp, address: string) =>
  mailsTo(app, address).map(({ subject }) => subject)

/** Books as a visitor, and lets the emails go out. */
export async function book(app: TestApp, changes: object = {}): Promise<{ id: string; token: string }> {
  const { id } = await app.visitor.ask(createBooking, { body: { ...bookingRequest, ...changes } })
  await app.drain()
  return { id, token: app.deps.booking.links.newToken(id) }
}
