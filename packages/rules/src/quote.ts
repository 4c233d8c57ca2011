/** What a line adds to a cart or an order. Cents, whole pieces. */
interface QuoteLine {
  unitCents: number
  quantity: number
}

/** The owner's money rules; the store's own stand in the content's `commerce` record (decision D14). */
interface QuoteRules {
  shippingCents: number
  /** From this subtotal on, shipping costs nothing. */
  freeShippingFromCents: number
  /** The tax rate in parts of 100,000: 8.875 % is 8875. */
  taxPer100000: number
}

/** Amounts in cents. `tax` is an estimate, and called one wherever it is shown. */
export interface Quote {
  subtotal: number
  shipping: number
  tax: number
  total: number
  /** What is missing from the subtotal for free shipping; 0 once it is free, or when there is nothing to ship. */
  untilFreeShipping: number
}

/**
 * What a cart or an order costs: the one place in which amounts are added up, for cart, checkout and server alike.
 * Whole cents throughout; tax is on the subtotal, half a cent rounds up. Nothing costs nothing, shipping included.
 */
export function quote(lines: readonly QuoteLine[], rules: QuoteRules): Quote {
  const subtotal = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0)
  const isEmpty = lines.every(({ quantity }) => quantity === 0)
  const shipping = isEmpty || subtotal >= rules.freeShippingFromCents ? 0 : rules.shippingCents
  const tax = Math.floor((subtotal * rules.taxPer100000 + 50_000) / 100_000)
  return {
    subtotal,
    shipping,
    tax,
    total: subtotal + shipping + tax,
    untilFreeShipping: shipping === 0 ? 0 : rules.freeShippingFromCents - subtotal,
  }
}
