import { type Credentials, credentialsSchema, signIn, signInWithCode } from '@beacon/contract/admin-session'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiError, call } from '../../lib/api.ts'
import { checkForm } from '../../lib/form-attempt.ts'
import { errorsOf, type FormErrors, readValues } from '../../lib/form-values.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { focusInvalid } from '../../ui/focus-invalid.ts'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import { CodeForm, focusCode } from './code-form.tsx'
import { Failure } from './failure.tsx'
import { checkCookie, startSession } from './session.ts'

const FORM = 'sign-in'
const FIELDS = ['email', 'password'] as const
type Field = (typeof FIELDS)[number]

/** Focuses a field of the form; its error, if it has one, is announced in any case. */
export const focusField = (name: Field) => focusInvalid(document.getElementById(`${FORM}-${name}`))

/**
 * Email, prefilled if known, and password; then a code if the second factor is on. What follows is up to the code that
 * observes the session.
 */
export function SignInForm({ email }: { email?: string | undefined }) {
  const [step, setStep] = useState<Step>({ name: 'password' })
  if (step.name === 'code') return <CodeStep onTooLate={(error) => setStep({ name: 'password', error })} />
  return <PasswordStep email={email} tooLate={step.error} onCodeNeeded={() => setStep({ name: 'code' })} />
}

type Step = { name: 'password'; error?: Error } | { name: 'code' }

const CODE_FORM = 'sign-in-code'

function CodeStep({ onTooLate }: { onTooLate: (error: Error) => void }) {
  useEffect(() => focusCode(CODE_FORM), [])
  const send = async (code: string) => {
    try {
      const { administrator } = await call(signInWithCode, { body: { code } })
      await checkCookie()
      startSession(administrator)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unauthorized') throw error
      onTooLate(error)
    }
  }
  return <CodeForm id={CODE_FORM} send={send} action="Sign in" pending="Signing in…" />
}

interface PasswordStepProps {
  email: string | undefined
  /** Why the second step has returned to the first. */
  tooLate: Error | undefined
  onCodeNeeded: () => void
}

function PasswordStep({ email, tooLate, onCodeNeeded }: PasswordStepProps) {
  const isReady = useHydrated()
  const [errors, setErrors] = useState<FormErrors<Field>>({})
  const attempt = useMutation({
    mutationFn: async (body: Credentials) => {
      const answer = await call(signIn, { body })
      if (!('codeNeeded' in answer)) await checkCookie()
      return answer
    },
    onSuccess: (answer) => ('codeNeeded' in answer ? onCodeNeeded() : startSession(answer.administrator)),
    onError: (error) => {
      setErrors(error instanceof ApiError ? errorsOf(error.fields, FIELDS) : {})
      focusField('password')
    },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (attempt.isPending) return
    const checked = checkForm<Field, Credentials>(credentialsSchema, readValues(event.currentTarget, FIELDS))
    if ('form' in checked) {
      setErrors({})
      attempt.mutate(checked.form)
      return
    }
    attempt.reset()
    setErrors(checked.errors)
    focusField(checked.errors.email ? 'email' : 'password')
  }

  const failure = attempt.error ?? (attempt.isIdle ? tooLate : undefined)
  return (
    // NOTE: signing in needs the script; `method` and the disabled button keep the password out of the address without
    // it.
    <Form id={FORM} method="post" onSubmit={submit} className="grid gap-5">
      <Failure error={failure} />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
        error={errors.email}
      />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <Button
        type="submit"
        variant="primary"
        disabled={!isReady}
        pending={attempt.isPending}
        pendingLabel="Signing in…"
      >
        Sign in
      </Button>
      <WithoutScript>Signing in needs JavaScript.</WithoutScript>
    </Form>
  )
}
