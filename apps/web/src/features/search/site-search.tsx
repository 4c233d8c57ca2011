import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { SearchField } from './search-field.tsx'

/** The link to the search from other pages. */
export function SiteSearch({ className }: { className?: string }) {
  const navigate = useNavigate()

  function search(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault()
    const query = String(new FormData(submission.currentTarget).get('q') ?? '').trim()
    navigate(query ? `${paths.search}?${new URLSearchParams({ q: query })}` : paths.search)
  }

  return <SearchField onSubmit={search} {...(className ? { className } : {})} />
}
