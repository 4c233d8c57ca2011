import { confirmPayment } from '@beacon/contract/payments'
import type { TestApp } from './start-app.ts'

/** What the page does when the card form is done: it has the server ask the card provider. */
export const confirm = (app: TestApp, paymentIntentId: string) =>
  app.visitor.ask(confirmPayment, { body: { paymentIntentId } })

/** A house that can't take cards. */
export const withoutCards = {
  DEMO: 'false',
  STRIPE_SECRET_KEY: '',
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
}
