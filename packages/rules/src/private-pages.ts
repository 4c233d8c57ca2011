const PRIVATE = [/^\/(store\/)?checkout$/, /^\/booking$/, /^\/admin(\/|$)/]

/**
 * Pages where a visitor pays, books or works. No popup interrupts there (D11), and no tracker runs there (D24).
 */
export const isPrivatePage = (path: string): boolean => PRIVATE.some((pattern) => pattern.test(path))
