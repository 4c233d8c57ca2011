import type { ProductSummary } from '@beacon/contract/products'
import { decodePathSegment } from '@beacon/rules/path-segment'
import { paths } from '@beacon/rules/paths'
import { relatedProducts } from '@beacon/rules/related-products'
import type { PageSource } from '../../http/page-source.ts'
import type { CatalogueCache } from './catalogue-cache.ts'

/** The store's filters, and the chosen variant of a product. */
const PARAMETERS = ['q', 'category', 'price', 'sort', 'favorites', 'page', 'variant']

/** The store and its products as pages that work without a script, and their sitemap entries. */
export function createStorePages(served: CatalogueCache): PageSource {
  return {
    patterns: [paths.store, '/store/product/:id'],
    parameters: PARAMETERS,
    version: served.version,
    async read({ pathname }) {
      if (pathname === paths.store) return { status: 200, data: { store: { products: served.summaries() } } }
      const product = served.find(decodePathSegment(pathname.slice(paths.product('').length)))
      if (!product) return { status: 404, data: { product: null } }
      const related = relatedProducts(product, served.summaries())
      return { status: 200, data: { product: { product, related } } }
    },
    async list() {
      const products = served.summaries()
      return [
        ...(products.length > 0 ? [{ path: paths.store, modifiedAt: latest(products) }] : []),
        ...products.map(({ id, updatedAt }) => ({ path: paths.product(id), modifiedAt: updatedAt })),
      ]
    },
  }
}

const latest = (products: readonly ProductSummary[]): string =>
  products
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1) ?? ''
