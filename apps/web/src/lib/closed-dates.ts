import { readHours } from '@beacon/contract/booking'
import { call } from './api.ts'

const TIME_LIMIT_MS = 15_000

/** The days to come on which the office stays closed; none where nobody can say. */
export const readClosedDates = (): Promise<readonly string[]> =>
  call(readHours, { signal: AbortSignal.timeout(TIME_LIMIT_MS) }).then(
    ({ closedDates }) => closedDates,
    () => [],
  )
