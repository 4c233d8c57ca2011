import { refundPayment } from '@beacon/contract/payment-admin'
import { createPaymentIntent } from '@beacon/contract/payments'
import { expect, test } from 'vitest'
import { checkout } from '../../test/orders.ts'
import { withoutCards } from '../../test/payments.ts'
import { startTestApp } from '../../test/start-app.ts'

test('PAY-6: without a card provider a refund returns 503 with its own error message', async () => {
  const app = await startTestApp({
    settings: withoutCards,
    breaks: true,
  })
  const answer = await (await app.admin()).call(refundPayment, {
    body: { paymentIntentId: 'pi_1', reason: '' },
    idempotencyKey: crypto.randomUUID(),
  })
  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'unavailable', error: 'Failed to process refund' },
  })
  expect(answer.headers.get('retry-after')).toBe('30')
})

test('PAY-6: without a card provider a payment returns 503 with Retry-After', async () => {
  const app = await startTestApp({ settings: withoutCards, breaks: true })
  const answer = await app.visitor.call(createPaymentIntent, { body: checkout() })
  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'unavailable', error: 'Failed to create payment intent' },
  })
  expect(answer.headers.get('retry-after')).toBe('30')
})
