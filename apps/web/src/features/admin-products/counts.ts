import type { AdminProduct } from '@beacon/contract/product-admin'

type Line = AdminProduct['stock'][number]

/** Unsaved counts, by variant. */
export interface TypedCounts {
  /** As typed. */
  counts?: Readonly<Record<number, string>>
  /** The stored count at the time another one was typed. */
  before?: Readonly<Record<number, number>>
}

/** Whether the text is a valid count: a whole number of at most five digits. */
export const isCount = (text: string): boolean => /^\d{1,5}$/.test(text.trim())

/** The counts that differ from the stored ones, each with the count that it replaces. */
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

/** Those whose stored count has changed since they were typed. */
export const overtakenCounts = (stock: readonly Line[], typed: TypedCounts): OvertakenCount[] =>
  changedCounts(stock, typed).flatMap(({ variantId, stock: count, stockBefore }) => {
    const line = stock.find((each) => each.variantId === variantId)
    if (!line || line.stock === null || line.stock === stockBefore) return []
    return [{ variantId, title: line.title, typed: count, before: stockBefore, now: line.stock }]
  })

/** The typed counts after this input: typing the stored count again means no change, whatever is sold meanwhile. */
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
