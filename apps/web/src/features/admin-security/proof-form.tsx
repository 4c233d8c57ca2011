import { proofFormSchema } from '@beacon/contract/admin-security'
import { type FormEvent, useState } from 'react'
import { checkForm } from '../../lib/form-attempt.ts'
import { readValues } from '../../lib/form-values.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CodeField, Failure, type FieldErrors, refusedFields, useErrorFocus } from '../admin/index.ts'
import { useFocusOnStart } from './focus-on-start.ts'

interface ProofFormProps {
  id: string
  title: string
  text: string
  action: string
  change: { isPending: boolean; error: Error | null }
  onSubmit: (proof: { password: string; code: string }) => void
  onClose: () => void
}

/** Password and code together: for what would let somebody else in. */
export function ProofForm({ id, title, text, action, change, onSubmit, onClose }: ProofFormProps) {
  const [missing, setMissing] = useState<FieldErrors>()
  const errors = missing ?? refusedFields(change.error)
  useFocusOnStart(`${id}-password`)
  useErrorFocus(id, errors)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (change.isPending) return
    const checked = checkForm(proofFormSchema, readValues(event.currentTarget, ['password', 'code']))
    setMissing('errors' in checked ? checked.errors : undefined)
    if ('form' in checked) onSubmit(checked.form)
  }
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
      {!errors && <Failure error={change.error} />}
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
