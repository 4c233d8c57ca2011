import type { Order } from '@beacon/contract/orders'
import { useEffect, useLayoutEffect, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { loadPart } from '../../lib/load-part.ts'
import { onReturn } from '../../lib/on-return.ts'

export interface KnownOrder {
  order: Order | undefined
  ask: 'idle' | 'asking' | 'unknown' | 'failed' | 'known'
  /** Refetches it. */
  reload: () => void
}

const PAUSE_MS = 3000
const MOST_ROUNDS = 6
/** The payment page may be created by a job, which starts after half a minute. */
const MOST_ROUNDS_WITHOUT_PAGE = 20

const next = (round: number) => round + 1

/**
 * The order of a private link; fetches nothing without id and key. Buyers who have just paid see it as paid: until the
 * payment is confirmed the order is refetched a few times. Any order is refetched when the tab is revisited: it may have
 * been paid in another one, or sent meanwhile.
 */
export function useOrder(id: string | null, token: string | null): KnownOrder {
  const [known, setKnown] = useState<Pick<KnownOrder, 'order' | 'ask'>>({ order: undefined, ask: 'idle' })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round repeats the same request
  useEffect(() => {
    if (!id || !token) return
    const leaving = new AbortController()
    setKnown((before) => ({ ...before, ask: 'asking' }))
    const fail = (error: unknown) => {
      const isUnknown = error instanceof ApiError && [400, 404].includes(error.status)
      if (leaving.signal.aborted) return
      // An order already shown stays when refetching fails.
      const kept = (order?: Order) => (isUnknown || order?.id !== id ? undefined : order)
      setKnown(({ order }) => ({ order: kept(order), ask: isUnknown ? 'unknown' : 'failed' }))
    }
    loadPart(() => import('./fetch-order.ts'))
      .then(({ fetchOrder }) => fetchOrder(id, token, leaving.signal))
      .then((order) => setKnown({ order, ask: 'known' }))
      .catch(fail)
    return () => leaving.abort()
  }, [id, token, round])

  const isUnpaid = known.order?.state === 'awaiting_payment'
  const most =
    isUnpaid && known.order?.kind === 'printify' && !known.order.checkoutUrl
      ? MOST_ROUNDS_WITHOUT_PAGE
      : MOST_ROUNDS
  const isWaiting = known.ask === 'known' && isUnpaid && round < most
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setRound(next), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  const isKnown = known.order !== undefined
  // With the order's first picture, not just after it: whoever returns in between would keep what was fetched before.
  useLayoutEffect(() => (isKnown ? onReturn(() => setRound(next)) : undefined), [isKnown])

  return { ...known, reload: () => setRound(next) }
}
