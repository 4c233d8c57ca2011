import { useLayoutEffect, useRef } from 'react'

/** What unmounts with the focus inside passes it on to what it stands in: else it would be lost to the page. */
export function usePassedFocus<Passing extends HTMLElement>() {
  const passing = useRef<Passing>(null)
  useLayoutEffect(() => {
    const element = passing.current
    return () => {
      if (element?.contains(document.activeElement))
        element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    }
  }, [])
  return passing
}
