/** All of a form counts: who has just sent it waits for its answer, or is told what to mend. */
const FIELDS = 'input, textarea, select, [contenteditable], form *'
const OVERLAYS = 'dialog[open], [aria-modal="true"]'

/** Whether the visitor is at something that must not be interrupted (D11): the popup's clock waits meanwhile. */
export const isBusy = (): boolean => document.hidden || isTyping() || isOverlaid()

const isTyping = () => document.activeElement?.matches(FIELDS) ?? false

const isOverlaid = () =>
  document.querySelector(OVERLAYS) !== null ||
  [...document.querySelectorAll('[popover]')].some((element) => element.matches(':popover-open'))

/** How far down the page the visitor is, in percent of what can be scrolled. */
export function scrolledPercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight > clientHeight ? (window.scrollY / (scrollHeight - clientHeight)) * 100 : 0
}

/** A mouse that goes out through the upper edge is on its way to the tabs; a finger is not. */
export const isLeaving = ({ pointerType, clientY }: PointerEvent): boolean =>
  pointerType === 'mouse' && clientY <= 0
