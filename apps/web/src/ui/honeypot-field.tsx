import { useFieldIds } from './form.tsx'

interface TrapFieldProps {
  name: string
  /** What a script takes it for. */
  label: string
}

/** A honeypot: hidden from sight, keyboard and screen readers. */
export function TrapField({ name, label }: TrapFieldProps) {
  const { field } = useFieldIds(name)
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={field}>{label}</label>
      <input id={field} name={name} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
