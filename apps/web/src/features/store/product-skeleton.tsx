import { productRatings } from '@beacon/content/reviews'
import { categoryLabels } from '@beacon/content/store'
import type { ProductSummary } from '@beacon/contract/products'
import { usd } from '@beacon/rules/money'
import type { ReactNode } from 'react'
import type { Crumb } from '../../lib/structured-data.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Container } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Stars } from '../testimonials/index.ts'
import { Gallery } from './gallery.tsx'
import { PriceTag } from './price-tag.tsx'
import { ProductDescription } from './product-facts.tsx'
import { statusTone, stockText } from './product-words.ts'
import { Reassurances } from './reassurances.tsx'

interface ProductSkeletonProps {
  /** The product's entry in the store's list, if the visitor comes from there. */
  known?: ProductSummary | undefined
  crumbs: readonly Crumb[]
}

/**
 * A placeholder for a product, in its own shape, so that nothing moves when it loads. What is known is shown already,
 * and a spinner marks the place of its button (PROD-6).
 */
export const ProductSkeleton = ({ known, crumbs }: ProductSkeletonProps) => {
  const isOff = known && (known.status !== 'Active' || known.inventory === 0)
  return (
    <Container className="min-h-[90vh] pt-6 md:pt-8">
      <Breadcrumbs crumbs={crumbs} />
      <div className="product">
        <div className="min-w-0">
          {known ? (
            <Gallery product={{ ...known, variants: [] }} variant={undefined} onVariant={() => {}} />
          ) : (
            <GalleryPlace />
          )}
        </div>
        <div className="grid content-start gap-7">
          <HeadingPlace known={known} />
          <ChoicePlaces known={known} />
          <div className="grid gap-4">
            {!isOff && <StepperPlace />}
            <BuyPlace cents={known?.price} />
            <div className={isOff ? undefined : 'min-h-6'} />
            {isOff && <Bar size="h-11" />}
          </div>
          <Reassurances product={known} className="border-line border-y py-5" />
          {known && <FactPlaces known={known} />}
        </div>
        {known && <ProductDescription product={known} />}
      </div>
    </Container>
  )
}

type Known = Pick<ProductSkeletonProps, 'known'>

const HeadingPlace = ({ known }: Known) => (
  <header className="grid justify-items-start gap-4">
    <div className="grid justify-items-start gap-2">
      <p className="text-sm">
        {known ? (
          <TextLink to={paths.storeCategory(known.category)} alone>
            {categoryLabels[known.category]}
          </TextLink>
        ) : (
          <Words>Apparel</Words>
        )}
      </p>
      <h1 className="product-name">{known?.name ?? <Words>Our product</Words>}</h1>
      {productRatings.shown && (
        <div className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
          <Stars rating={productRatings.pageStars} />
          {productRatings.pageCount}
        </div>
      )}
    </div>
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      {known ? <PriceTag cents={known.price} /> : <Bar size="h-9 w-24" />}
      {known && <Badge tone={statusTone(known.status, known.inventory)}>{known.status}</Badge>}
      {known?.status !== 'Coming Soon' && <Words>{stockText(known?.inventory ?? 0)}</Words>}
    </div>
  </header>
)

/** If nothing is known: as many options as most products have. */
const MOST = { colours: ['1', '2', '3'], sizes: ['M'], other: '' }

function ChoicePlaces({ known }: Known) {
  const { colours, sizes, other } = known?.options ?? MOST
  if (colours.length + sizes.length === 0 && !other) return null
  return (
    <div aria-hidden="true" className="grid gap-6">
      {colours.length > 0 && (
        <div>
          <p className="mb-2 text-sm">
            <Words>Color and its name</Words>
          </p>
          <div className="flex flex-wrap gap-2">
            {colours.map((_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity but their position
              <span key={place} className="skeleton size-11 rounded-full" />
            ))}
          </div>
        </div>
      )}
      {sizes.length > 0 && <SelectPlace label="Size" />}
      {other && <SelectPlace label={other} />}
      {sizes.length > 0 && known?.category === 'apparel' && (
        <div className="size-guide">
          <Bar size="h-12" />
        </div>
      )}
    </div>
  )
}

const SelectPlace = ({ label }: { label: string }) => (
  <div className="grid gap-1.5">
    <p className="text-sm">
      <Words>{label}</Words>
    </p>
    <div className="max-w-60">
      <Bar size="h-12" />
    </div>
  </div>
)

/** At the bottom of a phone's screen, like what it is a placeholder for. */
const BuyPlace = ({ cents }: { cents: number | undefined }) => (
  <div className="buy-bar">
    <p className="buy-bar-price" aria-hidden="true">
      {cents !== undefined && usd(cents)}
    </p>
    <p
      role="status"
      className="flex min-h-14 flex-1 items-center justify-center gap-2 rounded bg-raised-2 text-sm"
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" className="light-spinner">
        <circle cx="24" cy="24" r="22" />
        <path d="M24 24 13 5.5A21.5 21.5 0 0 1 35 5.5Z" />
        <circle cx="24" cy="24" r="3.5" className="light-spinner-lamp" />
      </svg>
      Loading product…
    </p>
    <span className="skeleton buy-bar-favorite" />
  </div>
)

function FactPlaces({ known }: { known: ProductSummary }) {
  const { options, sku, weight, dimensions } = known
  const isChosen = options.colours.length + options.sizes.length > 0 || options.other
  const facts = [isChosen && 'The variant', sku, weight && `${weight} lbs`, dimensions].filter(Boolean)
  return (
    <ul aria-hidden="true" className="product-facts">
      {facts.map((fact) => (
        <li key={String(fact)}>
          <Words>The fact: {fact}</Words>
        </li>
      ))}
    </ul>
  )
}

const GalleryPlace = () => (
  <div aria-hidden="true" className="gallery">
    <div className="zoom-picture skeleton" />
    <div className="gallery-thumbnails">
      {MOST.colours.map((place) => (
        <span key={place} className="gallery-thumbnail skeleton" />
      ))}
    </div>
  </div>
)

const StepperPlace = () => (
  <span className="stepper skeleton">
    <span className="size-11" />
  </span>
)

const Bar = ({ size }: { size: string }) => <span className={`skeleton block ${size}`} />

/** A bar in the size of the text, which is neither visible nor announced. */
const Words = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className="skeleton text-transparent">
    {children}
  </span>
)
