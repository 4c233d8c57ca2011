import { lazy, Suspense } from 'react'
import { useAfter } from '../../lib/use-after.ts'

/** The page hydrates without the popup's code, which is never needed so early. */
const FETCHED_AFTER_MS = 4000

const Nothing = (_: { alreadyReadMs: number }) => null

/** If the popup cannot be loaded, the page need not mention it. */
const Popup = lazy(async () => ({
  default: await import('./wired-popup.tsx').then(
    ({ WiredPopup }) => WiredPopup,
    () => Nothing,
  ),
}))

/** The lead popup, loaded when the page is idle; its clock counts from page load. */
export function SitePopup() {
  const isDue = useAfter(FETCHED_AFTER_MS)
  return <Suspense>{isDue && <Popup alreadyReadMs={FETCHED_AFTER_MS} />}</Suspense>
}
