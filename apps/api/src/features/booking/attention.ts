import type { BookingRow } from '../../db/schema.ts'
import { settledBy } from '../../payments/reasons.ts'

type Attention = Pick<BookingRow, 'attention' | 'settled'>

/** What changes of a booking when some of the reasons that a person has to look at it are settled, or all. */
export function settle(
  { attention, settled }: Attention,
  by: 'A person' | 'A refund',
  isSettled: (reason: string) => boolean = () => true,
): Attention {
  const reasons = attention?.split('\n') ?? []
  const lines = reasons.filter(isSettled).map((reason) => settledBy(by, reason))
  const open = reasons.filter((reason) => !isSettled(reason)).join('\n')
  return { attention: open || null, settled: [settled, ...lines].filter(Boolean).join('\n') }
}
