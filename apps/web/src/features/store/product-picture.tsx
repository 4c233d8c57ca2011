import type { ProductImage } from '@beacon/contract/products'
import { type ImgHTMLAttributes, use } from 'react'
import { InlinePictures } from '../../lib/inline-pictures.ts'

interface ProductPictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'loading'> {
  image: Pick<ProductImage, 'src' | 'srcSet' | 'width' | 'height' | 'alt'>
  /** The displayed width, in the syntax of `sizes`. */
  sizes: string
  /** The largest picture above the fold: a drawing is inlined in the page, without a request of its own. */
  isLargest?: boolean
}

/** A product's picture in the best format and size that the browser supports. */
export function ProductPicture({ image, sizes, isLargest = false, ...rest }: ProductPictureProps) {
  const inline = use(InlinePictures)
  const { srcSet, width, height, alt } = image
  const drawing = isLargest && inline(image.src)
  return (
    <picture>
      {srcSet && <source type="image/avif" srcSet={srcSet.avif} sizes={sizes} />}
      {srcSet && <source type="image/webp" srcSet={srcSet.webp} sizes={sizes} />}
      <img
        src={drawing || image.src}
        alt={alt}
        width={width}
        height={height}
        fetchPriority={isLargest && !drawing ? 'high' : undefined}
        suppressHydrationWarning={isLargest}
        {...rest}
      />
    </picture>
  )
}
