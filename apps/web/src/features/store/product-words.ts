import type { ProductStatus } from '@beacon/contract/products'
import { countText } from '@beacon/rules/count-text'
import type { Tone } from '../../ui/notice.tsx'

/** How many pieces there are, in words. */
export const stockText = (pieces: number): string =>
  pieces > 0 ? `${countText(pieces)} in stock` : 'Out of stock'

export const statusTones: Record<ProductStatus, Tone | 'neutral'> = {
  Active: 'success',
  'Coming Soon': 'info',
  Hidden: 'neutral',
}
