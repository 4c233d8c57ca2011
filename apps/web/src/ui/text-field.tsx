import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { FieldFrame, type FieldProps } from './field.tsx'

type Own<Attributes> = FieldProps & Omit<Attributes, keyof FieldProps | 'id' | 'required'>

/** A field of one line. */
export function TextField({
  name,
  label,
  hint,
  error,
  required,
  className,
  ...input
}: Own<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <FieldFrame {...{ name, label, hint, error, required, className }}>
      {(aria) => <input type="text" {...input} {...aria} className="field" />}
    </FieldFrame>
  )
}

/** A field of several lines. */
export function TextArea({
  name,
  label,
  hint,
  error,
  required,
  className,
  ...textarea
}: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <FieldFrame {...{ name, label, hint, error, required, className }}>
      {(aria) => <textarea rows={6} {...textarea} {...aria} className="field min-h-24" />}
    </FieldFrame>
  )
}
