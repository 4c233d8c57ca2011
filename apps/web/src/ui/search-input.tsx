import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface SearchInputProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  /** What is searched: said to assistive technology, and shown while nothing is typed. */
  label: string
  ref?: Ref<HTMLInputElement>
}

/** Words to search for; `className` is for its place in the form around it. */
export function SearchInput({ id, label, className, ...input }: SearchInputProps) {
  return (
    <div className={classNames('relative min-w-0', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon name="search" className="field-icon" />
      <input
        {...input}
        id={id}
        name="q"
        type="search"
        placeholder={`${label}...`}
        autoComplete="off"
        enterKeyHint="search"
        className="field pl-11"
      />
    </div>
  )
}
