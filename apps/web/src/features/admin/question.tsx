import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Failure } from './failure.tsx'

/** What a question wants to hear of the act: pass it to `mutate`. */
interface Answered {
  onSuccess: () => void
  onError: (error: Error) => void
}

interface QuestionProps {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** The button that leaves everything as it is, which it cannot any more while the act is under way. */
  no: string
  /** The button that does it, and what it is: 'Refund $45.00'. */
  yes: string
  pendingLabel: string
  variant?: Extract<ButtonVariant, 'danger' | 'primary'>
  change: { isPending: boolean; error: Error | null; reset: () => void }
  act: (answered: Answered) => void
  /** What is said of a failure; the server's words without it. */
  failed?: ((error: Error) => string) | undefined
}

/**
 * The question before an act. The harmless button has the focus first, and the second press of a double click answers
 * nothing, so a key or a mouse that was pressed once too often does no harm. A failure stands in the dialog; whoever has
 * closed it while the act was under way reads it in a toast.
 */
export function Question({
  open,
  onClose,
  title,
  children,
  no,
  yes,
  pendingLabel,
  variant = 'danger',
  change,
  act,
  failed,
}: QuestionProps) {
  const harmless = useRef<HTMLButtonElement>(null)
  const isOpen = useRef(open)
  const showToast = useToast()
  useLayoutEffect(() => {
    isOpen.current = open
    if (open) harmless.current?.focus()
  }, [open])
  const close = () => {
    if (change.error) change.reset()
    onClose()
  }
  const onError = (error: Error) => {
    if (isOpen.current) return
    showToast(failed?.(error) ?? error.message, 'danger')
    change.reset()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      footer={
        <>
          <Button ref={harmless} onClick={close} aria-disabled={change.isPending}>
            {no}
          </Button>
          <Button
            variant={variant}
            pending={change.isPending}
            pendingLabel={pendingLabel}
            onClick={({ detail }) => detail < 2 && act({ onSuccess: onClose, onError })}
          >
            {yes}
          </Button>
        </>
      }
    >
      {children}
      <Failure error={change.error} words={failed} />
    </Dialog>
  )
}
