import { assistant, chatDeleted } from '@beacon/content/chat'
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { CloseButton } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showModal } from '../../ui/show-modal.ts'
import { useToast } from '../../ui/toast.tsx'
import { isWide } from './chat-memory.ts'
import { Composer } from './composer.tsx'
import { keepFocusInside } from './keep-focus.ts'
import { MessageLog } from './message-log.tsx'
import { type ChatState, useChat } from './use-chat.ts'

interface ChatWindowProps {
  isOpen: boolean
  onClose: () => void
}

/**
 * The conversation. On a wide screen it is beside the page, which stays usable; on a phone it is a full sheet. Escape
 * closes it either way, and a focus that was inside returns to the button.
 */
export function ChatWindow({ isOpen, onClose }: ChatWindowProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const chat = useChat()
  const { pathname } = useLocation()
  const [page, setPage] = useState(pathname)
  useShown(dialog, isOpen, chat)
  const focus = useFocusKept(dialog)
  useEscapeBeside(dialog)

  // A link followed from a phone's sheet must show its page, not leave it behind the sheet.
  useEffect(() => {
    if (pathname === page) return
    setPage(pathname)
    if (dialog.current?.matches(':modal')) dialog.current.close()
  }, [pathname, page])

  const handleKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Tab') keepFocusInside(event)
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    dialog.current?.close()
  }

  // NOTE: outside its button's corner, which may be transformed: fixed content would move with it.
  return createPortal(
    <dialog
      ref={dialog}
      className="rising chat-window"
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={handleKey}
      {...focus}
    >
      <div className="chat-header">
        <span className="chat-mark">
          <Icon name="chat" />
        </span>
        <div className="chat-name min-w-0">
          <h2 id={titleId} className="font-display font-semibold text-h4">
            {assistant.name}
          </h2>
          <p className="text-muted text-xs">An AI, not a person</p>
        </div>
        <div className="ml-auto flex items-center gap-1">
          {chat.conversation.messages.length > 0 && <DeleteButton chat={chat} />}
          <CloseButton onClick={() => dialog.current?.close()} label="Close chat" />
        </div>
      </div>
      <MessageLog chat={chat} isOpen={isOpen} />
      <Composer chat={chat} />
    </dialog>,
    document.body,
  )
}

/** Opens and closes the element with the state; a window restored by a reload does not take the focus. */
function useShown(
  dialog: { current: HTMLDialogElement | null },
  isOpen: boolean,
  { dispatch, conversation }: ChatState,
) {
  const [isRestored] = useState(conversation.isOpen)
  const isFirst = useRef(true)
  // Before the log's own effect, which scrolls what is shown.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const keepsFocus = isFirst.current && isRestored
    isFirst.current = false
    dispatch({ type: 'open', isOpen })
    if (!isOpen) return void (element.open && element.close())
    if (element.open) return
    if (!isWide()) return showModal(element)
    const focused = document.activeElement
    element.show()
    if (keepsFocus) (focused as HTMLElement | null)?.focus()
    else element.querySelector('textarea')?.focus()
  }, [dialog, isOpen, isRestored, dispatch])
}

/** Beside the page, Escape closes it from there as well: it may hide what has the focus. */
function useEscapeBeside(dialog: { current: HTMLDialogElement | null }) {
  useEffect(() => {
    const close = ({ key, defaultPrevented, target }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog:modal, :popover-open'))
        return
      // There it empties the field.
      const isSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
      if (!isSearch) dialog.current?.close()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [dialog])
}

/** A pressed button that unmounts loses the focus: then the field takes it. */
function useFocusKept(dialog: { current: HTMLDialogElement | null }) {
  const isInside = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isLost && isInside.current && dialog.current?.open) dialog.current.querySelector('textarea')?.focus()
  })
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ target }: FocusEvent) => {
      // A button that waits for a response is disabled, and may unmount.
      if (target.isConnected && !target.matches(':disabled')) isInside.current = false
    },
  }
}

function DeleteButton({ chat: { clear, conversation } }: { chat: ChatState }) {
  const showToast = useToast()
  const handle = () => {
    clear().then(
      () => showToast(conversation.isHandedOver ? chatDeleted.handedOver : chatDeleted.whole),
      (error: Error) => showToast(error.message, 'danger'),
    )
  }
  return (
    <button
      type="button"
      aria-label="Delete this chat"
      title="Delete this chat"
      className="icon-button text-muted hover:text-ink"
      onClick={handle}
    >
      <Icon name="trash" />
    </button>
  )
}
