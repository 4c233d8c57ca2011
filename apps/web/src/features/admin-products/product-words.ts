import type { AdminProduct, SyncState } from '@beacon/contract/product-admin'
import type { ProductSource } from '@beacon/contract/products'
import { stockStateOf } from '@beacon/rules/stock-state'
import type { Tone } from '../../ui/notice.tsx'
import type { ProductFilter } from './queries.ts'

export const sourceNames: Readonly<Record<ProductSource, string>> = {
  printify: 'Printify',
  notion: 'Notion',
  local: 'Built in',
}

export const syncWords: Readonly<Record<SyncState, { label: string; tone: Tone | 'neutral' }>> = {
  never: { label: 'Not copied yet', tone: 'neutral' },
  ok: { label: 'Up to date', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  held: { label: 'Needs your decision', tone: 'warning' },
}

/** Whether visitors can buy it, in the fewest words. */
export function stateOf({ status, isWithdrawn, inventory }: AdminProduct): {
  label: string
  tone: Tone | 'neutral'
} {
  if (isWithdrawn) return { label: 'Withdrawn', tone: 'neutral' }
  if (status !== 'Active') return { label: status, tone: status === 'Hidden' ? 'neutral' : 'info' }
  return inventory > 0 ? { label: 'For sale', tone: 'success' } : { label: 'Sold out', tone: 'danger' }
}

/** The stock in the fewest words; undefined for print-on-demand products and downloads. */
export function stockOf({ source, stock, inventory }: AdminProduct): string {
  if (stock.every((line) => line.stock === null))
    return source === 'printify' ? 'Made to order' : 'Never runs out'
  return `${inventory.toLocaleString('en-US')} in stock`
}

/** Which variants a stock filter found, with their pieces; empty without a filter, or for a product without variants. */
export const foundOf = ({ stock }: AdminProduct, wanted: ProductFilter['stock']): string =>
  stock
    .filter((line) => wanted && line.title && stockStateOf(line) === wanted)
    .map(({ title, available }) => `${title}: ${available}`)
    .join(', ')

/** How many people asked for an email when it can be bought; empty if nobody did. */
export const waitingOf = ({ waiting }: AdminProduct): string =>
  waiting > 0 ? `${waiting.toLocaleString('en-US')} ${waiting === 1 ? 'waits' : 'wait'} for it` : ''
