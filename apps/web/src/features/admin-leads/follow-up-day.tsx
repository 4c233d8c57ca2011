import type { Lead } from '@beacon/contract/leads'
import { todayInNewYork } from '../admin/index.ts'
import { followUpWords, plannedDay } from './follow-up.ts'

const LOOK = {
  later: 'text-muted',
  today: 'font-semibold text-warning',
  overdue: 'font-semibold text-danger',
}

interface FollowUpDayProps {
  lead: Pick<Lead, 'status' | 'followUpOn'>
  /** Shortened where a heading already says that these are follow-ups. */
  short?: boolean
}

/** The day of a lead's follow-up; renders nothing where none is planned. */
export function FollowUpDay({ lead, short = false }: FollowUpDayProps) {
  const day = plannedDay(lead)
  if (!day) return null
  const words = followUpWords(day, todayInNewYork())
  return <span className={LOOK[words.urgency]}>{short ? words.short : words.text}</span>
}
