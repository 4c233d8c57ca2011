import { LONGEST_QUERY } from '@beacon/contract/search-limits'
import type { FormEvent, InputHTMLAttributes, Ref } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SearchInput } from '../../ui/search-input.tsx'

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onSubmit' | 'className'> {
  ref?: Ref<HTMLInputElement>
  onSubmit: (submission: FormEvent<HTMLFormElement>) => void
  className?: string
}

/** The site search field. A form, so that it works without a script, too. */
export function SearchField({ onSubmit, className, ...input }: SearchFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: every browser knows the role, but not yet the element
    <form
      role="search"
      action={paths.search}
      onSubmit={onSubmit}
      className={classNames('flex gap-3', className)}
    >
      <SearchInput
        {...input}
        id="site-search"
        label="Search the site"
        maxLength={LONGEST_QUERY}
        className="flex-1"
      />
      <Button type="submit">Search</Button>
    </form>
  )
}
