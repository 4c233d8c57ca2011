import { categoryLabels, priceRanges } from '@beacon/content/store'
import type { ProductSummary } from '@beacon/contract/products'
import { LONGEST_QUERY } from '@beacon/contract/search-limits'
import { textOf } from '@beacon/rules/plain-html'
import { correctedSearchIn } from '@beacon/rules/search-correction'
import { paths } from '../../paths.ts'

export type CategoryFilter = keyof typeof categoryLabels
export type PriceFilter = keyof typeof priceRanges

export const sortings = {
  featured: 'Featured',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  name: 'Name',
} as const
export type Sorting = keyof typeof sortings

/** The filters and order of the store's grid, kept in the address. */
export interface StoreFilters {
  search: string
  category: CategoryFilter
  price: PriceFilter
  sort: Sorting
  /** Only favorites. */
  favorites: boolean
}

/** Reads the filters from an address or a form; invalid values count as not set. */
export function filtersOf(query: URLSearchParams): StoreFilters {
  const category = query.get('category') ?? ''
  const price = query.get('price') ?? ''
  const sort = query.get('sort') ?? ''
  return {
    search: (query.get('q') ?? '').slice(0, LONGEST_QUERY),
    category: Object.hasOwn(categoryLabels, category) ? (category as CategoryFilter) : 'all',
    price: Object.hasOwn(priceRanges, price) ? (price as PriceFilter) : 'any',
    sort: Object.hasOwn(sortings, sort) ? (sort as Sorting) : 'featured',
    favorites: query.get('favorites') === '1',
  }
}

/** The number of products per page. */
export const PAGE_SIZE = 24
const MOST_PAGES = 1000

/** The number of pages in the address: page 2 means the first two. */
export function pagesOf(query: URLSearchParams): number {
  const pages = Number(query.get('page'))
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, MOST_PAGES) : 1
}

/** The store's address with these filters and pages; the plain address if none are set. */
export function storeAddress({ search, category, price, sort, favorites }: StoreFilters, pages = 1): string {
  const query = new URLSearchParams()
  if (search.trim()) query.set('q', search.trim())
  if (category !== 'all') query.set('category', category)
  if (price !== 'any') query.set('price', price)
  if (sort !== 'featured') query.set('sort', sort)
  if (favorites) query.set('favorites', '1')
  if (pages > 1) query.set('page', String(pages))
  return query.size > 0 ? `${paths.store}?${query}` : paths.store
}

/**
 * The products that match the filters, sorted. The search requires every word in the name or the description, in any
 * case. While the favorites are unknown, they filter nothing.
 */
export function matchingProducts(
  products: readonly ProductSummary[],
  { search, category, price, sort, favorites }: StoreFilters,
  marked: ReadonlySet<string> | undefined,
): readonly ProductSummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matching = products.filter((product) => {
    if (category !== 'all' && product.category !== category) return false
    if (!isInRange(product, price)) return false
    if (favorites && marked && !marked.has(product.id)) return false
    const text = searchedText(product).toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return sort === 'featured' ? matching : matching.sort(ORDERS[sort])
}

const searchedText = ({ name, description }: ProductSummary): string => `${name} ${textOf(description)}`

/** What a search was probably meant to be, if one of its words is in no product; otherwise undefined. */
export function meantSearch(products: readonly ProductSummary[], search: string): string | undefined {
  return search.trim() ? correctedSearchIn(products.map(searchedText), search.trim()) : undefined
}

/** Whether the price on the product's card is in the range. */
export function isInRange(product: Pick<ProductSummary, 'price'>, range: PriceFilter): boolean {
  const { from, to } = priceRanges[range]
  return product.price >= from && product.price <= to
}

const ORDERS: Record<Exclude<Sorting, 'featured'>, (a: ProductSummary, b: ProductSummary) => number> = {
  'price-up': (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
  name: (a, b) => a.name.localeCompare(b.name, 'en-US'),
}
