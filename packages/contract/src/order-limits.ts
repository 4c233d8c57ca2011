// Without zod: the cart keeps to them long before an order is checked.

/** Lines of an order, and of the cart that becomes one. */
export const MOST_LINES = 50
/** Pieces of one line. */
export const MOST_PIECES = 99
