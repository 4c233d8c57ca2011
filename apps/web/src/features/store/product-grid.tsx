import type { ProductSummary } from '@beacon/contract/products'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PAGE_SIZE, type StoreFilters, storeAddress } from './filters.ts'
import { ProductCard } from './product-card.tsx'

interface ProductGridProps {
  /** The products that match the filters. */
  products: readonly ProductSummary[]
  filters: StoreFilters
  pages: number
}

/** The matching products, page by page. */
export function ProductGrid({ products, filters, pages }: ProductGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const shown = products.slice(0, pages * PAGE_SIZE)
  const [readOnFrom, setReadOnFrom] = useState<number>()

  // After loading more, the focus moves to the first new product.
  useEffect(() => {
    if (readOnFrom === undefined || shown.length <= readOnFrom) return
    list.current?.children[readOnFrom]?.querySelector('a')?.focus({ preventScroll: true })
    setReadOnFrom(undefined)
  }, [readOnFrom, shown.length])

  return (
    <>
      <ul ref={list} aria-label="Products" className="product-grid" data-rows="narrow">
        {shown.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
      {shown.length < products.length && (
        <p className="flex flex-wrap items-center justify-between gap-4 border-line border-t pt-6">
          <span className="text-muted text-sm tabular-nums">
            {shown.length} of {products.length} products
          </span>
          <Link
            to={storeAddress(filters, pages + 1)}
            replace
            onClick={() => setReadOnFrom(shown.length)}
            className="prose-link link-alone font-semibold"
          >
            Show more
          </Link>
        </p>
      )}
    </>
  )
}

interface NothingFoundProps {
  filters: StoreFilters
  /** The number of products without the price range. */
  atAnyPrice: number
  onClear: () => void
}

/** The grid's empty state. */
export function NothingFound({ filters, atAnyPrice, onClear }: NothingFoundProps) {
  return (
    <form
      action={paths.store}
      onSubmit={(event) => {
        event.preventDefault()
        onClear()
      }}
    >
      <EmptyState
        title="No products found"
        text="Nothing in the store matches all of that. Remove a word or a filter, or look at everything."
        action={
          <div className="flex flex-wrap gap-3">
            {atAnyPrice > 0 && (
              <LinkButton to={storeAddress({ ...filters, price: 'any' })}>
                Show {atAnyPrice} at any price
              </LinkButton>
            )}
            <Button type="submit">Clear Filters</Button>
          </div>
        }
      />
    </form>
  )
}

/** A store without a single product: no filter is to blame. */
export const EmptyStore = () => (
  <EmptyState
    title="No products found"
    text="The store is empty at the moment. Leave your email address below, and we will write when something new is in."
    action={<LinkButton to={paths.services}>See what else we do</LinkButton>}
  />
)

const PLACES = Array.from({ length: 8 }, (_, place) => place)

/** A placeholder for the cards. */
export function GridSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading products</span>
      <ul aria-hidden="true" className="product-grid">
        {PLACES.map((place) => (
          <li key={place} className="product-card">
            <div className="product-picture skeleton" />
            <div className="product-words">
              <span className="skeleton h-5 w-3/4" />
              <span className="skeleton h-4 w-1/2" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
