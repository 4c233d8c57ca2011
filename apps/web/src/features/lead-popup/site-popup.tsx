import { lazy, Suspense } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'

const Nothing = () => null

/** A popup that cannot be fetched is no reason to disturb the page. */
const Popup = lazy(async () => ({
  default: await import('./wired-popup.tsx').then(
    ({ WiredPopup }) => WiredPopup,
    () => Nothing,
  ),
}))

/** The lead popup, fetched when the page is alive. */
export function SitePopup() {
  const hydrated = useHydrated()
  return <Suspense>{hydrated && <Popup />}</Suspense>
}
