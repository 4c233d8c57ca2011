import { noWrap } from '@beacon/rules/no-wrap'
import { Button } from '../../ui/button.tsx'
import { useCardsAreOff } from '../payment/index.ts'
import { dayOfMonth, monthOf, zoneAt } from './date-format.ts'
import type { Days } from './fetch-availability.ts'

interface FirstFreeProps {
  days: Days
  onChoose: (date: string, time: string) => void
}

/** The earliest free time, chosen with one press. */
export function FirstFree({ days, onChoose }: FirstFreeProps) {
  const first = firstFreeOf(days)
  // Nobody waits for what cannot be paid for.
  const session = useCardsAreOff() ? 'a free session' : 'a session'
  const isClosed = days.every(({ closed }) => closed)
  if (!first)
    return (
      <p className="text-muted text-sm">
        {isClosed
          ? 'We are closed on all of these days. Please call or write, and we find an hour.'
          : `No times are free on these days. Choose ${session} and a full day to join its waiting list.`}
      </p>
    )
  const { date, time, startsAt } = first
  return (
    <Button size="sm" className="-mt-1.5 tabular-nums" onClick={() => onChoose(date, time)}>
      {`First free: ${noWrap(`${monthOf(date)} ${dayOfMonth(date)}, ${time} ${zoneAt(startsAt)}`)}`}
    </Button>
  )
}

function firstFreeOf(days: Days) {
  for (const { date, slots } of days) {
    const slot = slots.find(({ available }) => available)
    if (slot) return { date, ...slot }
  }
  return undefined
}
