import type { OrderRow } from '../../db/schema.ts'
import type { PrintOrder } from '../../providers/printify-orders.ts'
import { stateBehind } from './refund-state.ts'

export const UNKNOWN_THERE = 'The print provider no longer knows this order.'

export const HELD_THERE =
  'The print provider holds it and does not print it yet: its dashboard says what is missing.'

const STOPPED_THERE = 'At the print provider it is '

/** Why an order that the print provider has stopped needs a person, with the provider's own word for its state. */
export const stoppedThere = ({ word }: PrintOrder): string => `${STOPPED_THERE}${word}.`

const isOfPrinter = (reason: string): boolean =>
  [UNKNOWN_THERE, HELD_THERE].includes(reason) || reason.startsWith(STOPPED_THERE)

const reasonsOf = ({ attention }: OrderRow): string[] => attention.split('\n')

/** Whether nothing but the print provider's news made an order stop. */
export const hasStoppedThereAlone = (order: OrderRow): boolean => reasonsOf(order).every(isOfPrinter)

/** Whether the print provider is making it, as far as is known, so that it can no longer be canceled there. */
export const isBeingMade = (order: OrderRow): boolean =>
  stateBehind(order) === 'in_production' && !reasonsOf(order).some(isOfPrinter)
