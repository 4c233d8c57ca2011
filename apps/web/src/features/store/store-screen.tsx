import { isAnswered } from '../../lib/failed-call.ts'
import { Button } from '../../ui/button.tsx'
import { Container, Section } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useProducts } from '../catalogue/index.ts'
import { SignUpBox } from '../newsletter/index.ts'
import { Collections } from './collections.tsx'
import { useFavorites } from './favorites.ts'
import { FilterBar } from './filter-bar.tsx'
import { isInRange, matchingProducts, meantSearch } from './filters.ts'
import { LinkedCode } from './linked-code.tsx'
import { EmptyStore, GridSkeleton, NothingFound, ProductGrid } from './product-grid.tsx'
import { Reassurances } from './reassurances.tsx'
import { StoreHero } from './store-hero.tsx'
import { useStoreFilters } from './use-store-filters.ts'

/** The store: its products, filters and search. */
export function StoreScreen() {
  const products = useProducts()
  const filtering = useStoreFilters()
  const known = products.state === 'loaded' ? products.value : []
  const { filters } = filtering
  const marked = useFavorites(filters.favorites)
  const meant = meantSearch(known, filters.search)
  const atAnyPrice = matchingProducts(
    known,
    { ...filters, search: meant ?? filters.search, price: 'any' },
    marked,
  )
  const shown = atAnyPrice.filter((product) => isInRange(product, filters.price))
  return (
    <>
      <StoreHero products={known} />
      <Container as="section" className="store-shelf">
        <LinkedCode />
        <FilterBar filtering={filtering} atAnyPrice={products.state === 'loaded' ? atAnyPrice : undefined} />
        <p aria-live="polite" className="mt-4 text-muted text-sm empty:hidden">
          {meant &&
            shown.length > 0 &&
            `Showing results for “${meant}”. Nothing matches “${filters.search.trim()}”.`}
        </p>
        {products.state === 'loading' && <GridSkeleton />}
        {products.state === 'failed' && <LoadError error={products.error} />}
        {products.state === 'loaded' && shown.length > 0 && <ProductGrid products={shown} {...filtering} />}
        {products.state === 'loaded' &&
          shown.length === 0 &&
          (known.length === 0 ? (
            <EmptyStore />
          ) : (
            <NothingFound filters={filters} atAnyPrice={atAnyPrice.length} onClear={filtering.clear} />
          ))}
      </Container>
      <Section tone="raised" className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <SignUpBox variant="merch" className="lg:col-span-7" />
        <Reassurances className="lg:col-span-4 lg:col-start-9" />
      </Section>
      <Collections />
    </>
  )
}

function LoadError({ error }: { error: unknown }) {
  return (
    <Notice tone="danger" title="Error Loading Products" live>
      <p>{loadErrorText(error)}</p>
      <Button size="sm" className="mt-3" onClick={() => window.location.reload()}>
        Try Again
      </Button>
    </Notice>
  )
}

/** The error catalogue's texts: a fixed sentence for an invalid response, the error's own message if there was none. */
function loadErrorText(error: unknown): string {
  if (isAnswered(error)) return 'Failed to fetch products'
  return (error instanceof Error && error.message) || 'Failed to load products'
}
