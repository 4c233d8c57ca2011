/** For how many days the links in emails and on private pages work. */
export const linkDays = {
  /** To download a file of an order; the order's page makes new ones. */
  download: 7,
  /** To confirm a place on a list. */
  confirm: 7,
  /** To leave a list: for as long as somebody may keep the letter. */
  leave: 400,
} as const
