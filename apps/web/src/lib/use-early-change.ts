import { useLayoutEffect, useRef } from 'react'

interface EarlyChange<E extends Element> {
  /** What the element says. */
  read: (element: E) => string | undefined
  /** What it was rendered with. */
  shown: string
  take: (value: string) => void
}

/**
 * Picks up what a visitor typed or chose before hydration, when the server's controls worked natively and nothing
 * listened. Use the returned callback as the element's `ref`.
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
 * Whether the browser restored the value: after Back or a reload, selects show what was last chosen on that page. As
 * long as the document has not been touched, it is nobody's choice.
 */
function isBrowsersChoice(): boolean {
  if (navigator.userActivation?.hasBeenActive !== false) return false
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type !== 'navigate'
}

/** Reads a field or a select. */
export const fieldValue = ({ value }: { value: string }): string => value
