import type { CartItem } from '@beacon/rules/cart'
import { paths } from '../../paths.ts'

/** The product's page with this variant selected. */
export const linePath = ({ product_id, variant_id }: Pick<CartItem, 'product_id' | 'variant_id'>): string =>
  paths.product(product_id, variant_id)
