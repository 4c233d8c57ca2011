import type { Product, ProductSummary } from '@beacon/contract/products'
import { ApiError, call } from '../../lib/api.ts'
import { loadPart } from '../../lib/load-part.ts'

/** The contract brings its schemas, which nobody needs before the first call. */
const contract = () => loadPart(() => import('@beacon/contract/products'))

/** Every product of the store. Throws `ApiError`. */
export async function loadProducts(signal?: AbortSignal): Promise<readonly ProductSummary[]> {
  const { listProducts } = await contract()
  return call(listProducts, signal ? { signal } : {})
}

/** One product with its variants; null when the store has no such product. Throws `ApiError`. */
export async function loadProduct(id: string, signal?: AbortSignal): Promise<Product | null> {
  const { readProduct } = await contract()
  try {
    return await call(readProduct, { params: { id }, ...(signal ? { signal } : {}) })
  } catch (error) {
    // What cannot be an id is bad input to the server, but to the visitor just an unknown product.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}
