import type { AdminProduct } from '@beacon/contract/products'

/** A whole number of pieces, as it may be typed. */
export const isCount = (text: string): boolean => /^\d{1,5}$/.test(text.trim())

/** The counts that differ from what is stored. */
export const changedCounts = (stock: AdminProduct['stock'], typed: Readonly<Record<number, string>>) =>
  stock.flatMap(({ variantId, stock: stored }) => {
    const text = typed[variantId]
    if (stored === null || text === undefined || !isCount(text) || Number(text) === stored) return []
    return [{ variantId, stock: Number(text) }]
  })

/** What is typed after this: who has typed the stored count again wants no change, whatever is sold meanwhile. */
export function withCount(
  typed: Readonly<Record<number, string>>,
  { variantId, stock }: AdminProduct['stock'][number],
  text: string,
): Readonly<Record<number, string>> {
  const { [variantId]: _, ...others } = typed
  return text === String(stock) ? others : { ...others, [variantId]: text }
}
