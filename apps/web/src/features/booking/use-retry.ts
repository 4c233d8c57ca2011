import { useLayoutEffect, useRef } from 'react'
import { tryAgain } from '../../lib/load-part.ts'
import type { Availability } from './use-availability.ts'

/**
 * Repeats a failed request. The button for it goes with the failure: whoever pressed it goes on at the calendar's
 * section.
 */
export function useRetry({ failures, reload }: Availability) {
  const section = useRef<HTMLElement>(null)
  const isRetried = useRef(false)

  useLayoutEffect(() => {
    if (failures > 0 || !isRetried.current) return
    isRetried.current = false
    if (document.activeElement === document.body) section.current?.focus()
  }, [failures])

  return {
    section,
    retry() {
      isRetried.current = true
      tryAgain(reload)
    },
  }
}
