import { useLocation, useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { BOOKED, type Booked, readBooked } from './booked.ts'

/**
 * The booking whose confirmation takes the form's place. The server cannot know it, and sends neither of the two:
 * `unread` until the page is hydrated.
 */
export function useBooked(): Booked | 'unread' | undefined {
  const { state } = useLocation()
  const isBooked = useSearchParams()[0].has(BOOKED)
  const isRead = useHydrated(isBooked)
  if (!isBooked) return undefined
  return isRead ? readBooked(state) : 'unread'
}
