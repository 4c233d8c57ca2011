/**
 * The rule for everything that a visitor typed and a mail to them repeats: anybody can type somebody else's address, and
 * our mail must not deliver a stranger's link.
 */

/** Whether mail programs may turn a short field into a link: a name, or a phone number. */
export const isLinked = (field: string): boolean => /[/:@]|\.\p{L}{2}/u.test(field)

/** Whether they may find a link in a message, in which colons and slashes are common. */
export const hasLink = (message: string): boolean => /\bhttps?:|\bwww\.|[\p{L}\d-]\.\p{L}{2,}/iu.test(message)
