import type { AdminProduct } from '@beacon/contract/product-admin'
import type { Product, ProductSource } from '@beacon/contract/products'
import { searchText } from '@beacon/rules/search-text'
import { stockStateOf } from '@beacon/rules/stock-state'
import { UnknownCursor } from '../../db/conditions.ts'
import type { Db } from '../../db/schema.ts'
import { withStock } from './stock.ts'
import { readProducts, type StoredProduct } from './store.ts'

interface ProductFilter {
  search?: string | undefined
  source?: ProductSource | undefined
  stock?: 'low' | 'out' | undefined
  after?: string | undefined
  limit: number
}

interface Shown {
  sources: readonly ProductSource[]
  /** How many people wait for each product. */
  waiting: ReadonlyMap<string, number>
}

/**
 * Products by name, and the total that the filter matches. The catalogue is small enough to be read whole.
 * @throws UnknownCursor
 */
export async function listForAdmin(db: Db, { sources, waiting }: Shown, filter: ProductFilter) {
  const words = searchText(filter.search?.trim() ?? '')
  const matching = (await readProducts(db, { sources }))
    .map((stored) => toAdminProduct(stored, waiting))
    .filter(
      (product) =>
        (!filter.source || product.source === filter.source) &&
        (!filter.stock || product.stock.some((line) => stockStateOf(line) === filter.stock)) &&
        (words === '' || searchText(`${product.name} ${product.category} ${product.id}`).includes(words)),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))
  const start = filter.after === undefined ? 0 : placeOf(matching, filter.after) + 1
  const products = matching.slice(start, start + filter.limit)
  const hasMore = start + products.length < matching.length
  return { products, total: matching.length, next: hasMore ? (products.at(-1)?.id ?? null) : null }
}

/** @throws UnknownCursor for a product that has gone since, or is no longer among them */
function placeOf(products: readonly AdminProduct[], after: string): number {
  const place = products.findIndex(({ id }) => id === after)
  if (place < 0) throw new UnknownCursor()
  return place
}

/** One product as the list shows it; undefined for one that none of these sources has. */
export async function findForAdmin(db: Db, { sources, waiting }: Shown, id: string) {
  const [stored] = await readProducts(db, { sources, ids: [id] })
  return stored && toAdminProduct(stored, waiting)
}

function toAdminProduct(stored: StoredProduct, waiting: Shown['waiting']): AdminProduct {
  const product = withStock(stored)
  return {
    id: product.id,
    name: product.name,
    source: product.source,
    category: product.category,
    image: product.image,
    price: product.price,
    status: product.status,
    isWithdrawn: stored.isWithdrawn,
    inventory: product.inventory,
    stock: stockLines(product, stored),
    waiting: waiting.get(product.id) ?? 0,
    updatedAt: product.updatedAt,
  }
}

function stockLines(product: Product, { stock }: StoredProduct): AdminProduct['stock'] {
  if (product.variants.length === 0) {
    const { price, inventory: available } = product
    return [{ variantId: 0, title: '', price, stock: stock.get(0) ?? null, available, isOffered: true }]
  }
  return product.variants.map(({ id, title, price, quantity, is_enabled }) => ({
    variantId: id,
    title,
    price,
    stock: stock.get(id) ?? null,
    available: quantity,
    isOffered: is_enabled,
  }))
}
