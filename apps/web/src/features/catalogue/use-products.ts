import type { ProductSummary } from '@beacon/contract/products'
import { relatedProducts } from '@beacon/rules/related-products'
import { useRendered } from '../../lib/use-rendered.ts'
import type { ProductPage } from '../../page-data.ts'
import { loadProduct, loadProducts } from './load-products.ts'
import { type Answer, cachedAnswer, useCached } from './use-cached.ts'

/** Every product of the store. */
export const useProducts = (): Answer<readonly ProductSummary[]> =>
  useCached({ key: 'products', given: useRendered('store')?.products, load: loadProducts })

/** One product with its related content; null if there is no such product. */
export const useProduct = (id: string): Answer<ProductPage | null> =>
  useCached({ key: `product ${id}`, given: useRendered('product'), load: (signal) => loadPage(id, signal) })

/** A product's entry in the list, if this browser has loaded the list. */
export const knownProduct = (id: string): ProductSummary | undefined =>
  cachedAnswer<readonly ProductSummary[]>('products')?.find((product) => product.id === id)

async function loadPage(id: string, signal: AbortSignal): Promise<ProductPage | null> {
  const [product, products] = await Promise.all([loadProduct(id, signal), loadProducts(signal)])
  return product && { product, related: relatedProducts(product, products) }
}
