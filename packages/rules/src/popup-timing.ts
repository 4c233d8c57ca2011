/** When the lead popup may open. */
export interface PopupTriggers {
  /** How many page views are needed first: a gate, not a trigger (D10). */
  pageViews: number
  delayMs: number
  /** How far down the page, in percent of what can be scrolled. */
  scrollPercent: number
  exitIntent: boolean
}

/** The component's own defaults. */
export const popupDefaults: PopupTriggers = {
  pageViews: 2,
  delayMs: 30_000,
  scrollPercent: 50,
  exitIntent: true,
}

/** What the application uses (D10). */
export const popupWired: PopupTriggers = {
  pageViews: 1,
  delayMs: 10_000,
  scrollPercent: 30,
  exitIntent: true,
}

/** A visitor who closed the popup is left alone for a day. */
export const POPUP_SILENCE_MS = 24 * 60 * 60_000

/** What is known of a visit, in milliseconds and percent. */
export interface PopupVisit {
  pageViews: number
  /** When the popup was closed last, as a timestamp; nothing if it never was. */
  closedAt: number | undefined
  now: number
  /** How long the visitor has read, without the time in which the popup's clock waits (D11). */
  readMs: number
  scrolledPercent: number
  isLeaving: boolean
}

/** Whether the popup opens: the gate is passed, it is not silenced, and the first of time, scroll or exit has come. */
export function popupOpens(visit: PopupVisit, triggers: PopupTriggers): boolean {
  if (visit.pageViews < triggers.pageViews) return false
  if (visit.closedAt !== undefined && visit.now - visit.closedAt < POPUP_SILENCE_MS) return false
  return (
    visit.readMs >= triggers.delayMs ||
    visit.scrolledPercent >= triggers.scrollPercent ||
    (triggers.exitIntent && visit.isLeaving)
  )
}
