import { commerce } from '@beacon/content/commerce'
import { parseStored } from './stored-json.ts'
import { storedText } from './stored-text.ts'

const HOLD_MS = commerce.holdMinutes * 60_000
/** How long paid attempts are remembered: a tab may stay open longer than a hold lasts. */
const OVER_MS = 24 * 60 * 60_000

const MOST_KEPT = 10

export interface Pieces {
  productId: string
  variantId?: number | null | undefined
  quantity: number
}

/** A payment that any tab of this browser has begun. */
interface Begun {
  /** What one buyer's tabs compete for: the pieces in the shared cart, or the same slot. */
  what: string
  /** Idempotency-Key of the attempt. */
  key: string
  pieces: readonly Pieces[]
  /** When its hold ends, in milliseconds of this browser's clock; known from the server's answer. */
  endsAt?: number
  /** Whether no answer came: the hold may have begun all the same. */
  isUnanswered?: boolean
}

interface KeptBegun extends Begun {
  at: number
  /** This attempt, or the one that replaced it, is paid. */
  isOver?: true
}

const kept = storedText('begun-payments')

const EXAMPLE: KeptBegun[] = [{ what: '', key: '', pieces: [{ productId: '', quantity: 0 }], at: 0 }]

const readKept = (): KeptBegun[] => parseStored(kept.read(), EXAMPLE) ?? []

const forgottenAt = ({ at, isOver, endsAt }: KeptBegun) => (isOver ? at + OVER_MS : (endsAt ?? at + HOLD_MS))

const readBegun = () => readKept().filter((begun) => forgottenAt(begun) > Date.now())

/**
 * Keys of this browser's attempts to pay for it, newest first. Of paid ones only those for the same pieces, and only
 * for the tab that began them (`own`): otherwise a tab left open would pay a second time.
 */
export function keysOfBegun({ what, pieces }: Omit<Begun, 'key'>, own: readonly string[]): string[] {
  const begun = readBegun().filter((one) => one.what === what)
  const wasOwn = begun.some(({ isOver, key }) => isOver && own.includes(key))
  const isSame = (one: Begun) => JSON.stringify(one.pieces) === JSON.stringify(pieces)
  return begun.filter((one) => (one.isOver ? wasOwn && isSame(one) : true)).map(({ key }) => key)
}

/** Pieces that this browser's own payment holds: the shop counts them as gone, but not for this buyer. */
export const ownPieces = (): readonly Pieces[] =>
  readBegun().find(({ what, isOver }) => what === 'cart' && !isOver)?.pieces ?? []

/** What this browser's own unanswered payments may hold. */
export const perhapsHeld = (): string[] =>
  readBegun().flatMap(({ what, isUnanswered, isOver }) => (isUnanswered && !isOver ? [what] : []))

/** What a payment for a session is about. */
export const timeOf = (date: string, time: string): string => `${date} ${time}`

/** Lets the other tabs know, and whoever closes this one and comes back. */
export function noteBegun(begun: Begun) {
  const all = readBegun()
  const same = all.find(({ key }) => key === begun.key)
  const others = all.filter((other) => other !== same)
  kept.write(JSON.stringify([{ ...same, ...begun, at: Date.now() }, ...others].slice(0, MOST_KEPT)))
}

/** One of them is paid: the next attempt replaces none. */
export const endBegun = () =>
  kept.write(JSON.stringify(readKept().map((begun) => ({ ...begun, isOver: true, at: Date.now() }))))
