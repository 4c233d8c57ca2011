import { LONGEST_QUERY } from '@beacon/contract/search-limits'
import type { FormEvent, InputHTMLAttributes, Ref } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onSubmit' | 'className'> {
  ref?: Ref<HTMLInputElement>
  onSubmit: (submission: FormEvent<HTMLFormElement>) => void
  className?: string
}

/** The field that searches the whole site. It is a form, so that it works without a script, too. */
export function SearchField({ ref, onSubmit, className, ...input }: SearchFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: every browser knows the role, not yet the element
    <form
      role="search"
      action={paths.search}
      onSubmit={onSubmit}
      className={classNames('flex gap-3', className)}
    >
      <div className="relative min-w-0 flex-1">
        <label htmlFor="site-search" className="sr-only">
          Search the site
        </label>
        <Icon name="search" className="field-icon" />
        <input
          {...input}
          ref={ref}
          id="site-search"
          name="q"
          type="search"
          maxLength={LONGEST_QUERY}
          placeholder="Search the site..."
          autoComplete="off"
          enterKeyHint="search"
          className="field pl-11"
        />
      </div>
      <Button type="submit">Search</Button>
    </form>
  )
}
