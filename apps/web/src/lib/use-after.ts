import { startTransition, useEffect, useState } from 'react'

/** Whether `ms` milliseconds have passed since the page came alive. */
export function useAfter(ms: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPassed(true)), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return passed
}
