import { retryOrder } from '@beacon/contract/order-admin'
import { expect, test } from 'vitest'
import { adminOrderOf } from '../../../test/cancellations.ts'
import { payOrder, stateOf } from '../../../test/orders.ts'
import { deliverEvents } from '../../../test/payments.ts'
import { startTestApp } from '../../../test/start-app.ts'

const NO_ADDRESS = 'There is no address to send it to.'

test('a reason that arrived after the order was read is not settled unread', async () => {
  const app = await startTestApp()
  const { intentId, orderId } = await payOrder(app, undefined, { shippingAddress: undefined })
  const admin = await app.admin()
  const resume = (seen?: string) => admin.call(retryOrder, { params: { id: orderId }, query: { seen } })
  const asked = () => adminOrderOf(app, { orderId, token: '' })
  expect((await asked()).attention).toBe(NO_ADDRESS)
  app.stripe.dispute(intentId)
  await deliverEvents(app)
  expect(await resume(NO_ADDRESS)).toMatchObject({
    status: 409,
    body: { code: 'conflict', error: expect.stringContaining('Something else has happened since') },
  })
  const { state, attention } = await asked()
  expect(state).toBe('needs_attention')
  expect(attention).toMatch(/^There is no address to send it to\.\nThe buyer’s bank disputes it:/)
  expect(await resume(attention)).toMatchObject({ status: 200 })
  expect(await stateOf(app, orderId)).toBe('paid')
})
