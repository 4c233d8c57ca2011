import { BOOKING_MOVED, bookingCanceled } from '@beacon/content/booking-changes'
import type { ManagedBooking } from '@beacon/contract/booking'
import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { isExplained } from '../../lib/failed-call.ts'
import { loadPart } from '../../lib/load-part.ts'
import { onReturn } from '../../lib/on-return.ts'
import { type Failure, renewedOr } from '../../lib/renewed.ts'
import { timeLimit } from '../../lib/time-limit.ts'
import { NO_NETWORK } from './failures.ts'
import type { Change } from './manage-calls.ts'
import { forgetOwnBooking } from './own-booking.ts'

type Managed = { state: 'loading' | 'unknown' | 'failed' } | { state: 'known'; booking: ManagedBooking }

export interface Result {
  tone: 'success' | 'danger'
  message: Failure
  /** The field that the message belongs to, if any. */
  field?: string | undefined
}

/** The link is truncated within the token, or before it. */
const isNoLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')

/** Whether a booking is as a change would have it. */
const isDone = ({ status, cancelledBy, date, time }: ManagedBooking, wanted: Change): boolean =>
  wanted.action === 'cancel'
    ? status === 'cancelled' && cancelledBy === 'visitor'
    : status === 'scheduled' && date === wanted.date && time === wanted.time

/** What the server had answered; nothing where the page says itself what became of the refund. */
function doneWords(done: Change, { refundState }: ManagedBooking): string | undefined {
  if (done.action === 'reschedule') return BOOKING_MOVED
  const isSaidHere = done.refundCents === 0 || refundState === 'coming'
  return isSaidHere ? bookingCanceled(done.refundCents) : undefined
}

/** If the server cannot be reached, it learns of the payment by itself. */
const settle = (paymentIntentId: string) =>
  loadPart(() => import('./manage-calls.ts'))
    .then(({ settleBrought }) => settleBrought(paymentIntentId))
    .catch(() => {})

/** The reason for a refusal: a field's message, if there is one. */
function whyNot(error: unknown): Pick<Result, 'message' | 'field'> {
  if (!isExplained(error)) return { message: renewedOr(error, NO_NETWORK) }
  const [refused] = Object.entries(error.fields)
  return refused ? { field: refused[0], message: refused[1] } : { message: error.message }
}

/**
 * The booking of a private link, and the means to change it.
 * @param paid the payment of a buyer who is back from their bank's page; it is settled first
 */
export function useManagedBooking(token: string, paid: string | null = null) {
  const [managed, setManaged] = useState<Managed>({ state: 'loading' })
  const [result, setResult] = useState<Result>()
  const [busy, setBusy] = useState(false)

  const read = useCallback(
    async (leaving?: AbortSignal) => {
      const { fetchManaged } = await loadPart(() => import('./manage-calls.ts'))
      const booking = await fetchManaged(token, leaving)
      setManaged({ state: 'known', booking })
      return booking
    },
    [token],
  )

  useEffect(() => {
    const leaving = new AbortController()
    const fail = (error: unknown) => {
      if (!leaving.signal.aborted) setManaged({ state: isNoLink(error) ? 'unknown' : 'failed' })
    }
    const settled = paid === null ? Promise.resolve() : settle(paid)
    settled.then(() => read(leaving.signal)).catch(fail)
    return () => leaving.abort()
  }, [read, paid])

  // A tab that was left open for a day must not promise a refund whose deadline has passed.
  useEffect(() => {
    if (busy) return
    const leaving = new AbortController()
    const stop = onReturn(() => void read(leaving.signal).catch(() => {}))
    return () => {
      stop()
      leaving.abort()
    }
  }, [read, busy])

  /** Returns whether it succeeded. */
  async function change(body: Change): Promise<boolean> {
    setBusy(true)
    setResult(undefined)
    try {
      const { sendChange } = await loadPart(() => import('./manage-calls.ts'))
      const { booking, message } = await sendChange(token, body)
      forgetOwnBooking()
      setManaged({ state: 'known', booking })
      setResult({ tone: 'success', message })
      return true
    } catch (error) {
      const isLost = !isExplained(error)
      // It was changed elsewhere, in another tab or by the agency, or here, and the answer was lost.
      const isOther = isLost || error.code === 'conflict'
      const now = isOther ? await read(timeLimit()).catch(() => undefined) : undefined
      if (isLost && now && isDone(now, body)) {
        forgetOwnBooking()
        const message = doneWords(body, now)
        if (message) setResult({ tone: 'success', message })
        return true
      }
      setResult({ tone: 'danger', ...whyNot(error) })
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    managed,
    result,
    busy,
    change,
    /** Whether a change has arrived whose answer was lost, once the connection is back. */
    readAgain: () => void read().catch(() => {}),
    forgetResult: () => setResult(undefined),
  }
}
