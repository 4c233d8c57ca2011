import type { AdminOrder } from '@beacon/contract/order-admin'
import { STOPPED_THERE } from '@beacon/rules/order-state'

/** Whether the print provider makes it. One that waits there is not made until somebody has solved its problem. */
export const isMadeNow = ({ isBeingMade, attention }: AdminOrder): boolean =>
  isBeingMade && !attention.includes(STOPPED_THERE)
