import { LONGEST_QUERY } from '@beacon/contract/search-limits'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { withFilter } from './with-filter.ts'

const PAUSE_MS = 250

/**
 * The search text of a list, and its copy in the address, which follows when typing pauses. Back restores the previous
 * text in the field.
 */
export function useSearchText(param: string) {
  const [search, setSearch] = useSearchParams()
  // An address may hold more than the field takes, and than any list lets itself be asked for.
  const committed = (search.get(param) ?? '').slice(0, LONGEST_QUERY)
  const [text, setText] = useState(committed)
  const [known, setKnown] = useState(committed)
  const [sent, setSent] = useState(committed)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (known !== committed) {
    setKnown(committed)
    // What was sent shows before the address has it; any other text comes from elsewhere: a filter's reset, or Back.
    if (committed !== sent) {
      setText(committed)
      setSent(committed)
    }
  }

  const commit = (next: string) => {
    setSent(next)
    // The address as it is now: a row may have been opened since the last key.
    setSearch(withFilter(new URLSearchParams(location.search), param, next), { replace: true })
  }

  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(next.trim()), PAUSE_MS)
  }

  /** Does not wait for the pause. */
  const commitNow = () => {
    clearTimeout(timer.current)
    commit(text.trim())
  }

  return { text, committed, type, commit: commitNow }
}
