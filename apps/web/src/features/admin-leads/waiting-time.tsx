import type { Lead } from '@beacon/contract/leads'
import { timeLeft } from './response-deadline.ts'

const LOOK = { calm: 'text-muted', soon: 'font-semibold text-warning', overdue: 'font-semibold text-danger' }

/** The time left of the promised hours, for a lead without an answer. */
export function WaitingTime({ lead, now }: { lead: Pick<Lead, 'status' | 'createdAt'>; now: number }) {
  if (lead.status !== 'new') return null
  const { text, urgency } = timeLeft(lead.createdAt, now)
  return <span className={LOOK[urgency]}>{text}</span>
}
