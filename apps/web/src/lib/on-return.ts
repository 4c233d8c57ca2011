/** Looks again whenever the visitor comes back to the tab, by whatever way; answers how to stop. */
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
