import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const scrollPositions = new Map<string, number>()

/**
 * What a browser does on a full page load and a router does not: after navigation the new page's heading has the focus
 * and its title is announced; a new page starts at the top, one that was left is found as it was.
 */
export function RouteFocus() {
  const { key, pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const shownPath = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const remember = () => scrollPositions.set(key, window.scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    history.scrollRestoration = 'manual'
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (target) target.scrollIntoView()
    else window.scrollTo(0, navigation === 'POP' ? (scrollPositions.get(key) ?? 0) : 0)
    focusHeading()
    setAnnouncement(document.title)
  }, [pathname, hash, key, navigation])

  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  )
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
