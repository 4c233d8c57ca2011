import { confirmPayment } from '@beacon/contract/payments'
import type { TestApp } from './start-app.ts'

/** What the page does after the card form: asks the server to check with the card provider. */
export const confirm = (app: TestApp, paymentIntentId: string) =>
  app.visitor.ask(confirmPayment, { body: { paymentIntentId } })

/** Delivers the card provider's events, and runs the jobs that follow. */
export async function deliverEvents(app: TestApp): Promise<void> {
  await app.stripe.deliver()
  await app.settle()
}

/** An installation without a card provider. */
export const withoutCards = {
  DEMO: 'false',
  STRIPE_SECRET_KEY: '',
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
}
