import { type PopupTriggers, popupOpens } from '@beacon/rules/popup-timing'
import { isPrivatePage } from '@beacon/rules/private-pages'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { silencePopup } from '../../lib/popup-silence.ts'
import { isBusy, isLeaving, scrolledPercent } from './attention.ts'
import { countPageView, readClosedAt } from './popup-memory.ts'

const TICK_MS = 500

/**
 * Whether the popup is open: at most once per document, and only on the page where it opened. It polls, since no event
 * reports what it must wait for (other dialogs, a focused field) or what was scrolled before it loaded.
 * @param prepare loads what is shown; until then nothing opens
 * @param alreadyReadMs how long the page had been read before this clock started
 */
export function useLeadPopup(
  triggers: PopupTriggers,
  prepare: () => Promise<unknown>,
  alreadyReadMs: number,
) {
  const { pathname } = useLocation()
  const [shown, setShown] = useState<{ on: string } | 'closed'>()
  const visit = useRef({ pageViews: 0, readMs: alreadyReadMs, scrolledPercent: 0 })
  const isWaiting = shown === undefined && !isPrivatePage(pathname)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every path is a page view of its own
  useEffect(() => {
    if (!isWaiting) return
    visit.current.pageViews = countPageView()
    visit.current.scrolledPercent = 0
  }, [pathname])

  useEffect(() => {
    if (!isWaiting) return
    let isHere = true
    const show = () => {
      if (isHere && !isBusy()) setShown({ on: pathname })
    }
    const consider = (leaving = false) => {
      if (isBusy()) return
      const now = { closedAt: readClosedAt(), now: Date.now(), isLeaving: leaving }
      if (popupOpens({ ...visit.current, ...now }, triggers)) prepare().then(show, () => {})
    }
    const tick = () => {
      if (!isBusy()) visit.current.readMs += TICK_MS
      visit.current.scrolledPercent = Math.max(visit.current.scrolledPercent, scrolledPercent())
      consider()
    }
    const leave = (event: PointerEvent) => {
      if (isLeaving(event)) consider(true)
    }
    const timer = setInterval(tick, TICK_MS)
    document.documentElement.addEventListener('pointerleave', leave)
    return () => {
      isHere = false
      clearInterval(timer)
      document.documentElement.removeEventListener('pointerleave', leave)
    }
  }, [isWaiting, pathname, triggers, prepare])

  return {
    wasShown: shown !== undefined,
    open: typeof shown === 'object' && shown.on === pathname,
    close: () => {
      silencePopup()
      setShown('closed')
    },
  }
}
