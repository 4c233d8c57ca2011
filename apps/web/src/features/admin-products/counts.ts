import type { AdminProduct } from '@beacon/contract/products'

type Line = AdminProduct['stock'][number]

/** Counts that were typed and not saved, by variant. */
export interface TypedCounts {
  /** As typed. */
  counts?: Readonly<Record<number, string>>
  /** What was stored when somebody began to type another one. */
  before?: Readonly<Record<number, number>>
}

/** A whole number of pieces, as it may be typed. */
export const isCount = (text: string): boolean => /^\d{1,5}$/.test(text.trim())

/** The counts that differ from what is stored, each with the one that it takes the place of. */
export const changedCounts = (stock: readonly Line[], { counts = {}, before = {} }: TypedCounts) =>
  stock.flatMap(({ variantId, stock: stored }) => {
    const text = counts[variantId]
    if (stored === null || text === undefined || !isCount(text) || Number(text) === stored) return []
    return [{ variantId, stock: Number(text), stockBefore: before[variantId] ?? stored }]
  })

export interface OvertakenCount {
  variantId: number
  title: string
  typed: number
  before: number
  now: number
}

/** Those of them that were typed for another count than the one that is stored by now. */
export const overtakenCounts = (stock: readonly Line[], typed: TypedCounts): OvertakenCount[] =>
  changedCounts(stock, typed).flatMap(({ variantId, stock: count, stockBefore }) => {
    const line = stock.find((each) => each.variantId === variantId)
    if (!line || line.stock === null || line.stock === stockBefore) return []
    return [{ variantId, title: line.title, typed: count, before: stockBefore, now: line.stock }]
  })

/** What is typed after this: who has typed the stored count again wants no change, whatever is sold meanwhile. */
export function withCount(
  { counts, before }: TypedCounts,
  { variantId, stock }: Line,
  text: string,
): Required<TypedCounts> {
  const { [variantId]: begun = stock ?? 0, ...othersBefore } = before ?? {}
  const { [variantId]: _, ...others } = counts ?? {}
  if (text === String(stock)) return { counts: others, before: othersBefore }
  return { counts: { ...others, [variantId]: text }, before: { ...othersBefore, [variantId]: begun } }
}
