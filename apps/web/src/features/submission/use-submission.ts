import { type InputEvent, type SubmitEvent, useState } from 'react'
import { type Checked, stillWrong } from '../../lib/form-attempt.ts'
import type { FormErrors } from '../../lib/form-values.ts'
import type { Failure } from '../../lib/renewed.ts'

interface Steps<Field extends string, Form> {
  /** Loads what the others need; begun at the first focus, since the connection may be gone when the form is sent. */
  load: () => Promise<unknown>
  /** Reads and checks the form. */
  check: (form: HTMLFormElement) => Promise<Checked<Field, Form>>
  /** Called before the messages of `check` are shown. */
  onRefused?: (form: HTMLFormElement) => void
  send: (form: Form) => Promise<void>
  /** What the visitor is told of what a step threw. */
  explain: (error: unknown) => { errors?: FormErrors<Field>; failure?: Failure }
}

/** The submission of a form, one at a time: whether it is in progress, and what is wrong. */
export function useSubmission<Field extends string, Form>(steps: Steps<Field, Form>) {
  const { load, check, onRefused, send, explain } = steps
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FormErrors<Field>>({})
  const [failure, setFailure] = useState<Failure>('')

  function tell({ errors: wrong = {}, failure: reason = '' }: ReturnType<typeof explain>) {
    setErrors(wrong)
    setFailure(reason)
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const checked = await check(form)
    if ('form' in checked) return send(checked.form)
    onRefused?.(form)
    setErrors(checked.errors)
  }

  return {
    isBusy,
    errors,
    failure,
    forgetFailure: () => setFailure(''),
    prepare: () => void load().catch(() => {}),
    handleInput: ({ currentTarget }: InputEvent<HTMLFormElement>) => {
      if (Object.keys(errors).length === 0) return
      check(currentTarget)
        .then((checked) => setErrors((shown) => stillWrong(shown, checked)))
        .catch(() => {})
    },
    handleSubmit: (submission: SubmitEvent<HTMLFormElement>) => {
      submission.preventDefault()
      if (isBusy) return
      setBusy(true)
      tell({})
      submit(submission.currentTarget)
        .catch((error: unknown) => tell(explain(error)))
        .finally(() => setBusy(false))
    },
  }
}
