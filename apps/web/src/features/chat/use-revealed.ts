import { useEffect, useState } from 'react'
import { useReducedMotion } from '../../lib/use-reduced-motion.ts'

const A_WORD_EVERY_MS = 28

/**
 * Reveals text word by word, however large the chunks are that arrive. Complete at once with reduced motion, or if it
 * was there from the start.
 */
export function useRevealed(text: string, isNew: boolean): { shown: string; isWhole: boolean } {
  const reduced = useReducedMotion()
  const [isAnimated] = useState(isNew)
  const [words, setWords] = useState(1)
  const pieces = text.match(/\s*\S+\s*/g) ?? []
  const isWhole = !isAnimated || reduced || words >= pieces.length

  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => setWords((count) => count + 1), A_WORD_EVERY_MS)
    return () => clearTimeout(timer)
  })

  return { shown: isWhole ? text : pieces.slice(0, words).join(''), isWhole }
}
