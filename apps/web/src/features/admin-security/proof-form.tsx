import { proofFormSchema } from '@beacon/contract/admin-security'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CodeField, Failure } from '../admin/index.ts'
import { useCheckedForm } from './checked-form.ts'

interface ProofFormProps {
  id: string
  title: string
  text: string
  action: string
  change: { isPending: boolean; error: Error | null }
  /** The text of a failure; defaults to the server's message. */
  failed?: (error: Error) => string
  onSubmit: (proof: { password: string; code: string }) => void
  onClose: () => void
}

/** Asks for password and code together, for changes that could let somebody else in. */
export function ProofForm({ id, title, text, action, change, failed, onSubmit, onClose }: ProofFormProps) {
  const { errors, submit } = useCheckedForm({
    id,
    schema: proofFormSchema,
    fields: ['password', 'code'],
    change,
    send: onSubmit,
  })
  return (
    <Form
      id={id}
      method="post"
      aria-label={title}
      onSubmit={submit}
      className="grid max-w-md gap-5 border-line border-t pt-5"
    >
      <div className="grid gap-1">
        <h3 className="font-semibold text-base">{title}</h3>
        <p className="text-muted text-sm">{text}</p>
      </div>
      {!errors && <Failure error={change.error} words={failed} />}
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={errors?.password}
      />
      <CodeField error={errors?.code} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" pending={change.isPending} pendingLabel="One moment…">
          {action}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Form>
  )
}
