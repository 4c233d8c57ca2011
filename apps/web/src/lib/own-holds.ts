import { commerce } from '@beacon/content/commerce'
import { storedText } from './stored-text.ts'

const HOLD_MS = commerce.holdMinutes * 60_000

const MOST_KEPT = 10

export interface Pieces {
  productId: string
  variantId?: number | null | undefined
  quantity: number
}

/** A payment that any tab of this browser has begun. */
interface Begun {
  /** What tabs of one buyer compete for: the pieces in the one cart, or the same hour. */
  what: string
  /** Idempotency-Key of the attempt. */
  key: string
  pieces: readonly Pieces[]
}

const kept = storedText('begun-payments')

function readBegun(): (Begun & { at: number })[] {
  try {
    const begun = JSON.parse(kept.read() ?? '[]') as (Begun & { at: number })[]
    return begun.filter(({ at }) => at > Date.now() - HOLD_MS)
  } catch {
    return []
  }
}

const begunFor = (what: string) => readBegun().filter((begun) => begun.what === what)

/** Keys with which this browser has begun to pay for it, the latest first. */
export const keysOfBegun = (what: string): string[] => begunFor(what).map(({ key }) => key)

/** Pieces that this browser's own payment holds: the shop counts them as gone, and to this buyer they are not. */
export const ownPieces = (): readonly Pieces[] => begunFor('cart')[0]?.pieces ?? []

/** Lets the other tabs know, and whoever closes this one and comes back. */
export function noteBegun(begun: Begun) {
  const others = readBegun().filter(({ key }) => key !== begun.key)
  kept.write(JSON.stringify([{ ...begun, at: Date.now() }, ...others].slice(0, MOST_KEPT)))
}

/** One of them is paid: what is begun next takes the place of none. */
export const forgetBegun = () => kept.write(null)
