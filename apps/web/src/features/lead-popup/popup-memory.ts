const CLOSED_AT = 'popup-closed-at'
const PAGE_VIEWS = 'page-views'

function readNumber(key: string): number | undefined {
  try {
    const text = localStorage.getItem(key)
    return text !== null && Number.isFinite(Number(text)) ? Number(text) : undefined
  } catch {
    return undefined
  }
}

function writeNumber(key: string, value: number) {
  try {
    localStorage.setItem(key, String(value))
  } catch {
    // A browser that keeps nothing counts each document anew.
  }
}

/** When the popup was closed last, as a timestamp. */
export const readClosedAt = (): number | undefined => readNumber(CLOSED_AT)

export const rememberClosed = () => writeNumber(CLOSED_AT, Date.now())

/** Counts one more page view of this browser, and says how many there are. */
export function countPageView(): number {
  const views = (readNumber(PAGE_VIEWS) ?? 0) + 1
  writeNumber(PAGE_VIEWS, views)
  return views
}
