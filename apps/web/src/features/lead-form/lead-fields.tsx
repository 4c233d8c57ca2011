import { businessTypes } from '@beacon/contract/lead-options'
import type { FormErrors } from '../../lib/form-values.ts'
import { optionsOf, SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EmailField } from '../email-field/index.ts'
import type { LeadField, LeadValues } from './lead-values.ts'

interface LeadFieldsProps {
  errors: FormErrors<LeadField>
  /** The initial values. */
  values: Partial<LeadValues> | undefined
}

/** The six fields, each with its error message. */
export function LeadFields({ errors, values }: LeadFieldsProps) {
  const field = (name: LeadField) => ({ name, error: errors[name], defaultValue: values?.[name] })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('name')} label="Name" required autoComplete="name" />
      <EmailField {...field('email')} label="Email" required />
      <TextField {...field('phone')} label="Phone" required type="tel" autoComplete="tel" />
      <TextField {...field('businessName')} label="Business name" required autoComplete="organization" />
      <SelectField
        {...field('businessType')}
        label="Business type"
        required
        options={optionsOf(businessTypes)}
        blank="Select a type"
      />
      <TextField
        {...field('currentWebsite')}
        label="Current website"
        type="url"
        autoComplete="url"
        placeholder="https://"
      />
    </div>
  )
}
