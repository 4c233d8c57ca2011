import { readAdminOrder } from '@beacon/contract/order-admin'
import { type Bought, NOTEBOOK } from './orders.ts'
import type { TestApp } from './start-app.ts'

export const adminOrderOf = async (app: TestApp, { orderId }: Bought) =>
  (await (await app.admin()).ask(readAdminOrder, { params: { id: orderId } })).order

export async function notebookStock(app: TestApp): Promise<number> {
  const rows = await app.rows<{ stock: number }>(
    `select sum(stock) as stock from catalogue_stock where product_id = '${NOTEBOOK}'`,
  )
  return Number(rows[0]?.stock)
}

/** The answer to what an order's state forbids. */
export const refusal = (error?: string) => ({
  status: 409,
  body: { code: 'conflict', ...(error ? { error } : {}) },
})
