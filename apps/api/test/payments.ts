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

/** A second payment of the only order, by check. */
export async function payTwice(app: TestApp): Promise<{ paymentId: string }> {
  const [payment = {}] = await app.rows('select * from payment')
  const other = { ...payment, id: 'by-check', method: 'manual', intent_id: null }
  const inSql = (value: unknown) => (typeof value === 'string' ? `'${value}'` : (value ?? 'null'))
  await app.rows(
    `insert into payment (${Object.keys(other).join(', ')}) values (${Object.values(other).map(inSql).join(', ')})`,
  )
  return { paymentId: other.id }
}
