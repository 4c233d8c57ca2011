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

/** The card provider takes the money for the only payment a second time, and says so; returns the intent. */
export async function chargeTwice(app: TestApp): Promise<string> {
  const [payment] = await app.rows<{ id: string; amount: number }>('select id, amount from payment')
  const made = await fetch(`${app.stripe.url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.stripe.secretKey}` },
    body: new URLSearchParams({
      amount: String(payment?.amount),
      currency: 'usd',
      'automatic_payment_methods[enabled]': 'true',
      'metadata[payment_id]': payment?.id ?? '',
    }),
  })
  const { id } = (await made.json()) as { id: string }
  app.stripe.pay(id)
  await deliverEvents(app)
  return id
}
