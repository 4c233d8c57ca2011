import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from './failure.tsx'
import { type Answered, useAnswered } from './use-answered.ts'

interface ConfirmDialogProps {
  open: boolean
  /** The record that it asks about, where one dialog serves several. */
  about?: string | undefined
  onClose: () => void
  title: string
  children?: ReactNode
  /** The label of the button that cancels; disabled while the action is in progress. */
  no: string
  /** The label of the button that confirms, naming the action: 'Refund $45.00'. */
  yes: string
  pendingLabel: string
  variant?: Extract<ButtonVariant, 'danger' | 'primary'>
  change: { isPending: boolean; error: Error | null; reset: () => void }
  act: (answered: Answered) => void
  /** The text of a failure; defaults to the server's message. */
  failed?: ((error: Error) => string) | undefined
}

/**
 * A confirmation dialog. The harmless button is focused first, and the second click of a double click is ignored, so an
 * accidental extra key press or click does no harm. A failure is shown in the dialog, or in a toast if the dialog was
 * closed while the action was in progress, or asks about another record by then.
 */
export function ConfirmDialog({
  open,
  about,
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
}: ConfirmDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null)
  const textId = useId()
  const answered = useAnswered({ open, about, onClose, change, failed })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is another question
  useLayoutEffect(() => {
    if (open) harmless.current?.focus()
  }, [open, about])
  const close = () => {
    if (change.error) change.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      describedBy={textId}
      footer={
        <>
          <Button ref={harmless} onClick={close} aria-disabled={change.isPending}>
            {no}
          </Button>
          <Button
            variant={variant}
            pending={change.isPending}
            pendingLabel={pendingLabel}
            onClick={({ detail }) => detail < 2 && act(answered)}
          >
            {yes}
          </Button>
        </>
      }
    >
      <div id={textId} className="contents">
        {children}
      </div>
      <Failure error={change.error} words={failed} />
    </Dialog>
  )
}
