import { useState } from 'react'
import { useNow } from './instant.tsx'

/** Counts down to the next attempt, without announcing every second. */
export function RetryCountdown({ seconds }: { seconds: number }) {
  const now = useNow(1000)
  const [until] = useState(() => Date.now() + seconds * 1000)
  const left = Math.ceil((until - now) / 1000)
  return (
    <p className="text-muted text-sm tabular-nums">
      {left > 0 ? `You can try again in ${formatWait(left)}.` : 'You can try again now.'}
    </p>
  )
}

const formatWait = (seconds: number) =>
  seconds < 60
    ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
    : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
