import { silentSince } from '../../lib/popup-silence.ts'
import { storedText } from '../../lib/stored-text.ts'

const pageViews = storedText('page-views')

function numberOf(text: string | null): number | undefined {
  return text !== null && Number.isFinite(Number(text)) ? Number(text) : undefined
}

/** When the popup was last closed, or its form sent, as a timestamp. */
export const readClosedAt = (): number | undefined => numberOf(silentSince.read())

/** Counts another page view of this browser and returns the total. */
export function countPageView(): number {
  const views = (numberOf(pageViews.read()) ?? 0) + 1
  pageViews.write(String(views))
  return views
}
