import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFieldIds } from './form.tsx'
import { Icon } from './icon.tsx'

/** What every kind of field takes besides the attributes of its own input. */
export interface FieldProps {
  name: string
  label: string
  hint?: string
  /** The message for what was typed; its presence marks the field as invalid. */
  error?: string | undefined
  required?: boolean
  className?: string
}

interface FieldFrameProps extends FieldProps {
  children: (aria: FieldAria) => ReactNode
}

interface FieldAria {
  id: string
  name: string
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label above, input, then hint and error below; the input gets every id and aria attribute from here. */
export function FieldFrame({
  name,
  label,
  hint,
  error,
  required = false,
  className,
  children,
}: FieldFrameProps) {
  const ids = useFieldIds(name)
  const describedBy = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={ids.field} className="font-semibold text-sm">
        {label} {!required && <span className="font-normal text-muted">(optional)</span>}
      </label>
      {children({
        id: ids.field,
        name,
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={ids.hint} className="text-muted text-xs">
          {hint}
        </p>
      )}
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}

/** The message under a field. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-danger text-sm">
      <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
