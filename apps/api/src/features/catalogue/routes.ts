import {
  decideHeldSync,
  listAdminProducts,
  readAdminProduct,
  syncProducts,
  updateAdminProduct,
} from '@beacon/contract/product-admin'
import { listProducts, readProduct } from '@beacon/contract/products'
import type { Router } from 'express'
import type { Db, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import type { PictureFiles } from '../../pictures/picture-files.ts'
import { findForAdmin, listForAdmin } from './admin-list.ts'
import type { Catalogue } from './service.ts'
import { sharePicture } from './share-picture.ts'
import { type Count, setStock, setWithdrawn } from './store.ts'

const PAGE_SIZE = 50

interface CatalogueRoutes {
  db: Db
  catalogue: Catalogue
  pictureFiles: PictureFiles
  /** How many people wait for each product; products that nobody waits for are missing. */
  countWaiting: (db: Db) => Promise<Map<string, number>>
}

/**
 * The store's calls that are not served from memory (an address with a query, an unknown id), and the back office's.
 */
export function bindCatalogue(
  app: Router,
  bind: Bind,
  { db, catalogue, pictureFiles, countWaiting }: CatalogueRoutes,
): void {
  const { served, sources } = catalogue
  app.get('/og/store-product-:id.jpg', sharePicture(served, pictureFiles))

  bind(listProducts)(async ({ headers }) => {
    Object.assign(headers, { 'Cache-Control': 'no-cache', ETag: `"${served.version()}"` })
    return [...served.summaries()]
  })

  bind(readProduct)(async ({ params }) => {
    const product = served.find(params.id)
    if (!product) throw new AppError('not_found', 'Product not found')
    return product
  })

  bind(listAdminProducts)(async ({ query }) => ({
    ...(await listForAdmin(db, { sources, waiting: await countWaiting(db) }, { ...query, limit: PAGE_SIZE })),
    sources: await catalogue.states(),
  }))

  bind(readAdminProduct)(async ({ params }) => answer(params.id))

  bind(updateAdminProduct)(async ({ params, body }) => {
    await inTransaction(db, async (tx) => {
      if (!(await setWithdrawn(tx, params.id, body.isWithdrawn)))
        throw new AppError('not_found', 'Product not found')
      await countAnew(tx, params.id, body.stock)
    })
    await catalogue.publish()
    return answer(params.id)
  })

  bind(syncProducts)(async () => ({ sources: await catalogue.sync() }))

  bind(decideHeldSync)(async ({ params, body }) => ({
    sources: await catalogue.decide(params.source, body),
  }))

  async function answer(id: string) {
    const product = await findForAdmin(db, { sources, waiting: await countWaiting(db) }, id)
    if (!product) throw new AppError('not_found', 'Product not found')
    return { product }
  }
}

/** @throws AppError conflict, with what is there now at each count that has changed in the meantime */
async function countAnew(tx: Tx, productId: string, counts: readonly Count[]): Promise<void> {
  const fields: Record<string, string> = {}
  for (const [index, count] of counts.entries()) {
    const now = await setStock(tx, productId, count)
    if (now === undefined)
      throw new AppError('conflict', 'This variant is printed or sent to order: its pieces are not counted.')
    if (now !== count.stock) fields[`stock.${index}.stock`] = `By now it is ${now}.`
  }
  if (Object.keys(fields).length > 0)
    throw new AppError('conflict', 'The count has since changed: nothing was saved.', { fields })
}
