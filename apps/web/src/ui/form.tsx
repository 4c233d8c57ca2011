import { createContext, type FormHTMLAttributes, type Ref, use } from 'react'

const FormIdContext = createContext('form')

interface FormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** Unique on the page; the fields derive their ids from it. */
  id: string
  ref?: Ref<HTMLFormElement>
}

/** A form with our own messages: native validation is off, and the server validates again. */
export function Form({ id, ...rest }: FormProps) {
  return (
    <FormIdContext value={id}>
      <form {...rest} id={id} noValidate />
    </FormIdContext>
  )
}

/** The ids of one field of the form around it, by the field's name. */
export function useFieldIds(name: string) {
  const form = use(FormIdContext)
  const field = `${form}-${name}`
  return { field, hint: `${field}-hint`, error: `${field}-error` }
}
