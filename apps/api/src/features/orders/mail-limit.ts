import type { Tx } from '../../db/schema.ts'
import { mayBeMailed } from '../../http/rate-limit.ts'

/** How many of them one mailbox gets within 24 hours: whoever places orders may have typed anybody's address. */
const MOST_ORDER_MAILS_A_DAY = 10

/** Counts an email about an order that nobody has to have paid for, or with a link that anybody can ask for. */
export const mayMailAboutOrder = (tx: Tx, email: string, now: Date): Promise<boolean> =>
  mayBeMailed(tx, { name: 'order mail', email, now }, MOST_ORDER_MAILS_A_DAY)
