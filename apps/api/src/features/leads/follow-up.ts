import { today } from '../../clock.ts'
import { invalidAt } from '../../http/errors.ts'

/** @throws AppError invalid_input for a day that is over */
export function assertFutureDay(day: string, now: Date): void {
  if (day < today(now)) throw invalidAt('followUpOn', 'This day is in the past.')
}
