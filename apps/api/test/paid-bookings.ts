import { createBooking } from '@beacon/contract/booking'
import { createPaymentIntent } from '@beacon/contract/payments'
import { expect } from 'vitest'
import { bookingRequest, MONDAY } from './bookings.ts'
import { confirm } from './payments.ts'
import type { TestApp } from './start-app.ts'

export const payment = {
  type: 'booking',
  serviceId: 'seo-audit',
  bookingDate: MONDAY,
  bookingTime: '9:00 AM',
  customerEmail: bookingRequest.email,
  customerName: bookingRequest.name,
  amount: 19_900,
  currency: 'usd',
}

export const begin = (app: TestApp, changes: object = {}) =>
  app.visitor.call(createPaymentIntent, { body: { ...payment, ...changes } })

/** Starts a payment; returns the payment intent and the booking. */
export async function hold(
  app: TestApp,
  changes: object = {},
): Promise<{ intentId: string; bookingId: string }> {
  const { paymentIntent, bookingId = '' } = await app.visitor.ask(createPaymentIntent, {
    body: { ...payment, ...changes },
  })
  return { intentId: paymentIntent.id, bookingId }
}

export async function payFor(app: TestApp, changes: object = {}) {
  const held = await hold(app, changes)
  app.stripe.pay(held.intentId)
  expect(await confirm(app, held.intentId)).toEqual({ success: true, status: 'succeeded' })
  await app.drain()
  return { ...held, token: app.deps.booking.links.newToken(held.bookingId) }
}

export const statusOf = async (app: TestApp, id: string) =>
  (await app.rows<{ status: string }>(`select status from booking where id = '${id}'`))[0]?.status

export const subjects = (app: TestApp, to: string) =>
  app.mail
    .messages()
    .filter((mail) => mail.to[0] === to)
    .map(({ subject }) => subject.split(':')[0])
    .sort()

/** The text of the mail to an address whose subject begins like this. */
export async function mailTo(app: TestApp, who: string, begins: string): Promise<string> {
  const mail = await app.mail.waitFor(({ to, subject }) => to[0] === who && subject.startsWith(begins))
  return mail.text.replaceAll(/\s+/g, ' ')
}

export const bookFree = (app: TestApp) =>
  app.visitor.call(createBooking, { body: { ...bookingRequest, email: 'ben@bakery.example' } })
