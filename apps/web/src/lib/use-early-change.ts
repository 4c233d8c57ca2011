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
    const value = element.current ? read(element.current) : undefined
    // NOTE: the router takes no navigation until the effects of the components above have run.
    if (value !== undefined && value !== shown) queueMicrotask(() => take(value))
  }, [])
  return element
}

/** Reads a field or a select. */
export const fieldValue = ({ value }: { value: string }): string => value
