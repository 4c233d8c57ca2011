import { useEffect, useState } from 'react'
import type { Closings } from './read-closings.ts'

/** When the office stays closed from today on; nothing until the server has said so. */
export function useClosings(): Closings {
  const [closings, setClosings] = useState<Closings>([])
  useEffect(() => {
    let isGone = false
    import('./read-closings.ts')
      .then(({ readClosings }) => readClosings())
      .then((known) => isGone || setClosings(known))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return closings
}
