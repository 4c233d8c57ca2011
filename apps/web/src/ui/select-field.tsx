import type { SelectHTMLAttributes } from 'react'
import { FieldFrame, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'

interface SelectOption {
  value: string
  label: string
}

/** A record of values and labels as a select shows them. */
export const optionsOf = (labels: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

interface SelectFieldProps
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | 'id' | 'children'> {
  options: readonly SelectOption[]
  /** The words of the blank option; without them the first option is chosen. */
  blank?: string
}

/** A choice of one from a list. */
export function SelectField({
  name,
  label,
  hint,
  error,
  required,
  className,
  options,
  blank,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ name, label, hint, error, required, className }}>
      {(aria) => (
        <div className="relative">
          <select {...select} {...aria} className="field">
            {blank !== undefined && <option value="">{blank}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="field-chevron" />
        </div>
      )}
    </FieldFrame>
  )
}
