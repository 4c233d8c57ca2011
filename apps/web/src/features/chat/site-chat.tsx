import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useAfter } from '../../lib/use-after.ts'

/** The page hydrates without the assistant: its button is loaded when the page is idle or on the first interaction. */
const FETCHED_AFTER_MS = 4000
const HANDS = ['pointerdown', 'keydown', 'scroll'] as const

/** If the assistant cannot be loaded, the page need not mention it: there is the contact page. */
const ChatButton = lazyPart(async () => (await import('./chat-button.tsx')).ChatButton)

/** The assistant's button and window, on every page except the back office's. */
export function SiteChat() {
  const isAtRest = useAfter(FETCHED_AFTER_MS)
  const isTouched = useTouched()
  return <Suspense>{(isAtRest || isTouched) && <ChatButton />}</Suspense>
}

function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const touch = () => setTouched(true)
    for (const hand of HANDS) addEventListener(hand, touch, { once: true, passive: true })
    return () => {
      for (const hand of HANDS) removeEventListener(hand, touch)
    }
  }, [])
  return isTouched
}
