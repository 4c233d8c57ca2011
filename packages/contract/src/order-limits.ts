// Without zod: the cart keeps to them long before an order is checked.

/** Lines of an order, and of the cart that becomes one. */
export const MOST_LINES = 50
/** Pieces of one line; also the nominal stock of what is printed or made to order, which nobody counts. */
export const MOST_PIECES = 99
