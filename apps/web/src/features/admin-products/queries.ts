import type { BodyOf } from '@beacon/contract/endpoint'
import {
  type CatalogueSource,
  decideHeldSync,
  listAdminProducts,
  productStockFilters,
  readAdminProduct,
  syncProducts,
  updateAdminProduct,
} from '@beacon/contract/product-admin'
import { type ProductSource, productSources } from '@beacon/contract/products'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asAdministrator, REFRESH_MS, useChange } from '../admin/index.ts'

/** The query keys of everything about products. */
const touched = ['products']

export interface ProductFilter {
  search?: string | undefined
  source?: ProductSource | undefined
  stock?: (typeof productStockFilters)[number] | undefined
}

/** For the filter in the address, where any text may stand. */
export const isSource = (text: string | null): text is ProductSource =>
  productSources.some((source) => source === text)

/** The same for the stock. */
export const isStockFilter = (text: string | null): text is 'low' | 'out' =>
  productStockFilters.some((filter) => filter === text)

/** Products page by page, by name; every page includes the state of the syncs. */
export const productsQuery = (filter: ProductFilter) =>
  infiniteQueryOptions({
    queryKey: ['products', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      asAdministrator(() => call(listAdminProducts, { query: { ...filter, after: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: REFRESH_MS,
  })

/** One product with the stock of each variant. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: async ({ signal }) =>
      (await asAdministrator(() => call(readAdminProduct, { params: { id }, signal }))).product,
  })

interface ProductChange {
  /** Only if it was changed here: another administrator may have withdrawn the product meanwhile. */
  isWithdrawn?: boolean | undefined
  /** Stock by variant, as typed and as it was before; only changed counts are sent. */
  stock: { variantId: number; stock: number; stockBefore: number }[]
}

/**
 * Saves counts and whether the product is for sale.
 * @param onSaved called even if the form has been closed meanwhile
 */
export function useSaveProduct(id: string, onSaved: () => void) {
  const queries = useQueryClient()
  return useChange((body: ProductChange) => call(updateAdminProduct, { params: { id }, body }), {
    touched,
    onDone: ({ product }) => {
      onSaved()
      queries.setQueryData(productQuery(id).queryKey, product)
    },
  })
}

/** Syncs all sources now; resolves when they are done. */
export const useSync = () => useChange(() => call(syncProducts), { touched })

interface Decision extends BodyOf<typeof decideHeldSync> {
  source: CatalogueSource['source']
}

/** Publishes the copy that was held back, or discards it. */
export const useDecision = () =>
  useChange(({ source, ...body }: Decision) => call(decideHeldSync, { params: { source }, body }), {
    touched,
  })
