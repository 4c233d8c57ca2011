import type { readHours } from '@beacon/contract/booking'
import type { ResponseOf } from '@beacon/contract/endpoint'
import { hoursPath } from '@beacon/contract/hours'

export type Closings = ResponseOf<typeof readHours>['closings']

const TIME_LIMIT_MS = 15_000

/** When the office stays closed from today on; nothing where nobody can say. */
export async function readClosings(): Promise<Closings> {
  try {
    const answer = await fetch(hoursPath, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    return answer.ok ? ((await answer.json()) as ResponseOf<typeof readHours>).closings : []
  } catch {
    return []
  }
}
