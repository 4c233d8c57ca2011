const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents as people read them: 1999 is '$19.99'. */
export const usd = (cents: number): string => format.format(cents / 100)
