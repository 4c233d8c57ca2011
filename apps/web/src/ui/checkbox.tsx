import type { InputHTMLAttributes, ReactNode } from 'react'
import { useFieldIds } from './form.tsx'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  name: string
  label: ReactNode
}

/** A box to tick, with its sentence. */
export function Checkbox({ name, label, ...input }: CheckboxProps) {
  const ids = useFieldIds(name)
  return (
    <label htmlFor={ids.field} className="flex min-h-6 items-start gap-3 text-sm">
      <input
        {...input}
        type="checkbox"
        id={ids.field}
        name={name}
        className="checkbox mt-0.5 size-5 shrink-0"
      />
      <span>{label}</span>
    </label>
  )
}
