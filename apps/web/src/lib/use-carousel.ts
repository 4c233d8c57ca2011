import { type FocusEvent, useEffect, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

/**
 * A carousel of `count` slides that advances every `ms` milliseconds and wraps at both ends. It holds still while it is
 * hovered or focused, under reduced motion, and when the visitor has paused it; pressing play overrules reduced motion.
 */
export function useCarousel(count: number, ms: number) {
  const reducedMotion = useReducedMotion()
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  const wanted = choice ? choice === 'play' : !reducedMotion
  const playing = wanted && !hovered && !focused

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that was chosen by hand gets its full time
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => setIndex((current) => (current + 1) % count), ms)
    return () => clearTimeout(timer)
  }, [playing, count, ms, index])

  return {
    index,
    playing,
    /** Whether it would advance if nobody held it. */
    wanted,
    show: setIndex,
    next: () => setIndex((index + 1) % count),
    previous: () => setIndex((index + count - 1) % count),
    toggle: () => setChoice(wanted ? 'pause' : 'play'),
    /** For the element that holds it still while it is hovered or has the focus. */
    holds: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      },
    },
  }
}
