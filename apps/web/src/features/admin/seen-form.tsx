import { type ReactNode, useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Failure } from './failure.tsx'
import { useFieldErrors } from './field-errors.ts'

interface SeenFormProps {
  id: string
  /** The name of the field that takes the focus. */
  first: string
  change: { isPending: boolean; error: Error | null }
  /** What somebody else has saved since the dialog was opened; empty if nothing. */
  savedByNow: string
  yes: string
  onSend: (form: HTMLFormElement) => void
  onClose: () => void
  /** The fields, with the messages for them. */
  children: (errors: ReturnType<typeof useFieldErrors>['errors']) => ReactNode
}

/** The form of a dialog that changes what its reader has seen (`useSeen`). */
export function SeenForm({ id, first, change, savedByNow, yes, onSend, onClose, children }: SeenFormProps) {
  const { errors } = useFieldErrors(id, change.error)
  useEffect(() => document.getElementById(`${id}-${first}`)?.focus(), [id, first])
  return (
    <Form
      id={id}
      className="grid gap-4"
      onSubmit={(submission) => {
        submission.preventDefault()
        onSend(submission.currentTarget)
      }}
    >
      {children(errors)}
      {!errors && <Failure error={change.error} />}
      <p role="status" className="text-sm [overflow-wrap:anywhere] empty:hidden">
        {savedByNow && `Saved by now: ${savedByNow}`}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} aria-disabled={change.isPending}>
          Leave it
        </Button>
        <Button type="submit" variant="primary" pending={change.isPending} pendingLabel="Saving…">
          {yes}
        </Button>
      </div>
    </Form>
  )
}
