import { type RefObject, useEffect } from 'react'

const PRESSED = 'a[href], button, input, select, textarea, summary, label, [role="tab"]'
const SUMS = '.cost-list dd'
const LINE_AMOUNTS = '.order-line > :last-child, .cart-line-total'
/** What the buttons leave free; where no place is free of all this, the next entry applies. */
const KEPT_FREE = [`${PRESSED}, ${SUMS}, ${LINE_AMOUNTS}`, `${PRESSED}, ${SUMS}`, PRESSED]
const CORNER = '.floating-corner'
const LOOK_AFTER_MS = 120
/** Wider screens have room next to the page. */
const SMALL = '(max-width: 47.99rem)'
/** The lift per step; `data-lift` in chat.css. */
const STEP_PX = 60
const MOST_STEPS = 5
/** The edge of a list row may be covered; most of a button may not, and no digit of an amount. */
const MOST_COVERED = 0.2

/**
 * Lifts the corner's floating buttons on a small screen, so that they cover nothing that can be pressed, and no
 * amount of money. Updated on scroll, resize and DOM changes.
 */
export function useFreeCorner(button: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const corner = button.current?.closest<HTMLElement>(CORNER)
    if (!corner) return
    corner.classList.add('corner-lifts')
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      corner.dataset.lift = matchMedia(SMALL).matches ? String(freeStep(corner)) : '0'
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, LOOK_AFTER_MS)
    }
    const changes = new MutationObserver(soon)
    const page = document.getElementById('main')
    if (page) changes.observe(page, { childList: true, subtree: true })
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    soon()
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
    }
  }, [button])
}

/** The lowest step that covers nothing, or as little as possible; the corner itself if there is none. */
function freeStep(corner: HTMLElement): number {
  const lifted = Number(corner.dataset.lift ?? 0) * STEP_PX
  const buttons = [...corner.querySelectorAll('button, .chat-new')].map((element) =>
    element.getBoundingClientRect(),
  )
  const isFree = (step: number, kept: string) =>
    buttons.every(
      ({ left, top, width, height }) =>
        !covers(new DOMRect(left, top + lifted - step * STEP_PX, width, height), kept),
    )
  for (const kept of KEPT_FREE)
    for (let step = 0; step <= MOST_STEPS; step += 1) if (isFree(step, kept)) return step
  return 0
}

function covers(place: DOMRect, kept: string): boolean {
  const steps = [0.02, 0.34, 0.66, 0.98]
  const under = steps.flatMap((x) =>
    steps.flatMap((y) => document.elementsFromPoint(place.x + x * place.width, place.y + y * place.height)),
  )
  return under.some((element) => {
    const control = element.closest(CORNER) ? null : element.closest(kept)
    if (!control) return false
    return (
      coveredShare(control.getBoundingClientRect(), place) > (control.matches(PRESSED) ? MOST_COVERED : 0)
    )
  })
}

function coveredShare(control: DOMRect, place: DOMRect): number {
  const width = Math.min(control.right, place.right) - Math.max(control.left, place.left)
  const height = Math.min(control.bottom, place.bottom) - Math.max(control.top, place.top)
  return (Math.max(0, width) * Math.max(0, height)) / (control.width * control.height || 1)
}
