import type { ResponseOf } from '@beacon/contract/endpoint'
import type { AdminProduct, listAdminProducts } from '@beacon/contract/product-admin'
import type { ProductSource } from '@beacon/contract/products'
import { usd } from '@beacon/rules/money'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { FilterLinks, FoundList, RowList, SearchBox, type useSearchText } from '../admin/index.ts'
import { foundOf, sourceNames, stateOf, stockOf, waitingOf } from './product-words.ts'
import type { ProductFilter } from './queries.ts'

const STOCK_FILTERS = [
  { value: '', label: 'Any stock' },
  { value: 'low', label: 'Running low' },
  { value: 'out', label: 'Sold out' },
]

const WORDS = {
  what: 'products',
  counted: ['product', 'products'],
  noMatch: {
    title: 'No product matches',
    text: 'Nothing matches this search and filter.',
    to: paths.adminProducts,
    link: 'Show all products',
  },
  none: {
    title: 'No products yet',
    text: 'They appear here as soon as a source has been copied.',
  },
} as const

interface ProductListProps {
  products: UseInfiniteQueryResult<InfiniteData<ResponseOf<typeof listAdminProducts>>>
  filter: ProductFilter
  search: ReturnType<typeof useSearchText>
  openId: string | null
  sources: readonly ProductSource[]
}

/** The matching products, with search and filters above them. */
export function ProductList({ products, filter, search, openId, sources }: ProductListProps) {
  const sourceFilters = sources.map((source) => ({ value: source, label: sourceNames[source] }))
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchBox label="Search products" placeholder="Name, category, id" search={search} />
      <FilterLinks
        label="Filter by source"
        param="source"
        options={[{ value: '', label: 'All sources' }, ...sourceFilters]}
        current={filter.source ?? ''}
      />
      <FilterLinks
        label="Filter by stock"
        param="stock"
        options={STOCK_FILTERS}
        current={filter.stock ?? ''}
      />
      <FoundList words={WORDS} query={products} rowsOf={(page) => page.products} filter={filter}>
        {(rows) => (
          <RowList rows={rows} param="product" openId={openId}>
            {(product) => <ProductRow product={product} found={foundOf(product, filter.stock)} />}
          </RowList>
        )}
      </FoundList>
    </div>
  )
}

function ProductRow({ product, found }: { product: AdminProduct; found: string }) {
  const state = stateOf(product)
  return (
    <span className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3">
      <img
        src={product.image}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        className="size-12 rounded object-cover"
      />
      <span className="grid min-w-0 grid-cols-1 gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="line-clamp-3 min-w-0 flex-[1_1_8rem] font-semibold [overflow-wrap:anywhere]">
            {product.name}
          </span>
          <span className="shrink-0 tabular-nums">{usd(product.price)}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-4 text-muted">
          <Badge tone={state.tone}>{state.label}</Badge>
          <span className="tabular-nums">{stockOf(product)}</span>
          <span>{sourceNames[product.source]}</span>
          {found && <span className="min-w-0 text-ink [overflow-wrap:anywhere]">{found}</span>}
          {product.waiting > 0 && <span className="text-ink">{waitingOf(product)}</span>}
        </span>
      </span>
    </span>
  )
}
