import { refundPayment } from '@beacon/contract/payment-admin'
import { expect, test } from 'vitest'
import { withoutCards } from '../../test/payments.ts'
import { startTestApp } from '../../test/start-app.ts'

test('PAY-6: where no card provider is set up, a refund is answered with the catalogue’s sentence', async () => {
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
})
