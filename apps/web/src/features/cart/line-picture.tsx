import type { CartItem } from '@beacon/rules/cart'

/** A line's picture, of its variant; decorative, as the name is next to it. */
export function LinePicture({ image }: Pick<CartItem, 'image'>) {
  return <img src={image} alt="" width={96} height={96} loading="lazy" className="line-picture" />
}
