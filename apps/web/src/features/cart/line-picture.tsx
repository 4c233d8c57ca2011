import type { CartItem } from '@beacon/rules/cart'

/** The picture of a line, as its variant looks; the name stands beside it. */
export function LinePicture({ image }: Pick<CartItem, 'image'>) {
  return <img src={image} alt="" width={96} height={96} loading="lazy" className="line-picture" />
}
