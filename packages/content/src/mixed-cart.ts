/** Why print orders and local ones are not one order (PAY-2), at the checkout and from the server. */
export const MIXED_CART =
  'You have both Printify and local products in your cart. Please checkout each type separately.'
