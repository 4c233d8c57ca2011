import type { ProductStatus } from '@beacon/contract/products'
import { countText } from '@beacon/rules/count-text'
import type { Tone } from '../../ui/notice.tsx'

/** The stock in words. */
export const stockText = (pieces: number): string =>
  pieces > 0 ? `${countText(pieces)} in stock` : 'Out of stock'

/** No stock is left of a product on sale; one that is not on sale yet does not count. */
const isSoldOut = (status: ProductStatus, pieces: number) => status === 'Active' && pieces === 0

/** The style of the stock's text: that it is sold out is what a buyer needs to notice first. */
export const stockClass = (status: ProductStatus, pieces: number): string =>
  isSoldOut(status, pieces) ? 'font-medium text-danger' : 'text-muted'

const STATUS_TONES: Record<ProductStatus, Tone | 'neutral'> = {
  Active: 'success',
  'Coming Soon': 'info',
  Hidden: 'neutral',
}

/** The tone of the status dot; never green if it cannot be bought. */
export const statusTone = (status: ProductStatus, pieces: number): Tone | 'neutral' =>
  isSoldOut(status, pieces) ? 'neutral' : STATUS_TONES[status]
