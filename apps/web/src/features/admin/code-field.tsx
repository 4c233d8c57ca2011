import { ApiError } from '../../lib/api.ts'
import { TextField } from '../../ui/text-field.tsx'

/** A field for a code of the authenticator app, or a recovery code. */
export function CodeField({ error, hint }: { error?: string | undefined; hint?: string }) {
  return (
    <TextField
      name="code"
      label="Code"
      hint={hint ?? 'Six digits from your authenticator app, or a recovery code.'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
      error={error}
    />
  )
}

/** The error about a code, shown at its field; undefined for other failures, which are shown above the form. */
export const codeErrorOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.code : undefined
