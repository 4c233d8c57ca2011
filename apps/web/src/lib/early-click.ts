import { useEffect } from 'react'

declare global {
  interface Window {
    /** The last button pressed before anything listened; null once something does. */
    earlyClick?: HTMLElement | null
  }
}

/** Replays a button press from before hydration. */
export function replayEarlyClick() {
  const button = window.earlyClick
  window.earlyClick = null
  if (button?.isConnected) button.click()
}

/**
 * Rendered after the page's content, so that its effect runs when the content listens; and delayed, so that what was
 * typed before the press (`useEarlyChange`) is known by then.
 */
export function EarlyClick() {
  useEffect(() => queueMicrotask(replayEarlyClick), [])
  return null
}
