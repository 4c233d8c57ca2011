import type { ProductStatus } from '@beacon/contract/products'
import type { Tone } from '../../ui/notice.tsx'

/** How many pieces there are, in words. */
export const stockText = (pieces: number): string =>
  pieces > 0 ? `${pieces.toLocaleString('en-US')} in stock` : 'Out of stock'

export const statusTones: Record<ProductStatus, Tone | 'neutral'> = {
  Active: 'success',
  'Coming Soon': 'info',
  Hidden: 'neutral',
}
