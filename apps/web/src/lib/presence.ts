/** Lists are refetched every minute: their next refetch reports whatever somebody did in between. */
const PRESENT_MS = 2 * 60_000

/** Nothing that a page does by itself, such as scrolling to where it was. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'click', 'input'] as const

let lastInput: number | undefined

const note = () => {
  lastInput = Date.now()
}

/** Whether somebody has used the page within the last two minutes; it is watched from the first time this is asked. */
export function isPresent(): boolean {
  if (lastInput === undefined) {
    for (const input of INPUTS) addEventListener(input, note, { capture: true, passive: true })
    note()
  }
  return Date.now() - (lastInput ?? 0) < PRESENT_MS
}
