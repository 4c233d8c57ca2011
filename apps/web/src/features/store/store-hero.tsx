import { storeIntro } from '@beacon/content/store'
import type { ProductSummary } from '@beacon/contract/products'
import { Container } from '../../ui/layout.tsx'
import { ProductPicture } from './product-picture.tsx'

/** The store's intro, with three products hung on a line. */
export function StoreHero({ products }: { products: readonly ProductSummary[] }) {
  return (
    <Container className="grid gap-x-14 gap-y-6 pt-8 pb-8 md:pt-18 md:pb-14 lg:grid-cols-12 lg:items-center lg:pt-0 lg:pb-0">
      <div className="grid gap-6 lg:col-span-6 lg:py-16">
        <h1 className="store-title">{storeIntro.title}</h1>
        <p className="max-w-measure text-lg text-muted">{storeIntro.text}</p>
      </div>
      <Pegged products={products} />
    </Container>
  )
}

const PEGGED = ['apparel', 'merchandise', 'accessories'] as const

/** Pictures that the grid below shows too, so they need no further request. */
function Pegged({ products }: { products: readonly ProductSummary[] }) {
  const images = PEGGED.flatMap(
    (category) => products.find((product) => product.category === category)?.images[0] ?? [],
  )
  return (
    <div aria-hidden="true" className="pegged lg:col-span-6">
      <svg viewBox="0 0 700 56" preserveAspectRatio="none" aria-hidden="true" className="pegged-line">
        <path d="M0 4Q340 76 700 6" />
      </svg>
      {images.map((image) => (
        <div key={image.src} className="pegged-picture">
          <ProductPicture image={{ ...image, alt: '' }} sizes="12rem" loading="lazy" />
        </div>
      ))}
    </div>
  )
}
