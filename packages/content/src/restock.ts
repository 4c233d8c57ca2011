/** "Email me when it is back": one email about a product that cannot be bought now. */
export const restockPolicy = {
  /** A request that could not be met for so long is deleted. */
  waitsDays: 180,
  /** How long a request is kept after its email. */
  keptDays: 14,
  /** How many requests one internet address, or IPv6 network (/48), may make within 24 hours; offices share one. */
  mostADay: 20,
  /** How many of these emails one mailbox gets within 24 hours; anybody may have typed its address. */
  mostMailsADay: 3,
} as const

/** Small print of the form, for a product that was sold out or is not on sale yet. */
export const restockNote = `One email, and nothing else. Your address is deleted ${restockPolicy.keptDays} days after it, or after ${restockPolicy.waitsDays} days without one.`

/** The buttons on a product's page, by what of it cannot be bought. */
export const restockLabels = {
  soldOut: 'Email me when it is back',
  notYet: 'Email me when it is available',
  oneSoldOut: 'Yours is sold out?',
} as const
