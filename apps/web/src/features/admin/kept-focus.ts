import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Props for an element that takes the focus when what had it inside has gone with a change of `of`: whoever cancels a
 * booking by keyboard stays at its card, though its buttons are no more.
 */
export function useKeptFocus<Element extends HTMLElement = HTMLElement>(of: unknown) {
  const ref = useRef<Element>(null)
  const hasFocus = useRef(false)
  // Early: a dialog that opens with the same change gives the focus back to where it was then.
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
    // A button that is pressed, or goes away, leaves the focus to nobody: that is no way out.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) hasFocus.current = false
    },
  }
}
