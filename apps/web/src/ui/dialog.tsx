import { type FocusEventHandler, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { showModal } from './show-modal.ts'

interface DialogProps {
  open: boolean
  /** Escape, the close button or a press beside the dialog. */
  onClose: () => void
  title: string
  /** The id of the text that a question's answer depends on: whoever does not see it hears it with the title. */
  describedBy?: string
  children: ReactNode
  /** Actions, at the end. */
  footer?: ReactNode
  /** In the middle of the screen, or a sheet along its right side. */
  place?: 'middle' | 'side'
  /**
   * Lets a third-party overlay come above it: a bank's challenge is added to the page, and a modal dialog would cover
   * and block it.
   */
  yields?: boolean
  /** The heading has the focus first, not the close button: for contents that are still on their way. */
  headingFirst?: boolean
}

function closeInto(element: HTMLDialogElement, surroundings: HTMLElement | null | undefined): void {
  element.close()
  const focused = document.activeElement
  if (focused === document.body || element.contains(focused)) surroundings?.focus({ preventScroll: true })
}

/**
 * A modal dialog on the native element: it traps the focus, closes on Escape and returns the focus to where it was, or,
 * if that is gone, to its container, which needs `tabIndex={-1}`.
 */
export function Dialog({
  open,
  onClose,
  title,
  describedBy,
  children,
  footer,
  place = 'middle',
  yields = false,
  headingFirst = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const isPressedBeside = useRef(false)
  /** What its opener stands in. */
  const surroundings = useRef<HTMLElement | null>(undefined)
  // Early: what takes the focus with the same change, the heading of a page that a link inside leads to, can have it.
  useLayoutEffect(() => {
    const element = dialog.current
    if (open && !element?.open) {
      surroundings.current = document.activeElement?.closest<HTMLElement>('[tabindex="-1"]')
      if (element) showModal(element)
      if (headingFirst) heading.current?.focus()
    }
    if (!open && element?.open) closeInto(element, surroundings.current)
  }, [open, headingFirst])
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element?.open) closeInto(element, surroundings.current)
    }
  }, [])
  useEffect(() => {
    const element = dialog.current
    if (!open || !yields || !element) return
    const focused = document.activeElement
    element.close()
    element.show()
    heading.current?.focus()
    return () => {
      if (!element.open || !element.isConnected) return
      element.close()
      showModal(element)
      // What came of it stands at the top: on a small screen the button that was pressed is far below.
      if (focused instanceof HTMLElement && element.contains(focused)) focused.focus({ preventScroll: true })
    }
  }, [open, yields])
  return (
    <dialog
      ref={dialog}
      className={place === 'side' ? 'rising dialog dialog-side' : 'rising dialog'}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={(event) => event.currentTarget.open || onClose()}
      // What it stands in has keys of its own: Escape would close the record under the question as well.
      onKeyDown={(event) => event.stopPropagation()}
      onPointerDown={({ target, currentTarget }) => {
        isPressedBeside.current = target === currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        // A text that is selected from a field out over the edge is no press beside the dialog.
        if (target === currentTarget && isPressedBeside.current) currentTarget.close()
      }}
    >
      {open && (
        <>
          <span className="dialog-close">
            <CloseButton onClick={() => dialog.current?.close()} label="Close" />
          </span>
          <div className="grid grid-cols-1 gap-5 p-[min(1.5rem,7vw)] sm:p-8">
            <h2
              ref={heading}
              id={titleId}
              tabIndex={yields || headingFirst ? -1 : undefined}
              className="min-w-0 pr-8 text-h3 [overflow-wrap:anywhere]"
            >
              {title}
            </h2>
            <div className="grid grid-cols-1 gap-4">{children}</div>
            {footer && <div className="flex flex-wrap justify-end gap-3">{footer}</div>}
          </div>
        </>
      )}
    </dialog>
  )
}

interface CloseButtonProps {
  onClick: () => void
  onFocus?: FocusEventHandler
  label: string
}

/** A cross in the corner of something that can be closed. */
export function CloseButton({ onClick, onFocus, label }: CloseButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      onFocus={onFocus}
      aria-label={label}
      className="-m-2 grid size-10 shrink-0 place-items-center rounded hover:bg-raised-2"
    >
      <Icon name="close" />
    </button>
  )
}
