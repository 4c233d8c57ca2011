import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Remembers the last button pressed in a part that is not hydrated yet: React holds such events back. Call the returned
 * function once the part listens, and the button is pressed again.
 * @param onPress a button was pressed
 */
export function useEarlyPress(place: RefObject<HTMLElement | null>, onPress: () => void): () => void {
  const pressed = useRef<HTMLElement>(undefined)
  const [hearing] = useState(() => new AbortController())
  // biome-ignore lint/correctness/useExhaustiveDependencies: from the first moment on
  useEffect(() => {
    const hear = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
      if (!button || !place.current?.contains(button)) return
      pressed.current = button
      onPress()
    }
    document.addEventListener('click', hear, { capture: true, signal: hearing.signal })
    return () => hearing.abort()
  }, [])
  return () => {
    hearing.abort()
    // As with `EarlyClick`: what was typed before is known by then.
    queueMicrotask(() => pressed.current?.isConnected && pressed.current.click())
  }
}
