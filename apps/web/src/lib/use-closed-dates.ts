import { useEffect, useState } from 'react'

/** The days to come on which the office stays closed; none until the server has said so. */
export function useClosedDates(): readonly string[] {
  const [dates, setDates] = useState<readonly string[]>([])
  useEffect(() => {
    let isGone = false
    import('./closed-dates.ts')
      .then(({ readClosedDates }) => readClosedDates())
      .then((closed) => isGone || setDates(closed))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return dates
}
