import { startTransition, useEffect, useState } from 'react'
import { nextTask } from '../../lib/next-task.ts'
import type { Calendar, Days, Wish } from './fetch-availability.ts'

interface Availability {
  /** The days of the last answer; nothing before the first. */
  days: Days | undefined
  /** Why some of them are closed. */
  closings: Calendar['closings']
  /** Until when the time of the private link is kept; null when it is not, nothing before the first answer. */
  keptUntil: string | null | undefined
  /** From which start on a paid session could be canceled for its money, by the server's clock. */
  refundedFrom: string | undefined
  failed: boolean
  /** Asks again: after somebody was faster, or after a failure. */
  reload: () => void
}

const next = (round: number): number => round + 1

/** What is free. Days that are shown already stay while a new answer is on its way, so that nothing jumps. */
export function useAvailability({ serviceId, token }: Wish): Availability {
  const [calendar, setCalendar] = useState<Calendar>()
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same question again
  useEffect(() => {
    const leaving = new AbortController()
    async function ask() {
      // To take the page over is work enough for one task.
      await nextTask()
      const { fetchAvailability } = await import('./fetch-availability.ts')
      const answer = await fetchAvailability({ serviceId, token }, leaving.signal)
      if (leaving.signal.aborted) return
      startTransition(() => {
        setCalendar(answer)
        setFailed(false)
      })
    }
    ask().catch(() => leaving.signal.aborted || setFailed(true))
    return () => leaving.abort()
  }, [serviceId, token, round])

  // A tab may have waited for an hour, or for days: who looks at it again sees what is free now.
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setRound(next)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  return {
    days: calendar?.dates,
    closings: calendar?.closings ?? [],
    keptUntil: calendar?.keptUntil,
    refundedFrom: calendar?.refundedFrom,
    failed,
    reload: () => setRound(next),
  }
}
