import { isClosed, type Lead } from '@beacon/contract/leads'
import { dateAfter, dayWords, shortDate } from '@beacon/rules/day-words'
import { unbroken } from '@beacon/rules/unbroken'

/** Days that are one press away; 0 is Sunday, so next week begins on Monday. */
export function quickDays(today: string): { label: string; day: string }[] {
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  return [
    { label: 'Tomorrow', day: dateAfter(today, 1) },
    { label: 'In three days', day: dateAfter(today, 3) },
    { label: 'Next week', day: dateAfter(today, (8 - weekday) % 7 || 7) },
  ]
}

/** Nothing is planned for a lead that is closed, whatever an older version of the server has left there. */
export const plannedDay = ({ status, followUpOn }: Pick<Lead, 'status' | 'followUpOn'>): string | null =>
  isClosed(status) ? null : followUpOn

interface FollowUpWords {
  text: string
  /** Where it is said already that they are followed up. */
  short: string
  urgency: 'later' | 'today' | 'overdue'
}

/** When a lead is followed up, in the fewest words; both days as `2026-11-26`. */
export function followUpWords(day: string, today: string): FollowUpWords {
  if (day === today) return { text: 'Follow up today', short: 'Today', urgency: 'today' }
  const when = unbroken(nearDay(day, today))
  if (day < today)
    return {
      text: `Follow-up overdue since ${when}`,
      short: unbroken(`Overdue since ${when}`),
      urgency: 'overdue',
    }
  const isTomorrow = day === dateAfter(today, 1)
  return { text: isTomorrow ? 'Follow up tomorrow' : `Follow up on ${when}`, short: when, urgency: 'later' }
}

/** `Nov 26`, with its year where it is another one. */
function nearDay(day: string, today: string): string {
  const { month, date, year } = dayWords(day)
  return year === dayWords(today).year ? `${month.slice(0, 3)} ${date}` : shortDate(day)
}
