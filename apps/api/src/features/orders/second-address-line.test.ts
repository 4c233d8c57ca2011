import { ordersCsvPath, readAdminOrder } from '@beacon/contract/order-admin'
import { createPaymentIntent } from '@beacon/contract/payments'
import { erasePerson, findPerson } from '@beacon/contract/people'
import { expect, test } from 'vitest'
import { address, checkout, NOTEBOOK, orderOf, payOrder, payPrintOrder, ship } from '../../../test/orders.ts'
import { startTestApp, type TestApp } from '../../../test/start-app.ts'

const APARTMENT = 'Apt 4B'

/** A paid order of local goods to an apartment. */
async function payToApartment(app: TestApp) {
  const shippingAddress = { ...address, address2: ` ${APARTMENT} ` }
  const order = await payOrder(app, NOTEBOOK, { shippingAddress })
  await app.drain()
  return order
}

test('an apartment is on the buyer’s page, in the back office, in both emails and in the export', async () => {
  const app = await startTestApp()
  const order = await payToApartment(app)
  const written = { ...address, address2: APARTMENT }
  expect(await orderOf(app, order)).toMatchObject({ shippingAddress: written })
  const admin = await app.admin()
  const { order: seen } = await admin.ask(readAdminOrder, { params: { id: order.orderId } })
  expect(seen.shippingAddress).toEqual(written)
  const mails = app.mail.messages().filter(({ subject }) => /^(Your order|Order) BB-/.test(subject))
  expect(mails).toHaveLength(2)
  for (const { id } of mails)
    expect(app.mail.read(id)?.text).toContain('Ships to: 12 Bay Street, Apt 4B, Bay Shore, NY 11706')
  const text = await (await admin.send(ordersCsvPath)).text()
  expect(text).toContain(',Address,Address line 2,City,')
  expect(text).toContain(',12 Bay Street,Apt 4B,Bay Shore,')
})

test('an apartment reaches the print provider, and an address without one is as before', async () => {
  const app = await startTestApp()
  await payPrintOrder(app, { address2: APARTMENT })
  expect(app.printify.orders()).toMatchObject([
    { address_to: { address1: '1 Main St', address2: APARTMENT } },
  ])
  expect(await orderOf(app, await payOrder(app))).toMatchObject({
    shippingAddress: { ...address, address2: '' },
  })
})

test('an apartment is in a person’s copy, and erased with them', async () => {
  const app = await startTestApp()
  await ship(app, await payToApartment(app))
  await app.drain()
  const admin = await app.admin()
  const body = { email: 'ada@bakery.example' }
  expect(JSON.stringify(await admin.ask(findPerson, { body }))).toContain(APARTMENT)
  await admin.ask(erasePerson, { body })
  const kept = [await app.rows('select * from orders'), await app.rows('select * from outbox')]
  expect(JSON.stringify(kept)).not.toContain(APARTMENT)
})

test('a second line that is too long is an error at its field', async () => {
  const app = await startTestApp()
  const shippingAddress = { ...address, address2: 'x'.repeat(201) }
  expect(
    await app.visitor.call(createPaymentIntent, { body: checkout(NOTEBOOK, { shippingAddress }) }),
  ).toMatchObject({
    status: 400,
    body: { fields: { 'shippingAddress.address2': 'Apartment or suite can have at most 200 characters' } },
  })
})
