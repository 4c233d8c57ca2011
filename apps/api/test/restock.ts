import { updateAdminProduct } from '@beacon/contract/product-admin'
import { requestRestock } from '@beacon/contract/restock'
import { NOTEBOOK } from './orders.ts'
import { startTestApp, type TestApp } from './start-app.ts'

/** A built-in product in one form that is sold out. */
export const CHECKUP = 'tracking-checkup'
/** The variants of the notebook: three pieces, and none. */
export const NAVY = 2
export const MARIGOLD = 3

/** An app whose emails go out only when the test drains its outbox. */
export async function startWithHeldMail(): Promise<TestApp> {
  const app = await startTestApp()
  await app.deps.worker.stop()
  return app
}

/** Asks for an email about a product that is sold out, or about a variant of it. */
export const ask = (app: TestApp, id: string, email: string, variantId?: number) =>
  app.visitor.call(requestRestock, { params: { id }, body: { email, variantId } })

/** Counts the stock as an administrator; emails that follow are not sent yet. */
export const count = async (app: TestApp, stock: number, id = CHECKUP, variantId = 0) =>
  (await app.admin()).ask(updateAdminProduct, {
    params: { id },
    body: { stock: [{ variantId, stock }] },
  })

/** Counts the pieces of the notebook in marigold. */
export const countMarigold = (app: TestApp, stock: number) => count(app, stock, NOTEBOOK, MARIGOLD)

/** The addresses that were told of something, sorted. */
export const told = (app: TestApp) =>
  app.mail
    .messages()
    .filter(({ subject }) => subject.startsWith('You can buy it now'))
    .map(({ to }) => to[0])
    .sort()
