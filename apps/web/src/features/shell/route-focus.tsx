import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const scrollPositions = new Map<string, number>()

/**
 * What a browser does on a full page load and a router does not: after navigation the new page's heading gets the focus
 * and its title is announced; a new page starts at the top, and one that is returned to is scrolled as it was.
 * Filtering a list keeps the position, and Back restores it.
 */
export function RouteFocus() {
  const { key, pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef({ key, pathname })
  const [announcement, setAnnouncement] = useState('')

  // Early: a shorter page moves the window, and that belongs to the new page.
  useLayoutEffect(() => {
    const remember = () => scrollPositions.set(key, window.scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  // Before it is painted: where the last page had been scrolled to, a shorter one would show its footer for a moment.
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    const isNewPage = before.pathname !== pathname
    const isReturn = navigation === 'POP' && before.key !== key
    if (!isNewPage && hash) return
    if (!isNewPage && !isReturn) return void scrollPositions.set(key, window.scrollY)
    history.scrollRestoration = 'manual'
    if (isReturn) window.scrollTo(0, scrollPositions.get(key) ?? 0)
    else scrollToStart(hash)
    if (isNewPage) introducePage(setAnnouncement)
  }, [pathname, hash, key, navigation])

  useLayoutEffect(endArrival)
  // Back to the page that is still shown changes nothing here.
  useEffect(() => {
    addEventListener('popstate', endArrival)
    return () => removeEventListener('popstate', endArrival)
  }, [])

  // A reload is the browser's own affair again.
  useEffect(() => {
    const handBack = () => {
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', handBack)
    return () => removeEventListener('pagehide', handBack)
  }, [])

  return (
    <div aria-live="polite">
      <p className="sr-only">{announcement}</p>
      <p className="arriving">Loading…</p>
    </div>
  )
}

/** No page is on its way any more: see `lazyPage`. */
function endArrival() {
  delete document.documentElement.dataset.arriving
}

/** To the part that the address names, or to the top. */
function scrollToStart(hash: string) {
  const target = hash ? document.getElementById(hash.slice(1)) : null
  if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
}

/**
 * Gives the page's heading the focus and says its title; once more when the heading goes before the visitor does: a page
 * that asks the server first gets its own heading and title with the answer.
 */
function introducePage(say: (title: string) => void) {
  say(document.title)
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  const watch = new MutationObserver(() => {
    const isLeft = document.activeElement !== heading && document.activeElement !== document.body
    if (heading.isConnected && !isLeft) return
    watch.disconnect()
    if (!isLeft) introducePage(say)
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
