import { requestRestock } from '@beacon/contract/restock'
import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Bind } from '../../http/endpoint.ts'
import type { Restock } from './service.ts'

/** The visitor's call. It is the same for an address that waits already. */
export function bindRestock(bind: Bind, { db, restock }: { db: Db; restock: Restock }): void {
  bind(requestRestock)(async ({ params, body, request }) => {
    const asked = { productId: params.id, ...body, address: request.address }
    return { success: true, message: await inTransaction(db, (tx) => restock.request(tx, asked)) }
  })
}
