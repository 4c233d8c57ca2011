import { type Credentials, credentialsSchema, signIn } from '@beacon/contract/admin-session'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, call } from '../../lib/api.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useNow } from './moment.tsx'
import { startSession } from './session.ts'

type FieldErrors = Readonly<Record<string, string>>

const FORM = 'sign-in'

/** Puts the cursor into a field of the form. */
export const focusField = (name: 'email' | 'password') => document.getElementById(`${FORM}-${name}`)?.focus()

/** E-mail, as far as it is known, and password. What comes after signing in follows from the session that it starts. */
export function SignInForm({ email }: { email?: string | undefined }) {
  const isReady = useHydrated()
  const [errors, setErrors] = useState<FieldErrors>({})
  const attempt = useMutation({
    mutationFn: (body: Credentials) => call(signIn, { body }),
    onSuccess: ({ administrator }) => startSession(administrator),
    onError: (error) => {
      setErrors(error instanceof ApiError ? error.fields : {})
      focusField('password')
    },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (attempt.isPending) return
    const credentials = credentialsSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (credentials.success) {
      setErrors({})
      attempt.mutate(credentials.data)
      return
    }
    const found: Record<string, string> = {}
    for (const { path, message } of credentials.error.issues) found[path.join('.')] ??= message
    attempt.reset()
    setErrors(found)
    focusField(found.email ? 'email' : 'password')
  }

  return (
    // NOTE: without a script nobody can sign in; `method` and the disabled button keep the password out of the address.
    <Form id={FORM} method="post" onSubmit={submit} className="grid gap-5">
      {attempt.error && (
        <Notice tone="danger" live>
          {attempt.error.message}
        </Notice>
      )}
      {attempt.error instanceof ApiError && attempt.error.retryAfter !== undefined && (
        <Wait key={attempt.submittedAt} seconds={attempt.error.retryAfter} />
      )}
      <TextField
        name="email"
        label="E-mail"
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
    </Form>
  )
}

/** Counts down to the next try, without announcing every second. */
function Wait({ seconds }: { seconds: number }) {
  const now = useNow(1000)
  const [until] = useState(() => Date.now() + seconds * 1000)
  const left = Math.ceil((until - now) / 1000)
  return (
    <p className="text-muted text-sm tabular-nums">
      {left > 0 ? `You can try again in ${formatWait(left)}.` : 'You can try again now.'}
    </p>
  )
}

const formatWait = (seconds: number) =>
  seconds < 60
    ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
    : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
