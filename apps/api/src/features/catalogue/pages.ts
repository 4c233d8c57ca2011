import type { ProductSummary } from '@beacon/contract/products'
import { decodePathSegment } from '@beacon/rules/path-segment'
import { relatedProducts } from '@beacon/rules/related-products'
import type { PageSource } from '../../http/page-source.ts'
import type { CatalogueCache } from './catalogue-cache.ts'

const STORE = '/store'
const PRODUCT = '/store/product/'
/** The store's filters, and the chosen variant of a product. */
const PARAMETERS = ['q', 'category', 'price', 'sort', 'favorites', 'page', 'variant']

/** The store and its products as pages that work without a script, and their sitemap entries. */
export function createStorePages(served: CatalogueCache): PageSource {
  return {
    patterns: [STORE, `${PRODUCT}:id`],
    parameters: PARAMETERS,
    version: served.version,
    async read({ pathname }) {
      if (pathname === STORE) return { status: 200, data: { store: { products: served.summaries() } } }
      const product = served.find(decodePathSegment(pathname.slice(PRODUCT.length)))
      if (!product) return { status: 404, data: { product: null } }
      const related = relatedProducts(product, served.summaries())
      return { status: 200, data: { product: { product, related } } }
    },
    async list() {
      const products = served.summaries()
      return [
        ...(products.length > 0 ? [{ path: STORE, modifiedAt: latest(products) }] : []),
        ...products.map(({ id, updatedAt }) => ({ path: PRODUCT + id, modifiedAt: updatedAt })),
      ]
    },
  }
}

const latest = (products: readonly ProductSummary[]): string =>
  products
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1) ?? ''
