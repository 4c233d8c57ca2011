import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }
const isTyping = (element: Element) => /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName)

/**
 * Moves the focus between elements marked `data-row` inside the handler's element: arrows and j, k; the down arrow
 * leads from a search field to the first one. Enter is left to the row.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const target = event.target as HTMLElement
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return
  if (isTyping(target) && event.key !== 'ArrowDown') return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const row = target.closest<HTMLElement>('[data-row]')
  const next = rows[(row ? rows.indexOf(row) : -1) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
