const PRIVATE = [
  /^\/(store\/)?checkout$/i,
  /^\/thank-you$/i,
  /^\/orders(\/|$)/i,
  /^\/booking(\/|$)/i,
  /^\/newsletter\/(confirm|unsubscribe)$/i,
  /^\/admin(\/|$)/i,
]

/**
 * Pages of payment, booking, the back office and private links. No popup interrupts there (D11), and no tracker runs
 * there (D24). The router takes capitals for small letters.
 */
export const isPrivatePage = (path: string): boolean => PRIVATE.some((pattern) => pattern.test(path))
