import { createBooking, readManagedBooking } from '@beacon/contract/booking'
import { readOrder } from '@beacon/contract/orders'
import { expect, test } from 'vitest'
import { bookingRequest } from '../../test/bookings.ts'
import { orderOf, payOrder, WORKBOOK } from '../../test/orders.ts'
import { HOUR, startTestApp, type TestApp } from '../../test/start-app.ts'

const OLD = 'the secret of last year which has 40 chars'
const NEW = 'the secret of this year which has 40 chars'

/** The tokens of the links to the booking in all mails, oldest first. */
async function manageTokens(app: TestApp): Promise<string[]> {
  const mails = await Promise.all(app.mail.messages().map(({ id }) => app.mail.read(id)))
  return mails.flatMap((mail) => /manage\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? []).reverse()
}

test('mailed links still work after the secret changes if the old one is kept after the new', async () => {
  const app = await startTestApp({ settings: { SESSION_SECRET: OLD } })
  const order = await payOrder(app, WORKBOOK)
  const file = (await orderOf(app, order)).lines[0]?.download?.url ?? ''
  await app.visitor.ask(createBooking, { body: bookingRequest })
  await app.drain()
  const [booking] = await manageTokens(app)

  await app.restart({ SESSION_SECRET: `${NEW}, ${OLD}` })
  expect((await orderOf(app, order)).id).toBe(order.orderId)
  expect((await app.visitor.send(file)).status).toBe(200)
  expect((await app.visitor.call(readManagedBooking, { query: { token: booking ?? '' } })).status).toBe(200)

  // A reminder written after the change has the same link.
  app.advance(70 * HOUR)
  await app.deps.booking.remind()
  await app.drain()
  const tokens = await manageTokens(app)
  expect(tokens.length).toBeGreaterThan(1)
  expect(new Set(tokens)).toEqual(new Set([booking]))
})

test('links made with a removed secret return 404', async () => {
  const app = await startTestApp({ settings: { SESSION_SECRET: OLD } })
  const { orderId, token } = await payOrder(app)
  await app.restart({ SESSION_SECRET: NEW })
  const refused = await app.visitor.call(readOrder, { params: { id: orderId }, query: { token } })
  expect(refused.status).toBe(404)
})

test('a new first secret ends administrator sessions', async () => {
  const app = await startTestApp({ settings: { SESSION_SECRET: OLD } })
  const { cookie } = await app.admin()
  await app.restart({ SESSION_SECRET: `${NEW},${OLD}` })
  const answer = await app.visitor.send('/api/admin/orders', { headers: { cookie: cookie ?? '' } })
  expect(answer.status).toBe(401)
})
