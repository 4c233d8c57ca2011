import type { KeyboardEvent } from 'react'

const REACHED = 'a[href], button:not(:disabled), input:not([tabindex="-1"]), select, textarea, [tabindex="0"]'

/** Tab cycles inside an overlay that is open beside the page; Escape leaves it (D31). */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  const reached = [...event.currentTarget.querySelectorAll<HTMLElement>(REACHED)].filter(
    (element) => element.offsetParent !== null,
  )
  const edge = event.shiftKey ? reached[0] : reached.at(-1)
  if (document.activeElement !== edge) return
  event.preventDefault()
  ;(event.shiftKey ? reached.at(-1) : reached[0])?.focus()
}
