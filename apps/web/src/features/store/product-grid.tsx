import type { ProductSummary } from '@beacon/contract/products'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { ProductCard } from './product-card.tsx'

/** Cards that are in sight when the page opens. */
const FIRST = 4

/** The products that the filters leave. */
export function ProductGrid({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ul aria-label="Products" className="product-grid">
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} isFirst={index < FIRST} />
      ))}
    </ul>
  )
}

/** What the grid says when the filters leave nothing. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <form
      action={paths.store}
      className="grid justify-items-start gap-4 border-line border-y py-14"
      onSubmit={(event) => {
        event.preventDefault()
        onClear()
      }}
    >
      <h2 className="text-h3">No products found</h2>
      <p className="max-w-measure text-muted">
        Nothing in the store matches all of that. Take a word away, or look at everything.
      </p>
      <Button type="submit">Clear Filters</Button>
    </form>
  )
}

const PLACES = Array.from({ length: 8 }, (_, place) => place)

/** Stands where the cards are about to be. */
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
