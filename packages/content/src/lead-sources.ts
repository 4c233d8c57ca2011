/** Where on the website an inquiry was written, in the words that the agency reads. */
export const freeAuditSource = 'Free audit'
export const popupSource = 'Free website popup'
export const aboutSource = 'About page'
export const assistantSource = 'Chat assistant'
/** The page of a service, by its name. */
export const serviceSource = (name: string) => `Service page: ${name}` as const
/** The page of a trade. */
export const tradeSource = (trade: Trade) => `${trade} page` as const

/** The trades with a page of their own. */
export const trades = ['Restaurants', 'Barbershops'] as const
export type Trade = (typeof trades)[number]

/** What a form may send: the notes database lists these, and anything else as one (`own-source.ts`). */
export type LeadSource =
  | typeof freeAuditSource
  | typeof popupSource
  | typeof aboutSource
  | ReturnType<typeof serviceSource>
  | ReturnType<typeof tradeSource>
