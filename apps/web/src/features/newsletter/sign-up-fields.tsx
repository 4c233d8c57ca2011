import { signUp } from '@beacon/content/newsletter'
import { HONEYPOT } from '../../lib/honeypot.ts'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useFieldIds } from '../../ui/form.tsx'
import { HoneypotField } from '../../ui/honeypot-field.tsx'
import { EmailCheck } from '../email-field/index.ts'

interface SignUpFieldsProps {
  submit: string
  button: ButtonVariant
  error: string | undefined
  pending: boolean
  /** The value of a natively posted form. */
  defaultValue: string | undefined
}

/** Address and button, in one row if there is room, with the address's error below. */
export function SignUpFields({ submit, button, error, pending, defaultValue }: SignUpFieldsProps) {
  const ids = useFieldIds('email')
  return (
    <div className="grid gap-1.5">
      <label htmlFor={ids.field} className="font-semibold text-sm">
        {signUp.label}
      </label>
      <EmailCheck>
        <div className="flex flex-wrap gap-2">
          <input
            id={ids.field}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={defaultValue}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? ids.error : undefined}
            className="field min-w-0 flex-[1_1_12rem]"
          />
          <Button
            type="submit"
            variant={button}
            pending={pending}
            pendingLabel="Sending..."
            className="flex-[1_0_6.5rem] sm:grow-0"
          >
            {submit}
          </Button>
        </div>
      </EmailCheck>
      <FieldError id={ids.error}>{error}</FieldError>
      <HoneypotField {...HONEYPOT} />
    </div>
  )
}
