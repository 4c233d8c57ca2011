import { startTransition, useEffect, useState } from 'react'
import { loadPart } from '../../lib/load-part.ts'
import { nextTask } from '../../lib/next-task.ts'
import type { Calendar, Days, Wish } from './fetch-availability.ts'

export interface Availability {
  /**
   * The days of the last response; undefined before the first, and when those of another session could not be fetched.
   */
  days: Days | undefined
  /** Whether the days are those of this session; otherwise its own are on their way. */
  isCurrent: boolean
  /** The reasons for closed days. */
  closings: Calendar['closings']
  /** How long the private link's time is held; null if it is not, undefined before the first response. */
  keptUntil: string | null | undefined
  /** The start that an unanswered payment of this browser may hold. */
  perhapsOwn: string | undefined
  /** The earliest start for which a paid session could still be canceled with a refund, by the server's clock. */
  refundedFrom: string | undefined
  /** How many requests have failed since the last response. */
  failures: number
  /** Whether a request is on its way. */
  pending: boolean
  /** Fetches again: after somebody else was faster, or after a failure. */
  reload: () => void
}

interface Outcome {
  /** The request that it came of. */
  of: string
  failures: number
  calendar?: Calendar
  /** The session that the calendar is for. */
  serviceId?: string | undefined
}

const next = (round: number): number => round + 1

/** The free times. Days already shown stay while a new response is on its way, so that the layout does not jump. */
export function useAvailability({ serviceId, token, isMove }: Wish): Availability {
  const [outcome, setOutcome] = useState<Outcome>({ of: '', failures: 0 })
  const [round, setRound] = useState(0)
  const request = JSON.stringify([serviceId, token, round])

  useEffect(() => {
    const leaving = new AbortController()
    async function ask() {
      // Hydration is work enough for one task.
      await nextTask()
      const { fetchAvailability } = await loadPart(() => import('./fetch-availability.ts'))
      const calendar = await fetchAvailability({ serviceId, token, isMove }, leaving.signal)
      if (leaving.signal.aborted) return
      startTransition(() => setOutcome({ of: request, failures: 0, calendar, serviceId }))
    }
    const fail = () => setOutcome((before) => ({ ...before, of: request, failures: before.failures + 1 }))
    ask().catch(() => leaving.signal.aborted || fail())
    return () => leaving.abort()
  }, [serviceId, token, isMove, request])

  // A tab may have been in the background for hours or days: on return it shows what is free now.
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setRound(next)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  const { calendar, failures } = outcome
  const isCurrent = calendar !== undefined && outcome.serviceId === serviceId
  return {
    days: failures > 0 && !isCurrent ? undefined : calendar?.dates,
    isCurrent,
    closings: calendar?.closings ?? [],
    keptUntil: calendar?.keptUntil,
    perhapsOwn: calendar?.perhapsOwn,
    refundedFrom: calendar?.refundedFrom,
    failures,
    pending: outcome.of !== request,
    reload: () => setRound(next),
  }
}
