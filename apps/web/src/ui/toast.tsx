import { createContext, type ReactNode, use, useRef, useState } from 'react'
import { CloseButton } from './dialog.tsx'
import type { Tone } from './notice.tsx'
import { Notice } from './notice.tsx'

interface Toast {
  id: number
  tone: Tone
  text: string
  action: ReactNode
}

/** `action` is shown below the text. */
type ShowToast = (text: string, tone?: Tone, action?: ReactNode) => void

const SHOWN_MS = 6000
const ToastContext = createContext<ShowToast>(() => {})

/**
 * Shows a toast in the corner of the screen for six seconds, or longer while the pointer or the focus is on one:
 * `showToast('Saved')`. With the tone `danger` it stays until it is dismissed, or something has worked. While a modal
 * dialog is open it waits, because nothing behind one is announced.
 */
export const useToast = (): ShowToast => use(ToastContext)

/** Holds the region that announces toasts; one of it stands around the whole application. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const nextId = useRef(0)
  const region = useRef<HTMLDivElement>(null)
  /** Where the focus came from to a toast, and returns to from one that is dismissed. */
  const before = useRef<EventTarget>(null)
  const isInside = (element: EventTarget | null) =>
    element instanceof Node && region.current?.contains(element) === true
  const dismiss = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id))
  const expire = (id: number): unknown =>
    setTimeout(() => (region.current?.matches(':hover, :focus-within') ? expire(id) : dismiss(id)), SHOWN_MS)
  const show: ShowToast = (text, tone = 'success', action) =>
    whenNothingIsModal(() => {
      nextId.current += 1
      const id = nextId.current
      setToasts((shown) => [...shown.filter(isStillTrue(text, tone)), { id, tone, text, action }])
      if (tone !== 'danger') expire(id)
    })
  return (
    <ToastContext value={show}>
      {children}
      <div
        ref={region}
        aria-live="polite"
        className="fixed right-4 bottom-[calc(1rem+var(--corner,0px)+var(--dock,0px)+var(--consent,0px))] z-50 grid w-[min(24rem,calc(100vw-2rem))] gap-2"
      >
        {toasts.map(({ id, tone, text, action }) => (
          <div key={id} className="flex items-start justify-between border border-line bg-raised pr-4">
            <Notice tone={tone} plain>
              {text}
              {action}
            </Notice>
            <div className="pt-4">
              <CloseButton
                label="Dismiss"
                onFocus={({ relatedTarget }) => {
                  if (!isInside(relatedTarget)) before.current = relatedTarget
                }}
                onClick={() => {
                  if (isInside(document.activeElement) && before.current instanceof HTMLElement)
                    before.current.focus({ preventScroll: true })
                  dismiss(id)
                }}
              />
            </div>
          </div>
        ))}
      </div>
    </ToastContext>
  )
}

/** Whether a toast is worth keeping beside a new one: a success ends the failures before it. */
const isStillTrue = (text: string, tone: Tone) => (earlier: Toast) =>
  earlier.text !== text && !(tone === 'success' && earlier.tone === 'danger')

function whenNothingIsModal(act: () => void): void {
  const dialog = document.querySelector('dialog:modal')
  if (!dialog) act()
  else dialog.addEventListener('close', () => whenNothingIsModal(act), { once: true })
}
