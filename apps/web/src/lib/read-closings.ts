import type { readHours } from '@beacon/contract/booking'
import type { ResponseOf } from '@beacon/contract/endpoint'
import { hoursPath } from '@beacon/contract/hours'
import { timeLimit } from './time-limit.ts'

export type Closings = ResponseOf<typeof readHours>['closings']

/** When the office stays closed from today on; nothing where nobody can say. */
export async function readClosings(): Promise<Closings> {
  try {
    const answer = await fetch(hoursPath, { signal: timeLimit() })
    return answer.ok ? ((await answer.json()) as ResponseOf<typeof readHours>).closings : []
  } catch {
    return []
  }
}
