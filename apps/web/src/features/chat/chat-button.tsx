import { Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { isSiteRenewed, loadPart } from '../../lib/load-part.ts'
import { RENEWED } from '../../lib/renewed.ts'
import { track } from '../../lib/track.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { ReloadOffer } from '../../ui/reload-offer.tsx'
import { useToast } from '../../ui/toast.tsx'
import { rememberSeen, wasOpen, wasSeen } from './chat-memory.ts'
import { useFreeCorner } from './use-free-corner.ts'

/** Counted from page load (CHAT-1). */
const WIGGLE_AT_MS = 5000
const NEW_AT_MS = 8000

const loadWindow = async () => (await loadPart(() => import('./chat-window.tsx'))).ChatWindow
const ChatWindow = lazyPart(loadWindow)

/** The button in the corner. It draws attention until the window has been opened once. */
export function ChatButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(wasOpen)
  const [hasOpened, setHasOpened] = useState(isOpen)
  const [isSeen, setSeen] = useState(wasSeen)
  const wiggles = useReached(WIGGLE_AT_MS) && !isSeen
  const isNew = useReached(NEW_AT_MS) && !isSeen
  const showToast = useToast()
  useFreeCorner(button)

  const open = () => {
    setOpen(true)
    setHasOpened(true)
    setSeen(true)
    rememberSeen()
    track('chat_start')
  }
  const close = () => {
    // The button must be mounted again before it can be focused.
    flushSync(() => setOpen(false))
    const { activeElement } = document
    // Closed from the page, it leaves the focus where it is.
    if (activeElement === document.body || activeElement?.closest('dialog:not([open])'))
      button.current?.focus()
  }
  const giveUp = () => {
    setHasOpened(false)
    if (isSiteRenewed()) showToast(RENEWED, 'danger', <ReloadOffer />)
    else showToast('The assistant did not load. Please try again.', 'danger')
    // An effect reports it, within which React cannot flush.
    queueMicrotask(close)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={classNames('floating-button', wiggles && 'chat-wiggle')}
        hidden={isOpen}
        onPointerEnter={() => void loadWindow().catch(() => {})}
        onClick={open}
      >
        <Icon name="chat" className="size-6" />
        <span className="sr-only">Chat with our assistant</span>
        {isNew && <span className="chat-new">New</span>}
      </button>
      <Suspense>{hasOpened && <ChatWindow isOpen={isOpen} onClose={close} onMissing={giveUp} />}</Suspense>
    </>
  )
}

/** Whether that much time has passed since page load. */
function useReached(ms: number): boolean {
  const [isReached, setReached] = useState(() => performance.now() >= ms)
  useEffect(() => {
    const timer = setTimeout(() => setReached(true), Math.max(0, ms - performance.now()))
    return () => clearTimeout(timer)
  }, [ms])
  return isReached
}
