import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

interface DialogProps {
  open: boolean
  /** Escape, the close button or a press beside the dialog. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Actions, at the end. */
  footer?: ReactNode
}

/**
 * A modal dialog on the browser's own element: it keeps the focus inside, closes on Escape and gives the focus back to
 * where it was.
 */
export function Dialog({ open, onClose, title, children, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the element handles itself
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      {open && (
        <div className="grid gap-5 p-6 sm:p-8">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-h3">
              {title}
            </h2>
            <CloseButton onClick={() => dialog.current?.close()} label="Close" />
          </div>
          <div className="grid gap-4">{children}</div>
          {footer && <div className="flex flex-wrap justify-end gap-3">{footer}</div>}
        </div>
      )}
    </dialog>
  )
}

/** A cross in the corner of something that can be closed. */
export function CloseButton({ onClick, label }: { onClick: () => void; label: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className="-m-2 grid size-10 shrink-0 place-items-center rounded hover:bg-raised-2"
    >
      <Icon name="close" />
    </button>
  )
}
