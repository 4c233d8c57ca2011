import type { ProductStatus } from '@beacon/contract/products'
import { countText } from '@beacon/rules/count-text'
import type { Tone } from '../../ui/notice.tsx'

/** How many pieces there are, in words. */
export const stockText = (pieces: number): string =>
  pieces > 0 ? `${countText(pieces)} in stock` : 'Out of stock'

/** Nothing is left of what could be bought; what is not for sale yet is no loss. */
const isSoldOut = (status: ProductStatus, pieces: number) => status === 'Active' && pieces === 0

/** How the words about its stock look: that it is sold out is what a buyer has to know first. */
export const stockClass = (status: ProductStatus, pieces: number): string =>
  isSoldOut(status, pieces) ? 'font-medium text-danger' : 'text-muted'

const STATUS_TONES: Record<ProductStatus, Tone | 'neutral'> = {
  Active: 'success',
  'Coming Soon': 'info',
  Hidden: 'neutral',
}

/** The light beside its status; never green where nothing can be bought. */
export const statusTone = (status: ProductStatus, pieces: number): Tone | 'neutral' =>
  isSoldOut(status, pieces) ? 'neutral' : STATUS_TONES[status]
