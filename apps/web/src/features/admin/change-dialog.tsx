import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { type Answered, type Question, useAnswered } from './use-answered.ts'

interface ChangeDialogProps extends Question {
  title: string
  /** The form, with what it passes to `mutate`, and what closes the dialog. */
  children: (answered: Answered, close: () => void) => ReactNode
}

/** The dialog around a form that changes one record; once it is closed, its failure is forgotten. */
export function ChangeDialog({ title, children, ...question }: ChangeDialogProps) {
  const { open, change, onClose } = question
  const close = () => {
    change.reset()
    onClose()
  }
  const answered = useAnswered({ ...question, onClose: close })
  return (
    <Dialog open={open} onClose={close} title={title}>
      {children(answered, close)}
    </Dialog>
  )
}
