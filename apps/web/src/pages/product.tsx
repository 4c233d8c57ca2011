import { categoryLabels } from '@beacon/content/store'
import { textOf } from '@beacon/rules/plain-html'
import { useParams } from 'react-router-dom'
import { knownProduct, useProduct } from '../features/catalogue/index.ts'
import { ProductScreen } from '../features/store/product-screen.tsx'
import { ProductSkeleton } from '../features/store/product-skeleton.tsx'
import { ProductFailed, ProductMissing } from '../features/store/product-states.tsx'
import { productNodes } from '../features/store/structured-data.ts'
import { JsonLd, PageMeta, titleOf, usePublicUrl } from '../lib/page-meta.tsx'
import { usePromoLink } from '../lib/promo-link.ts'
import { pageGraph } from '../lib/structured-data.ts'
import type { ProductPage } from '../page-data.ts'
import { paths } from '../paths.ts'

/** Keyed by product: no state of the previous product remains. */
export default function ProductRoute() {
  usePromoLink()
  const { id = '' } = useParams()
  return <ProductAddress key={id} id={id} />
}

const STORE = 'Everything we sell is on the store page.'

function ProductAddress({ id }: { id: string }) {
  const answer = useProduct(id)
  if (answer.state === 'loaded' && answer.value) return <Found {...answer.value} />
  const known = answer.state === 'loading' ? knownProduct(id) : undefined
  return (
    <>
      <PageMeta
        title={titleOf(answer.state === 'loaded' ? 'Product not found' : (known?.name ?? 'Store'))}
        description={answer.state === 'loaded' ? `This product is not in our store. ${STORE}` : STORE}
        path={paths.product(id)}
        noindex
      />
      {answer.state === 'loading' && (
        <ProductSkeleton known={known} crumbs={crumbsOf(id, known?.name ?? 'Product')} />
      )}
      {answer.state === 'failed' && <ProductFailed />}
      {answer.state === 'loaded' && <ProductMissing />}
    </>
  )
}

const crumbsOf = (id: string, name: string) => [
  { text: 'Home', to: paths.home },
  { text: 'Store', to: paths.store },
  { text: name, to: paths.product(id) },
]

/** About the length of description that search engines show. */
const LONGEST = 155

function Found({ product, related }: ProductPage) {
  const absolute = usePublicUrl()
  const path = paths.product(product.id)
  const meta = {
    title: titleOf(`${product.name} | ${categoryLabels[product.category]}`),
    description: shorten(textOf(product.description) || product.name),
    path,
  }
  const crumbs = crumbsOf(product.id, product.name)
  const graph = pageGraph(absolute, { ...meta, crumbs })
  return (
    <>
      <PageMeta {...meta} />
      <JsonLd data={{ ...graph, '@graph': [...graph['@graph'], ...productNodes(absolute, product)] }} />
      <ProductScreen product={product} related={related} crumbs={crumbs} />
    </>
  )
}

/** Truncates text between words. */
const shorten = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST))}…`
