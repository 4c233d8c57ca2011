import { useFieldIds } from './form.tsx'

interface HoneypotFieldProps {
  name: string
  /** What a script takes it for. */
  label: string
}

/** A honeypot: hidden from sight, keyboard and screen readers. */
export function HoneypotField({ name, label }: HoneypotFieldProps) {
  const { field } = useFieldIds(name)
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={field}>{label}</label>
      <input id={field} name={name} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
