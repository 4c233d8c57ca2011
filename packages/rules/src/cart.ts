import { MOST_LINES, MOST_PIECES } from '@beacon/contract/order-limits'
import type { ProductSource } from '@beacon/contract/products'

/** A line of the cart, under the names that the specification gives its parts. */
export interface CartItem {
  /** The product or variant, as `cartItemId` builds it. */
  id: string
  product_id: string
  /** The variant; null for a product that comes in one form. */
  variant_id: number | null
  name: string
  /** The variant's title, 'Colour / Size'; empty where there is none. */
  variant: string
  selectedSize: string
  selectedColor: string
  category: string
  /** Delivered as a file; absent from lines that older versions have stored. */
  digital?: boolean
  source: ProductSource
  image: string
  /** US cents for one piece, when the shop was last asked. */
  price: number
  /** Pieces; never below 1. */
  quantity: number
  /** Pieces that could be bought when the shop was last asked: more than these cannot be put in. */
  available: number
}

/** Something that can be put into the cart: a line without its quantity. */
export type CartProduct = Omit<CartItem, 'quantity'>

export type Cart = readonly CartItem[]

/** Print orders and local ones are paid for separately; what is in the cart decides how it goes on. */
export type CartPart = 'printify' | 'local'
type CartKind = 'empty' | CartPart | 'mixed'

export type CartAction =
  | { type: 'add'; item: CartProduct; quantity?: number }
  | { type: 'set quantity'; line: string; quantity: number }
  | { type: 'remove'; line: string }
  | { type: 'remove part'; part: CartPart }
  /** What was ordered leaves the cart; what has been added since stays. */
  | { type: 'take out'; ordered: Cart }
  | { type: 'clear' }

/** Print products carry the variant in their id: 'printify_' + product + '_' + variant. */
export function cartItemId(source: ProductSource, productId: string, variantId: number | null): string {
  if (source !== 'printify') return productId
  return `printify_${productId.replace(/^printify_/, '')}_${variantId}`
}

/** What tells one line from another: id, size and colour. */
export const lineOf = ({
  id,
  selectedSize,
  selectedColor,
}: Pick<CartItem, 'id' | 'selectedSize' | 'selectedColor'>): string =>
  JSON.stringify([id, selectedSize, selectedColor])

/** How many pieces of a line there can be. */
export const mostPieces = ({ available }: Pick<CartItem, 'available'>): number =>
  Math.min(available, MOST_PIECES)

/** How many pieces there are in all. */
export const countPieces = (cart: Cart): number => cart.reduce((sum, { quantity }) => sum + quantity, 0)

/** The part of the cart that a line belongs to: everything that is not printed on demand is local. */
export const partOf = ({ source }: Pick<CartItem, 'source'>): CartPart =>
  source === 'printify' ? 'printify' : 'local'

/** Which flow of the checkout it needs: the one part that it has, `mixed` or `empty`. */
export function cartKind(cart: Cart): CartKind {
  const parts = new Set(cart.map(partOf))
  if (parts.size > 1) return 'mixed'
  return parts.values().next().value ?? 'empty'
}

/** The orders that a cart becomes: a mixed one becomes two. */
export const ordersOf = (cart: Cart): Cart[] =>
  [...new Set(cart.map(partOf))].map((part) => cart.filter((item) => partOf(item) === part))

/** Applies an action. A cart that does not change is returned as the same array. */
export function reduceCart(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'add':
      return add(cart, action.item, action.quantity ?? 1)
    case 'set quantity':
      return setQuantity(cart, action.line, action.quantity)
    case 'remove':
      return setQuantity(cart, action.line, 0)
    case 'remove part':
      return cart.filter((item) => partOf(item) !== action.part)
    case 'take out':
      return action.ordered.reduce(takeOut, cart)
    case 'clear':
      return []
  }
}

/** Puts pieces in: a line that is there grows and takes over what is known of the product now. */
function add(cart: Cart, item: CartProduct, pieces: number): Cart {
  const line = lineOf(item)
  const before = cart.find((other) => lineOf(other) === line)
  const quantity = Math.min((before?.quantity ?? 0) + Math.max(0, Math.trunc(pieces)), mostPieces(item))
  if (quantity < 1 || (!before && cart.length >= MOST_LINES)) return cart
  const after: CartItem = { ...item, quantity }
  return before ? cart.map((other) => (other === before ? after : other)) : [...cart, after]
}

function takeOut(cart: Cart, ordered: CartItem): Cart {
  const line = lineOf(ordered)
  const pieces = cart.find((item) => lineOf(item) === line)?.quantity ?? 0
  return setQuantity(cart, line, pieces - ordered.quantity)
}

/** Zero or below takes the line out. */
function setQuantity(cart: Cart, line: string, quantity: number): Cart {
  const pieces = Math.trunc(quantity)
  return cart.flatMap((item) => {
    if (lineOf(item) !== line) return [item]
    return pieces < 1 ? [] : [{ ...item, quantity: Math.min(pieces, mostPieces(item)) }]
  })
}

/**
 * Reads a cart that was kept as JSON text. Entries that are none are dropped, lines that appear twice become one, and
 * text that cannot be parsed is an empty cart. Written without a schema library: every page loads it.
 */
export function parseCart(text: string | null): Cart {
  return entriesOf(text)
    .filter(isCartItem)
    .reduce<Cart>((cart, { quantity, ...item }) => add(cart, item, quantity), [])
}

function entriesOf(text: string | null): unknown[] {
  try {
    const entries: unknown = JSON.parse(text ?? '')
    return Array.isArray(entries) ? entries : []
  } catch {
    return []
  }
}

const FILLED = ['id', 'product_id', 'name', 'category', 'image'] as const
const TEXTS = ['variant', 'selectedSize', 'selectedColor'] as const
const SOURCES: readonly unknown[] = ['printify', 'notion', 'local'] satisfies ProductSource[]

function isCartItem(entry: unknown): entry is CartItem {
  if (typeof entry !== 'object' || entry === null) return false
  const item = entry as Partial<Record<keyof CartItem, unknown>>
  return (
    FILLED.every((name) => typeof item[name] === 'string' && item[name] !== '') &&
    TEXTS.every((name) => typeof item[name] === 'string') &&
    (item.digital === undefined || typeof item.digital === 'boolean') &&
    SOURCES.includes(item.source) &&
    (item.variant_id === null || isWhole(item.variant_id, 1)) &&
    isWhole(item.price, 0) &&
    isWhole(item.quantity, 1) &&
    isWhole(item.available, 1)
  )
}

const isWhole = (value: unknown, least: number) => Number.isSafeInteger(value) && Number(value) >= least
