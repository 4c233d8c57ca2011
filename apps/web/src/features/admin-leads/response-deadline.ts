import { agency } from '@beacon/content/agency'
import { formatSpan } from '../admin/index.ts'

const HOUR = 60 * 60_000
const PROMISE = agency.responseHours * HOUR
const SOON = 4 * HOUR

interface TimeLeft {
  text: string
  /** `soon`: less than four hours left. */
  urgency: 'calm' | 'soon' | 'overdue'
}

/** How long a new lead may still wait: the site promises a response. `now` is in milliseconds. */
export function timeLeft(createdAt: string, now: number): TimeLeft {
  const left = Date.parse(createdAt) + PROMISE - now
  if (left <= 0) return { text: `overdue by ${formatSpan(-left)}`, urgency: 'overdue' }
  return { text: `${formatSpan(left)} left`, urgency: left < SOON ? 'soon' : 'calm' }
}
