const PRIVATE = [
  /^\/(store\/)?checkout$/,
  /^\/thank-you$/,
  /^\/orders(\/|$)/,
  /^\/booking(\/|$)/,
  /^\/newsletter\/(confirm|unsubscribe)$/,
  /^\/admin(\/|$)/,
]

/**
 * Pages of payment, booking, the back office and private links. No popup interrupts there (D11), and no tracker runs
 * there (D24).
 */
export const isPrivatePage = (path: string): boolean => PRIVATE.some((pattern) => pattern.test(path))
