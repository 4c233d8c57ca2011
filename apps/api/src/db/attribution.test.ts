import { createBooking } from '@beacon/contract/booking'
import { bookingsCsvPath, cancelBookingWith, listBookings } from '@beacon/contract/booking-admin'
import { listLeads, submitLead } from '@beacon/contract/leads'
import { ordersCsvPath, readAdminOrder } from '@beacon/contract/order-admin'
import { createPrintOrder } from '@beacon/contract/orders'
import { createPaymentIntent } from '@beacon/contract/payments'
import { erasePerson } from '@beacon/contract/people'
import { describe, expect, test } from 'vitest'
import { bookingRequest } from '../../test/bookings.ts'
import { lead } from '../../test/examples.ts'
import { checkout, NOTEBOOK, payOrder, printCheckout, ship } from '../../test/orders.ts'
import { payFor, payment } from '../../test/paid-bookings.ts'
import { EMAIL, findRecords } from '../../test/people.ts'
import { startTestApp, type TestApp } from '../../test/start-app.ts'

const attribution = {
  landingPage: '/services/seo',
  referrer: 'https://www.google.com/',
  campaign: 'utm_source=letter&gclid=abc',
}
const unknown = { landingPage: '', referrer: '', campaign: '' }

const ways = [
  ['a free booking', createBooking, async () => bookingRequest, bookingsCsvPath],
  ['a paid booking', createPaymentIntent, async () => payment, `${bookingsCsvPath}?status=held`],
  ['an order of our own goods', createPaymentIntent, async () => checkout(), ordersCsvPath],
  ['an order of printed goods', createPrintOrder, printCheckout, ordersCsvPath],
] as const

/** How the only visitor came, as an administrator reads it. */
async function readIn(app: TestApp, file: string): Promise<unknown> {
  const admin = await app.admin()
  if (file !== ordersCsvPath) {
    const [row] = await app.rows<{ id: string; status: 'held' | 'scheduled' }>(
      'select id, status from booking',
    )
    return (await admin.ask(listBookings, { query: { status: row?.status } })).bookings[0]
  }
  const [row] = await app.rows<{ id: string }>('select id from orders')
  return (await admin.ask(readAdminOrder, { params: { id: row?.id ?? '' } })).order
}

describe.each(ways)('%s', (_, endpoint, example, file) => {
  test('tells an administrator which campaign, site and first page brought the visitor', async () => {
    const app = await startTestApp()
    await app.visitor.ask(endpoint, { body: { ...(await example(app)), attribution } })
    expect(await readIn(app, file)).toMatchObject(attribution)
    const text = await (await (await app.admin()).send(file)).text()
    const [heading, row] = text.split('\r\n')
    expect(heading).toMatch(/,Landing page,Referrer,Campaign$/)
    expect(row).toMatch(/,\/services\/seo,https:\/\/www\.google\.com\/,utm_source=letter&gclid=abc$/)
  })

  test('is not refused for a campaign that is wrong or too long', async () => {
    for (const [sent, kept] of [
      [
        { ...attribution, campaign: 'x'.repeat(501) },
        { ...attribution, campaign: '' },
      ],
      [
        { ...attribution, referrer: 'two\nlines', landingPage: 7 },
        { ...unknown, campaign: attribution.campaign },
      ],
      ['a letter', unknown],
      [null, unknown],
      [undefined, unknown],
    ]) {
      const app = await startTestApp()
      await app.visitor.ask(endpoint, { body: { ...(await example(app)), attribution: sent } })
      expect(await readIn(app, file), JSON.stringify(sent)).toMatchObject(kept as object)
    }
  })

  test('is the same one when it is sent again from a page with another campaign', async () => {
    for (const key of ['key-1', undefined]) {
      const app = await startTestApp()
      const body = await example(app)
      const send = (more: object) =>
        app.visitor.ask(endpoint, { body: { ...body, ...more }, ...(key && { idempotencyKey: key }) })
      const first = await send({ attribution })
      for (const more of [{ attribution: unknown }, {}]) expect(await send(more)).toMatchObject(idsIn(first))
      expect(await readIn(app, file)).toMatchObject(attribution)
    }
  })
})

const idsIn = (answer: object) =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => ['id', 'orderId', 'bookingId'].includes(name)))

test('a lead is not refused for a campaign that is too long either', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: { ...lead, ...attribution, campaign: 'x'.repeat(501) } })
  const { leads } = await (await app.admin()).ask(listLeads, { query: {} })
  expect(leads).toMatchObject([{ ...attribution, campaign: '' }])
})

test('how somebody came to book and to buy is in their copy, and is erased with them', async () => {
  const app = await startTestApp()
  const { bookingId } = await payFor(app, { attribution })
  await ship(app, await payOrder(app, NOTEBOOK, { attribution }))
  const records = (await findRecords(app)).filter(({ kind }) => kind === 'booking' || kind === 'order')
  const { landingPage, ...others } = attribution
  const fields = { 'landing page': landingPage, ...others }
  expect(records).toMatchObject([{ fields }, { fields }])

  const admin = await app.admin()
  await admin.ask(cancelBookingWith, { params: { id: bookingId }, body: { reason: '', refund: true } })
  await app.drain()
  expect((await admin.ask(erasePerson, { body: { email: EMAIL } })).waiting).toEqual([])
  const rows = [await app.rows('select * from booking'), await app.rows('select * from orders')]
  expect(rows.flat()).toMatchObject([
    { name: 'Erased', landing_page: '', referrer: '', campaign: '' },
    { name: 'Erased', landing_page: '', referrer: '', campaign: '' },
  ])
})
