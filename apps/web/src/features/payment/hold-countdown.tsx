import { useEffect, useEffectEvent, useState } from 'react'

const SECOND_MS = 1000

/** `14:32`; what has begun of a second counts, so that nothing is shown as over before it is. */
function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What is said aloud, and how seldom: twice before the end, which the form itself announces. */
function spoken(ms: number): string {
  if (ms <= 60 * SECOND_MS) return 'Less than a minute left to pay.'
  return ms <= 5 * 60 * SECOND_MS ? 'Less than five minutes left to pay.' : ''
}

interface HoldCountdownProps {
  /** By this browser's clock, in milliseconds. */
  endsAt: number
  /** Called once. */
  onEnd: () => void
}

/**
 * How long the hold of the stock or slot still lasts. Rerenders alone, once a second, and always computes from the
 * clock, so that a tab that slept is right when it wakes.
 */
export function HoldCountdown({ endsAt, onEnd }: HoldCountdownProps) {
  const left = useTimeLeft(endsAt, onEnd)
  return (
    <div className="text-muted text-sm">
      <p role="timer">
        Held for you for{' '}
        <span className="font-semibold text-ink tabular-nums">{minutesAndSeconds(left)}</span>
      </p>
      <p role="status" className="sr-only">
        {spoken(left)}
      </p>
    </div>
  )
}

function useTimeLeft(endsAt: number, onEnd: () => void): number {
  const [left, setLeft] = useState(() => Math.max(0, endsAt - Date.now()))
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = () => {
      clearTimeout(timer)
      if (isOver) return
      const now = Math.max(0, endsAt - Date.now())
      setLeft(now)
      isOver = now === 0
      if (isOver) end()
      else timer = setTimeout(look, now % SECOND_MS || SECOND_MS)
    }
    look()
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', look)
    }
  }, [endsAt])
  return left
}
