import type { CartItem } from '@beacon/rules/cart'
import { paths } from '../../paths.ts'

type Named = Pick<CartItem, 'name' | 'variant'>

/** The name of a line: 'Harbor Tee, Navy / M'. */
export const lineName = ({ name, variant }: Named): string => (variant ? `${name}, ${variant}` : name)

/** The product's page with this variant selected. */
export const linePath = ({ product_id, variant_id }: Pick<CartItem, 'product_id' | 'variant_id'>): string =>
  paths.product(product_id, variant_id)
