import { useSearchParams } from 'react-router-dom'
import { classNames } from '../../ui/class-names.ts'
import { ListDetail, useOpenRecord, usePagedList, useSearchText } from '../admin/index.ts'
import { ProductDetail } from './product-detail.tsx'
import { ProductList } from './product-list.tsx'
import { isSource, isStockFilter, productsQuery } from './queries.ts'
import { Sources, SourcesSkeleton } from './sources.tsx'

/** The products of the store, their source and their stock (D25). */
export function ProductsScreen() {
  const [params] = useSearchParams()
  const search = useSearchText('search')
  const [source, stock] = [params.get('source'), params.get('stock')]
  const filter = {
    search: search.committed || undefined,
    source: isSource(source) ? source : undefined,
    stock: isStockFilter(stock) ? stock : undefined,
  }
  const { openId, close } = useOpenRecord('product')
  const products = usePagedList(productsQuery(filter))
  const [first] = products.data?.pages ?? []
  const listed = products.data?.pages.flatMap((page) => page.products).find(({ id }) => id === openId)
  return (
    <div className="grid grid-cols-1 gap-8">
      {(first || products.isPending) && (
        <div className={classNames(openId !== null && 'max-lg:hidden')}>
          {first ? <Sources sources={first.sources} /> : <SourcesSkeleton />}
        </div>
      )}
      <ListDetail
        openId={openId}
        onClose={close}
        hint={first?.total ? 'Choose a product to see its variants and count its stock.' : ''}
        list={
          <ProductList
            products={products}
            filter={filter}
            search={search}
            openId={openId}
            sources={first?.sources.map((one) => one.source) ?? []}
          />
        }
        detail={openId && <ProductDetail key={openId} id={openId} listed={listed} onClose={close} />}
      />
    </div>
  )
}
