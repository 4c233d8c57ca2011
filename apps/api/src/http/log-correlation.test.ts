import { createBooking } from '@beacon/contract/booking'
import { submitLead } from '@beacon/contract/leads'
import { expect, test } from 'vitest'
import { bookingRequest } from '../../test/bookings.ts'
import { lead } from '../../test/examples.ts'
import { startOrder } from '../../test/orders.ts'
import { startTestApp, type TestApp } from '../../test/start-app.ts'

const INFO = 30

/** What `grep ID` finds in the log: the request that created it, the states of its payment, and every job about it. */
function entriesAbout(app: TestApp, id: string): string[] {
  const lines = app.logs.filter((entry) => Number(entry.level) >= INFO && JSON.stringify(entry).includes(id))
  return lines.map(({ method, path, status, kind, state }) =>
    method ? `${method} ${path} ${status}` : `${kind ?? 'payment'} ${state}`,
  )
}

test('the log has a lead’s request and every job about it under the lead’s id', async () => {
  const app = await startTestApp({ breaks: true })
  app.notion.faults.set({ fault: 'refuse' })
  const { id } = await app.visitor.ask(submitLead, { body: lead })
  await app.drain()
  app.notion.faults.clear()
  await app.settle()
  const entries = entriesAbout(app, id)
  expect(entries[0]).toBe('POST /api/contact-form 200')
  expect(new Set(entries.slice(1))).toEqual(
    new Set(['mail.lead-notification done', 'mail.lead-receipt done', 'notes.lead ready', 'notes.lead done']),
  )
  expect(app.logs.find(({ about }) => Array.isArray(about) && about.includes(id))?.id).toMatch(/^[\w-]{36}$/)
})

test('the log has a booking’s jobs and an order’s payment under their ids', async () => {
  const app = await startTestApp()
  const { id: bookingId } = await app.visitor.ask(createBooking, { body: bookingRequest })
  const { orderId } = await startOrder(app)
  await app.drain()
  expect(entriesAbout(app, bookingId)).toEqual(
    expect.arrayContaining([
      'POST /api/booking 201',
      'mail.booking-booked done',
      'mail.booking-booked-notice done',
    ]),
  )
  expect(entriesAbout(app, orderId)).toEqual([
    'payment requires_payment',
    'POST /api/stripe/create-payment-intent 201',
  ])
})
