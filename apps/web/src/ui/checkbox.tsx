import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldError } from './field.tsx'
import { useFieldIds } from './form.tsx'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  name: string
  label: ReactNode
  error?: string | undefined
}

/** A box to tick, with its sentence. */
export function Checkbox({ name, label, error, ...input }: CheckboxProps) {
  const ids = useFieldIds(name)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={ids.field} className="flex min-h-6 items-start gap-3 text-sm">
        <input
          {...input}
          type="checkbox"
          id={ids.field}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? ids.error : undefined}
          className="checkbox mt-0.5 size-5 shrink-0"
        />
        <span>{label}</span>
      </label>
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}
