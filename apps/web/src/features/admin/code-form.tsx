import { codeFormSchema } from '@beacon/contract/admin-session'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { focusInvalid } from '../../ui/focus-invalid.ts'
import { Form } from '../../ui/form.tsx'
import { CodeField, codeErrorOf } from './code-field.tsx'
import { Failure } from './failure.tsx'

interface CodeFormProps {
  id: string
  send: (code: string) => Promise<unknown>
  /** The button's label, also while pending. */
  action: string
  pending: string
}

/** Focuses the field of a code form; its error, if it has one, is announced in any case. */
export const focusCode = (id: string) => focusInvalid(document.getElementById(`${id}-code`))

/** Asks for one code and passes it to `send`. */
export function CodeForm({ id, send, action, pending }: CodeFormProps) {
  const [missing, setMissing] = useState<string>()
  const attempt = useMutation({ mutationFn: send, onError: () => focusCode(id) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (attempt.isPending) return
    const form = codeFormSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    setMissing(form.error?.issues[0]?.message)
    if (form.success) return attempt.mutate(form.data.code)
    attempt.reset()
    focusCode(id)
  }
  const atField = missing ?? codeErrorOf(attempt.error)
  return (
    <Form id={id} method="post" onSubmit={submit} className="grid gap-5">
      {!atField && <Failure error={attempt.error} />}
      <CodeField error={atField} />
      <Button type="submit" variant="primary" pending={attempt.isPending} pendingLabel={pending}>
        {action}
      </Button>
    </Form>
  )
}
