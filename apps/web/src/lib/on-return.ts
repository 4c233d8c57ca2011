/** Calls `look` whenever the visitor returns to the tab, in whatever way; returns a function that stops it. */
export function onReturn(look: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && look()
  const broughtBack = ({ persisted }: PageTransitionEvent) => persisted && look()
  document.addEventListener('visibilitychange', seen)
  addEventListener('focus', seen)
  addEventListener('pageshow', broughtBack)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    removeEventListener('focus', seen)
    removeEventListener('pageshow', broughtBack)
  }
}
