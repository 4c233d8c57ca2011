import type { ComponentProps } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { EmailCheck } from './email-check.tsx'

/** A field for the visitor's own email address, which suggests what was meant by a mistyped domain. */
export function EmailField({ className, ...field }: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <EmailCheck className={className}>
      <TextField autoComplete="email" {...field} type="email" />
    </EmailCheck>
  )
}
