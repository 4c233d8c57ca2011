import type { CorrectedEmail } from '@beacon/contract/corrected-email'
import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { type Answered, Failure, useAnswered, useFieldErrors, useSeen } from '../admin/index.ts'
import { EmailField } from '../email-field/index.ts'

interface Correction {
  mutate: (correction: CorrectedEmail, answered: Answered) => void
  reset: () => void
  error: Error | null
  isPending: boolean
}

interface EmailDialogProps {
  open: boolean
  /** Whose address it is. */
  of: { id: string; name: string; email: string }
  correction: Correction
  onClose: () => void
}

/** Corrects an address that was mistyped; the confirmation is then sent there. */
export function EmailDialog({ open, of, correction, onClose }: EmailDialogProps) {
  const close = () => {
    correction.reset()
    onClose()
  }
  const answered = useAnswered({ open, about: of.id, onClose: close, change: correction })
  return (
    <Dialog open={open} onClose={close} title={`Email address of ${of.name}`}>
      <EmailForm of={of} correction={correction} answered={answered} onClose={close} />
    </Dialog>
  )
}

function EmailForm({
  of: { id, email },
  correction,
  answered,
  onClose,
}: Omit<EmailDialogProps, 'open'> & { answered: Answered }) {
  const formId = `email-${id}`
  const { errors } = useFieldErrors(formId, correction.error)
  const { value: seen, opened, answered: told } = useSeen(email, answered)
  useEffect(() => document.getElementById(`${formId}-email`)?.focus(), [formId])
  return (
    <Form
      id={formId}
      className="grid gap-4"
      onSubmit={(submission) => {
        submission.preventDefault()
        const typed = String(new FormData(submission.currentTarget).get('email') ?? '')
        correction.mutate({ email: typed, seen }, told)
      }}
    >
      <EmailField
        name="email"
        label="Email"
        hint="The confirmation is sent there again, and so is every later email."
        error={errors?.email}
        defaultValue={opened}
        autoComplete="off"
        required
      />
      {!errors && <Failure error={correction.error} />}
      <p role="status" className="text-sm [overflow-wrap:anywhere] empty:hidden">
        {seen !== opened && `Saved by now: ${seen}`}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} aria-disabled={correction.isPending}>
          Leave it
        </Button>
        <Button type="submit" variant="primary" pending={correction.isPending} pendingLabel="Saving…">
          Save and resend
        </Button>
      </div>
    </Form>
  )
}
