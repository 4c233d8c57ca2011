import type { PromoKind } from '@beacon/contract/promo-codes'

/** What a line adds to a cart or an order. Cents, whole pieces. */
export interface QuoteLine {
  unitCents: number
  quantity: number
  /** Whether it comes in a parcel; files and services do not (`deliveryOf`). */
  isShipped: boolean
}

/** The owner's money rules; the store's own stand in the content's `commerce` record (decision D14). */
export interface QuoteRules {
  shippingCents: number
  /** The subtotal from which shipping is free. */
  freeShippingFromCents: number
  /** The tax rate in parts of 100,000: 8.875 % is 8875. */
  taxPer100000: number
}

/** What a promo code gives: whole percent or cents off the goods, or free shipping. */
interface Given {
  kind: PromoKind
  value: number
}

/** Amounts in cents. `tax` is an estimate, and called one wherever it is shown. */
interface Quote {
  subtotal: number
  /** What a promo code takes off the subtotal. */
  discount: number
  shipping: number
  tax: number
  total: number
  /** How much more is needed for free shipping; 0 once it is free, or when nothing is shipped. */
  untilFreeShipping: number
}

/** The least that is left to pay for goods: a card cannot be charged nothing. */
const LEAST_GOODS = 100

/** What a code takes off the goods: half a cent rounds up. */
function discountOf(subtotal: number, { kind, value }: Given): number {
  if (kind === 'shipping') return 0
  const wished = kind === 'percent' ? Math.floor((subtotal * value + 50) / 100) : value
  return Math.max(0, Math.min(wished, subtotal - LEAST_GOODS))
}

/**
 * What a cart or an order costs: the only place where amounts are added up, for cart, checkout and server alike. Whole
 * cents throughout. Tax applies to the goods after the discount, rounded half up. Free shipping depends on the subtotal
 * before the discount, so that no code makes shipping dearer. An order of which nothing is shipped has no shipping, and
 * an empty cart costs nothing.
 */
export function quote(lines: readonly QuoteLine[], rules: QuoteRules, given?: Given): Quote {
  const subtotal = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0)
  const isShipped = lines.some((line) => line.isShipped && line.quantity > 0)
  const isFree = !isShipped || subtotal >= rules.freeShippingFromCents || given?.kind === 'shipping'
  const shipping = isFree ? 0 : rules.shippingCents
  const discount = given ? discountOf(subtotal, given) : 0
  const tax = Math.floor(((subtotal - discount) * rules.taxPer100000 + 50_000) / 100_000)
  return {
    subtotal,
    discount,
    shipping,
    tax,
    total: subtotal - discount + shipping + tax,
    untilFreeShipping: shipping === 0 ? 0 : rules.freeShippingFromCents - subtotal,
  }
}

/**
 * What several orders cost together: each has its own shipping and its own rounded tax. What is missing for free
 * shipping can only be said of one.
 */
export function sumOfQuotes(quotes: readonly Quote[]): Quote {
  const sum = (amount: keyof Quote) => quotes.reduce((total, quote) => total + quote[amount], 0)
  return {
    subtotal: sum('subtotal'),
    discount: sum('discount'),
    shipping: sum('shipping'),
    tax: sum('tax'),
    total: sum('total'),
    untilFreeShipping: quotes.length === 1 ? sum('untilFreeShipping') : 0,
  }
}
