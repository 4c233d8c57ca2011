import { useEffect, useState } from 'react'
import { formatAgo, formatInstant } from './time.ts'

/** The current time in milliseconds, updated every half minute by default. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** An instant in New York, with its zone. */
export const Instant = ({ at }: { at: string }) => <time dateTime={at}>{formatInstant(at)}</time>

/** How long ago something was; the exact time is its tooltip. */
export const Ago = ({ at, now }: { at: string; now: number }) => (
  <time dateTime={at} title={formatInstant(at)}>
    {formatAgo(at, now)}
  </time>
)
