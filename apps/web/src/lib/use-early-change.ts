import { useLayoutEffect, useRef } from 'react'

interface EarlyChange<E extends Element> {
  /** What the element says. */
  read: (element: E) => string | undefined
  /** What it was rendered with. */
  shown: string
  take: (value: string) => void
}

/**
 * Takes over what a visitor has typed or chosen before the application was there: the server's controls work by
 * themselves, and nobody heard of it. The answer goes to the element as its `ref`.
 */
export function useEarlyChange<E extends Element>({ read, shown, take }: EarlyChange<E>) {
  const element = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before counts
  useLayoutEffect(() => {
    if (element.current instanceof HTMLSelectElement && isBrowsersChoice()) {
      element.current.value = shown
      return
    }
    const value = element.current ? read(element.current) : undefined
    // NOTE: the router takes no navigation until the effects of the components above have run.
    if (value !== undefined && value !== shown) queueMicrotask(() => take(value))
  }, [])
  return element
}

/**
 * Whoever goes back, or has the page loaded anew, meets selects that say what was chosen last on that page: the choice
 * that led away from it. While nobody has touched the document it is nobody's wish.
 */
function isBrowsersChoice(): boolean {
  if (navigator.userActivation?.hasBeenActive !== false) return false
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type !== 'navigate'
}

/** Reads a field or a select. */
export const fieldValue = ({ value }: { value: string }): string => value
