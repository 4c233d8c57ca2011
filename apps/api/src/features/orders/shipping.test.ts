import { readAdminOrder } from '@beacon/contract/order-admin'
import { createPaymentIntent } from '@beacon/contract/payments'
import { listProducts } from '@beacon/contract/products'
import { expect, test } from 'vitest'
import { checkout, mailsOf } from '../../../test/orders.ts'
import { startTestApp } from '../../../test/start-app.ts'

const text = (content: string) => [{ text: { content } }]
const rowOf = (name: string, category: string) => ({
  properties: {
    Name: { title: text(name) },
    Category: { select: { name: category } },
    Price: { number: 29 },
    Status: { select: { name: 'Active' } },
  },
})

/** A service and a course for $29 each, from the notes database. */
async function startShop() {
  const app = await startTestApp({
    products: (notion) => {
      notion.addPage(notion.dataSources.products, rowOf('Phone Hour', 'Services'))
      notion.addPage(notion.dataSources.products, rowOf('Course in a Box', 'Courses'))
    },
  })
  const products = await app.visitor.ask(listProducts)
  const idOf = (name: string) => products.find((product) => product.name === name)?.id ?? ''
  return { app, service: idOf('Phone Hour'), course: idOf('Course in a Box') }
}

test('an order of services has no shipping, and needs no address', async () => {
  const { app, service } = await startShop()
  const { shippingAddress: _, ...body } = checkout(service, { amount: 3157 })
  const { paymentIntent, orderId = '' } = await app.visitor.ask(createPaymentIntent, { body })
  expect(paymentIntent.amount).toBe(3157)
  app.stripe.pay(paymentIntent.id)
  await app.stripe.deliver()
  await app.settle()
  const { order } = await (await app.admin()).ask(readAdminOrder, { params: { id: orderId } })
  expect(order).toMatchObject({ subtotal: 2900, shipping: 0, tax: 257, total: 3157, state: 'paid' })
  expect(order.lines).toMatchObject([{ delivery: 'service' }])
  expect(mailsOf(app).join('\n')).not.toContain('needs attention')
})

test('a course that is no file is agreed with its buyer, as a service is: no shipping, and no address', async () => {
  const { app, service, course } = await startShop()
  const { shippingAddress: _, ...body } = checkout(course, { amount: 3157 })
  const { paymentIntent, orderId = '' } = await app.visitor.ask(createPaymentIntent, { body })
  app.stripe.pay(paymentIntent.id)
  await app.stripe.deliver()
  await app.settle()
  const { order } = await (await app.admin()).ask(readAdminOrder, { params: { id: orderId } })
  expect(order).toMatchObject({ shipping: 0, state: 'paid', lines: [{ delivery: 'service' }] })
  const items = [service, course].map((productId) => ({ productId, quantity: 1 }))
  const both = await app.visitor.ask(createPaymentIntent, { body: checkout(course, { items }) })
  expect(both.paymentIntent.amount).toBe(5800 + 515)
})
