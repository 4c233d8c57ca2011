import type { readHours } from '@beacon/contract/booking'
import type { ResponseOf } from '@beacon/contract/endpoint'
import { hoursPath } from '@beacon/contract/hours'

const TIME_LIMIT_MS = 15_000

/** The days to come on which the office stays closed; none where nobody can say. */
export async function readClosedDates(): Promise<readonly string[]> {
  try {
    const answer = await fetch(hoursPath, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    return answer.ok ? ((await answer.json()) as ResponseOf<typeof readHours>).closedDates : []
  } catch {
    return []
  }
}
