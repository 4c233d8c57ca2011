const PRIVATE = [
  /^\/(store\/)?checkout$/,
  /^\/thank-you$/,
  /^\/orders(\/|$)/,
  /^\/booking(\/|$)/,
  /^\/newsletter\/(confirm|unsubscribe)$/,
  /^\/admin(\/|$)/,
]

/**
 * Pages where a visitor pays, books, works or has come by a secret link. No popup interrupts there (D11), and no
 * tracker runs there (D24).
 */
export const isPrivatePage = (path: string): boolean => PRIVATE.some((pattern) => pattern.test(path))
