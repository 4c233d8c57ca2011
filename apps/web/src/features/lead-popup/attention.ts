/**
 * Any element of a form counts: somebody who has just submitted it is waiting for the response, or correcting an error.
 */
const FIELDS = 'input, textarea, select, [contenteditable], form *'
const OVERLAYS = 'dialog[open], [aria-modal="true"]'

/** Whether the visitor must not be interrupted (D11): the popup's clock pauses meanwhile. */
export const isBusy = (): boolean => document.hidden || isTyping() || isOverlaid()

const isTyping = () => document.activeElement?.matches(FIELDS) ?? false

const isOverlaid = () =>
  document.querySelector(OVERLAYS) !== null ||
  [...document.querySelectorAll('[popover]')].some((element) => element.matches(':popover-open'))

/** The scroll position, in percent of the scrollable height. */
export function scrolledPercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight > clientHeight ? (window.scrollY / (scrollHeight - clientHeight)) * 100 : 0
}

/** A mouse that leaves through the top edge is heading for the tabs; a finger is not. */
export const isLeaving = ({ pointerType, clientY }: PointerEvent): boolean =>
  pointerType === 'mouse' && clientY <= 0
