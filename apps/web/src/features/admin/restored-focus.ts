import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Props for an element that takes the focus when a change of `of` has removed the focused element inside it: after
 * cancelling a booking by keyboard the focus stays on its card, although the buttons are gone.
 */
export function useRestoredFocus<Element extends HTMLElement = HTMLElement>(of: unknown) {
  const ref = useRef<Element>(null)
  const hasFocus = useRef(false)
  // A layout effect, since a dialog that opens with the same change restores the focus to where it was then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons go with it
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true })
  }, [of])
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true
    },
    // Without a related target the focused button was disabled or removed: the focus has not moved elsewhere.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) hasFocus.current = false
    },
  }
}
