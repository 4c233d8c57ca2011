import { useEffect } from 'react'

declare global {
  interface Window {
    /** The last button that was pressed while nobody listened; null from the moment somebody does. */
    earlyClick?: HTMLElement | null
  }
}

/** Presses the button again that a visitor pressed before the application was there. */
export function replayEarlyClick() {
  const button = window.earlyClick
  window.earlyClick = null
  if (button?.isConnected) button.click()
}

/**
 * Stands behind the page's content, so that its effect runs when the content listens; and a moment later, so that what
 * was typed before the button was pressed (`useEarlyChange`) is known by then.
 */
export function EarlyClick() {
  useEffect(() => queueMicrotask(replayEarlyClick), [])
  return null
}
