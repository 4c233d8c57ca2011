import type { ManagedBooking } from '@beacon/contract/booking'
import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { isAnswer, NO_NETWORK } from './failures.ts'
import type { Change } from './manage-calls.ts'
import { forgetOwnBooking } from './own-booking.ts'

export type Managed =
  | { state: 'loading' | 'unknown' | 'failed' }
  | { state: 'known'; booking: ManagedBooking }

export type Result = { tone: 'success' | 'danger'; message: string }

/** The link is cut off within the token, or before it. */
const isNoLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')

/** The booking of a private link, and the way to change it. */
export function useManagedBooking(token: string) {
  const [managed, setManaged] = useState<Managed>({ state: 'loading' })
  const [result, setResult] = useState<Result>()
  const [busy, setBusy] = useState(false)

  const read = useCallback(
    async (leaving?: AbortSignal) => {
      const { fetchManaged } = await import('./manage-calls.ts')
      setManaged({ state: 'known', booking: await fetchManaged(token, leaving) })
    },
    [token],
  )

  useEffect(() => {
    const leaving = new AbortController()
    const fail = (error: unknown) => {
      if (!leaving.signal.aborted) setManaged({ state: isNoLink(error) ? 'unknown' : 'failed' })
    }
    read(leaving.signal).catch(fail)
    return () => leaving.abort()
  }, [read])

  /** Answers whether it happened. */
  async function change(body: Change): Promise<boolean> {
    setBusy(true)
    setResult(undefined)
    try {
      const { sendChange } = await import('./manage-calls.ts')
      const { booking, message } = await sendChange(token, body)
      forgetOwnBooking()
      setManaged({ state: 'known', booking })
      setResult({ tone: 'success', message })
      return true
    } catch (error) {
      setResult({ tone: 'danger', message: isAnswer(error) ? error.message : NO_NETWORK })
      // It was changed elsewhere: another tab, another device, or the agency.
      if (isAnswer(error) && error.code === 'conflict') await read().catch(() => {})
      return false
    } finally {
      setBusy(false)
    }
  }

  return { managed, result, busy, change, forgetResult: () => setResult(undefined) }
}
