import { startTransition, useEffect, useState } from 'react'
import { nextTask } from '../../lib/next-task.ts'
import type { Calendar, Days, Wish } from './fetch-availability.ts'

interface Availability {
  /** The days of the last response; undefined before the first. */
  days: Days | undefined
  /** The reasons for closed days. */
  closings: Calendar['closings']
  /** How long the private link's time is held; null if it is not, undefined before the first response. */
  keptUntil: string | null | undefined
  /** The earliest start for which a paid session could still be canceled with a refund, by the server's clock. */
  refundedFrom: string | undefined
  failed: boolean
  /** Fetches again: after somebody else was faster, or after a failure. */
  reload: () => void
}

const next = (round: number): number => round + 1

/** The free times. Days already shown stay while a new response is on its way, so that the layout does not jump. */
export function useAvailability({ serviceId, token }: Wish): Availability {
  const [calendar, setCalendar] = useState<Calendar>()
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round repeats the same request
  useEffect(() => {
    const leaving = new AbortController()
    async function ask() {
      // Hydration is work enough for one task.
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

  // A tab may have been in the background for hours or days: on return it shows what is free now.
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
