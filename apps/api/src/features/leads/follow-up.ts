import { today } from '../../clock.ts'
import { AppError } from '../../http/errors.ts'

/** @throws AppError invalid_input for a day that is over */
export function assertFutureDay(day: string, now: Date): void {
  if (day >= today(now)) return
  const sentence = 'This day is in the past.'
  throw new AppError('invalid_input', sentence, { fields: { followUpOn: sentence } })
}
