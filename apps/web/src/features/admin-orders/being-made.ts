import type { AdminOrder } from '@beacon/contract/order-admin'

/** How the reason begins for which an order waits at the print provider. */
const WAITS_THERE = 'At the print provider it is '

/** Whether the print provider makes it. One that waits there is not made until somebody has solved its problem. */
export const isBeingMade = ({ isBeingMade: isBegun, attention }: AdminOrder): boolean =>
  isBegun && !attention.includes(WAITS_THERE)
