import type { Product, ProductImage, Variant } from '@beacon/contract/products'
import { imageOf } from '@beacon/rules/variants'
import { type PointerEvent, useState } from 'react'
import { ProductPicture } from './product-picture.tsx'

interface GalleryProps {
  product: Pick<Product, 'name' | 'images' | 'variants'>
  variant: Variant | undefined
  onVariant: (variant: Variant) => void
}

/** The picture of the selected variant, and a thumbnail for every look of the product, which selects that color. */
export function Gallery({ product, variant, onVariant }: GalleryProps) {
  const [picked, setPicked] = useState<{ image: ProductImage; for: Variant | undefined }>()
  const shown = picked && picked.for === variant ? picked.image : imageOf(product, variant)

  const pick = (image: ProductImage) => {
    const looksLikeIt = product.variants.filter(({ id }) => image.variantIds.includes(id))
    const sameSize = looksLikeIt.filter(({ size }) => size === variant?.size)
    const next = sameSize.find(({ other }) => other === variant?.other) ?? sameSize[0] ?? looksLikeIt[0]
    const isOther = next && next.colour !== variant?.colour
    setPicked({ image, for: isOther ? next : variant })
    if (isOther) onVariant(next)
  }

  return (
    <div className="gallery">
      {shown && <ZoomPicture image={shown} name={product.name} />}
      {product.images.length > 1 && (
        <ul aria-label="Pictures" className="gallery-thumbnails">
          {product.images.map((image) => (
            <li key={image.src}>
              <button
                type="button"
                aria-label={image.alt || product.name}
                aria-pressed={image.src === shown?.src}
                className="gallery-thumbnail"
                data-scenery=""
                onClick={() => pick(image)}
              >
                <ProductPicture image={{ ...image, alt: '' }} sizes="5rem" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A picture that zooms in around the mouse pointer. */
function ZoomPicture({ image, name }: { image: ProductImage; name: string }) {
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { left, top, width: across, height: down } = currentTarget.getBoundingClientRect()
    currentTarget.style.setProperty('--zoom-x', `${((clientX - left) / across) * 100}%`)
    currentTarget.style.setProperty('--zoom-y', `${((clientY - top) / down) * 100}%`)
  }
  return (
    <div className="zoom-picture" onPointerMove={follow}>
      <ProductPicture
        image={{ ...image, alt: image.alt || name }}
        sizes="(min-width: 64rem) 42rem, (min-width: 48rem) 50vw, 100vw"
        isLargest
      />
    </div>
  )
}
