import { LONGEST_QUERY } from '@beacon/contract/search-limits'
import { useId } from 'react'
import type { useSearchText } from '../../lib/use-search-text.ts'
import { Icon } from '../../ui/icon.tsx'

interface SearchBoxProps {
  /** What is searched, for assistive technology. */
  label: string
  placeholder: string
  search: ReturnType<typeof useSearchText>
}

/** Filters a list while typing. */
export function SearchBox({ label, placeholder, search }: SearchBoxProps) {
  const id = useId()
  return (
    <search className="no-print relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon
        name="search"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4.5 text-muted"
      />
      <input
        id={id}
        type="search"
        value={search.text}
        maxLength={LONGEST_QUERY}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => search.type(event.target.value)}
        className="field pl-10 text-sm"
      />
    </search>
  )
}
