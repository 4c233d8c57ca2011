import { lazy, Suspense } from 'react'
import { useAfter } from '../../lib/use-after.ts'

/** The page comes alive without the popup's code: nobody sees it so soon. */
const FETCHED_AFTER_MS = 4000

const Nothing = (_: { alreadyReadMs: number }) => null

/** A popup that cannot be fetched is no reason to disturb the page. */
const Popup = lazy(async () => ({
  default: await import('./wired-popup.tsx').then(
    ({ WiredPopup }) => WiredPopup,
    () => Nothing,
  ),
}))

/** The lead popup, fetched when the page is at rest; its clock counts from the page's first moment. */
export function SitePopup() {
  const isDue = useAfter(FETCHED_AFTER_MS)
  return <Suspense>{isDue && <Popup alreadyReadMs={FETCHED_AFTER_MS} />}</Suspense>
}
