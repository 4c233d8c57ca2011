import { isClosed, type Lead } from '@beacon/contract/leads'
import { dateAfter, dayWords, shortDate } from '@beacon/rules/day-words'
import { noWrap } from '@beacon/rules/no-wrap'

/** Shortcuts to days; 0 is Sunday, so next week begins on Monday. */
export function quickDays(today: string): { label: string; day: string }[] {
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  return [
    { label: 'Tomorrow', day: dateAfter(today, 1) },
    { label: 'In three days', day: dateAfter(today, 3) },
    { label: 'Next week', day: dateAfter(today, (8 - weekday) % 7 || 7) },
  ]
}

/** A closed lead has no follow-up, even if an older version of the server has left one. */
export const plannedDay = ({ status, followUpOn }: Pick<Lead, 'status' | 'followUpOn'>): string | null =>
  isClosed(status) ? null : followUpOn

interface FollowUpWords {
  text: string
  /** Shortened where a heading already says that these are follow-ups. */
  short: string
  urgency: 'later' | 'today' | 'overdue'
}

/** The day of a follow-up in the fewest words; both days are YYYY-MM-DD. */
export function followUpWords(day: string, today: string): FollowUpWords {
  if (day === today) return { text: 'Follow up today', short: 'Today', urgency: 'today' }
  const when = noWrap(nearDay(day, today))
  if (day < today)
    return {
      text: `Follow-up overdue since ${when}`,
      short: noWrap(`Overdue since ${when}`),
      urgency: 'overdue',
    }
  const isTomorrow = day === dateAfter(today, 1)
  return { text: isTomorrow ? 'Follow up tomorrow' : `Follow up on ${when}`, short: when, urgency: 'later' }
}

/** `Nov 26`, with the year if it is not the current one. */
function nearDay(day: string, today: string): string {
  const { month, date, year } = dayWords(day)
  return year === dayWords(today).year ? `${month.slice(0, 3)} ${date}` : shortDate(day)
}
