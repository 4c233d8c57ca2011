/** The limit that emails about orders that nobody has to have paid for share, and the links that anybody can ask for. */
export const ORDER_MAIL = 'order mail'

/** How many of them one mailbox gets within 24 hours: whoever places orders may have typed anybody's address. */
export const MOST_ORDER_MAILS_A_DAY = 10
