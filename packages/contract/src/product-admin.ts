import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, search } from './fields.ts'
import { pieces, price, productCategories, productSources, productStatuses } from './products.ts'

/**
 * The result of the last copy from a source. `held`: it has lost more than 30% of its products, so the previous copy is
 * served until an administrator accepts the new one.
 */
const syncStates = ['never', 'ok', 'failed', 'held'] as const
export type SyncState = (typeof syncStates)[number]

const catalogueSourceSchema = z.object({
  source: z.enum(productSources),
  state: z.enum(syncStates),
  /** When the copy that is served was made, and when the source was last asked. */
  syncedAt: z.iso.datetime().nullable(),
  triedAt: z.iso.datetime().nullable(),
  error: z.string().nullable(),
  /** Problems that did not stop the last copy, such as missing pictures. */
  warnings: z.array(z.string()),
  products: z.number().int(),
  /** Products in the copy that waits for a decision. */
  heldProducts: z.number().int().nullable(),
})
export type CatalogueSource = z.output<typeof catalogueSourceSchema>

const adminProductSchema = z.object({
  id,
  name: z.string(),
  source: z.enum(productSources),
  category: z.enum(productCategories),
  image: z.string(),
  price,
  /** The source's status; `isWithdrawn` is the administrator's decision on top of it. */
  status: z.enum(productStatuses),
  isWithdrawn: z.boolean(),
  inventory: pieces,
  /** One entry per variant (or one for the product). `stock` is null when it is printed or made to order. */
  stock: z.array(
    z.object({
      variantId: z.number().int(),
      title: z.string(),
      price,
      stock: pieces.nullable(),
      available: pieces,
      isOffered: z.boolean(),
    }),
  ),
  /** How many people have asked for an email when it can be bought. */
  waiting: z.number().int(),
  updatedAt: z.iso.datetime(),
})
export type AdminProduct = z.output<typeof adminProductSchema>

export const productStockFilters = ['low', 'out'] as const

export const listAdminProducts = endpoint({
  method: 'GET',
  path: '/api/admin/products',
  summary: 'The catalog by name with stock, and how the copies from its sources went',
  access: 'administrator',
  query: z.object({
    search,
    source: z.enum(productSources).optional(),
    stock: z.enum(productStockFilters).optional(),
    /** The id of the last product of the page before. */
    after: id.optional(),
  }),
  response: z.object({
    products: z.array(adminProductSchema),
    total: z.number().int(),
    next: z.string().nullable(),
    sources: z.array(catalogueSourceSchema),
  }),
})

export const readAdminProduct = endpoint({
  method: 'GET',
  path: '/api/admin/products/:id',
  summary: 'One product of the catalog with its stock',
  access: 'administrator',
  params: z.object({ id }),
  response: z.object({ product: adminProductSchema }),
  errors: ['not_found'],
})

export const updateAdminProduct = endpoint({
  method: 'PUT',
  path: '/api/admin/products/:id',
  summary: 'Count the stock anew, withdraw a product from the store or put it back',
  access: 'administrator',
  act: 'product.change',
  params: z.object({ id }),
  body: z.object({
    /** Omitted, it stays as it is, even if somebody else has changed it meanwhile. */
    isWithdrawn: z.boolean().optional(),
    /**
     * Only the variants whose count changes, and only those that are counted. Of a 409 `conflict` the `fields` say what
     * is on the shelf now: `stock.0.stock` for the first of them.
     */
    stock: z
      .array(
        z.object({
          variantId: z.number().int(),
          stock: z
            .number('Please enter a whole number')
            .int('Please enter a whole number')
            .min(0)
            .max(100_000),
          /** The count being replaced: if it has changed by now, nothing is saved. */
          stockBefore: pieces.optional(),
        }),
      )
      .max(500),
  }),
  response: z.object({ product: adminProductSchema }),
  errors: ['not_found', 'conflict'],
})

const sourcesAnswer = z.object({ sources: z.array(catalogueSourceSchema) })

export const syncProducts = endpoint({
  method: 'POST',
  path: '/api/admin/products/sync',
  summary: 'Copy the products from their sources now; answers when it is done',
  access: 'administrator',
  act: 'catalogue.copy',
  response: sourcesAnswer,
})

export const decideHeldSync = endpoint({
  method: 'POST',
  path: '/api/admin/products/sync/:source',
  summary: 'Serve the copy that was held, or drop it',
  access: 'administrator',
  act: 'catalogue.decide',
  params: z.object({ source: z.enum(productSources) }),
  body: z.object({
    decision: z.enum(['accept', 'reject']),
    /** How many products the held copy had when the administrator saw it: another number is a later copy. */
    heldProducts: z.number().int().optional(),
  }),
  response: sourcesAnswer,
  errors: ['conflict'],
})
