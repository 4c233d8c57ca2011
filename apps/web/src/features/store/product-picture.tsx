import type { ProductImage } from '@beacon/contract/products'
import type { ImgHTMLAttributes } from 'react'

interface ProductPictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'fetchPriority'> {
  image: Pick<ProductImage, 'src' | 'srcSet' | 'width' | 'height' | 'alt'>
  /** How wide it is shown, as `sizes` says it. */
  sizes: string
}

/** A product's picture in the best format and size that the browser takes. */
export function ProductPicture({ image, sizes, ...rest }: ProductPictureProps) {
  const { src, srcSet, width, height, alt } = image
  return (
    <picture>
      {srcSet && <source type="image/avif" srcSet={srcSet.avif} sizes={sizes} />}
      {srcSet && <source type="image/webp" srcSet={srcSet.webp} sizes={sizes} />}
      <img src={src} alt={alt} width={width} height={height} {...rest} />
    </picture>
  )
}
