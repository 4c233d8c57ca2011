import { agency } from '@beacon/content/agency'
import { productRatings } from '@beacon/content/reviews'
import { categoryLabels } from '@beacon/content/store'
import type { Product, ProductSummary, Variant } from '@beacon/contract/products'
import { canBeBought } from '@beacon/rules/variants'
import { useState } from 'react'
import type { Crumb } from '../../lib/structured-data.ts'
import type { ProductPage } from '../../page-data.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import type { ForSale } from '../restock/index.ts'
import { Stars } from '../testimonials/index.ts'
import { Gallery } from './gallery.tsx'
import { LinkedCode } from './linked-code.tsx'
import { PriceTag } from './price-tag.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductDescription, ProductFacts } from './product-facts.tsx'
import { statusTone, stockClass, stockText } from './product-words.ts'
import { Purchase } from './purchase.tsx'
import { Reassurances } from './reassurances.tsx'
import { useChosenVariant } from './use-chosen-variant.ts'
import { VariantChoice } from './variant-choice.tsx'

/** A product: its pictures, its options, and the button to add it to the cart. */
export function ProductScreen({
  product: given,
  related,
  crumbs,
}: ProductPage & { crumbs: readonly Crumb[] }) {
  const [news, setNews] = useState<ForSale>()
  const product = news?.product ?? given
  const { variant, choose, show } = useChosenVariant(product.variants)
  const tell = (found: ForSale) => {
    setNews(found)
    show(found.variant)
  }
  return (
    <>
      <Container className="pt-6 md:pt-8">
        <Breadcrumbs crumbs={crumbs} />
        <article aria-labelledby="product-name" className="product">
          <div className="min-w-0">
            <Gallery product={product} variant={variant} onVariant={show} />
          </div>
          <div className="grid content-start gap-7">
            <ProductHeading product={product} variant={variant} />
            {variant && <VariantChoice product={product} variant={variant} onChoose={choose} />}
            {news && <News {...news} />}
            <Purchase product={product} variant={variant} onForSale={tell} />
            {canBeBought(product, variant) && <ByPhone />}
            <Reassurances product={product} className="border-line border-y py-5" />
            <ProductFacts product={product} variant={variant} />
          </div>
          <ProductDescription product={product} />
        </article>
      </Container>
      {related.length > 0 && <Related products={related} />}
    </>
  )
}

/** What can be bought after all, ahead of the button for it; keyed, so that each new one takes the focus. */
const News = ({ sentence, variant }: ForSale) => (
  <Notice key={variant?.id} tone="success" title={variant?.title} takesFocus className="no-print">
    {sentence}
  </Notice>
)

/** Replaces a button that could do nothing. */
const ByPhone = () => (
  <WithoutScript>
    The cart needs JavaScript. You can order by phone, too:{' '}
    <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>.
  </WithoutScript>
)

function ProductHeading({ product, variant }: { product: Product; variant: Variant | undefined }) {
  const { name, category, status } = product
  const pieces = variant ? variant.quantity : product.inventory
  return (
    <header className="grid justify-items-start gap-4">
      <div className="grid gap-2">
        <p className="text-sm">
          <TextLink to={paths.storeCategory(category)} alone>
            {categoryLabels[category]}
          </TextLink>
        </p>
        <h1 id="product-name" className="product-name">
          {name}
        </h1>
        {productRatings.shown && (
          <div className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
            <Stars rating={productRatings.pageStars} />
            {productRatings.pageCount}
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <PriceTag cents={variant?.price ?? product.price} />
        <Badge tone={statusTone(status, pieces)}>{status}</Badge>
        <p role="status" className={classNames('text-sm tabular-nums', stockClass(status, pieces))}>
          {status === 'Active' && (
            <>
              {variant && <span className="sr-only">{variant.title}: </span>}
              {stockText(pieces)}
            </>
          )}
        </p>
      </div>
      <LinkedCode />
    </header>
  )
}

function Related({ products }: { products: readonly ProductSummary[] }) {
  return (
    <section
      aria-labelledby="related"
      className="no-print related-products mt-20 border-line border-t py-16 md:mt-28 md:py-20"
    >
      <Container>
        <h2 id="related" className="mb-10">
          You Might Also Like
        </h2>
        <ul className="product-grid">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} level={3} />
          ))}
        </ul>
      </Container>
    </section>
  )
}
