import { useEffect, useRef, useState } from 'react'
import { defaultFigures, type Figures, figuresOfQuery, queryOfFigures } from './figures.ts'

/** Browsers refuse an address that changes too often, as it would under a moving slider. */
const ADDRESS_PAUSE_MS = 250

/**
 * The figures of the visitor, which the address of the page follows. It is changed behind the router's back: the
 * page stays the same visit, and going back leaves it instead of undoing figure after figure.
 */
export function useFigures(query: string) {
  const [figures, setFigures] = useState(() => figuresOfQuery(query))
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  const show = (next: Figures, nextQuery: string) => {
    setFigures(next)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      history.replaceState(history.state, '', `${location.pathname}${nextQuery}`)
    }, ADDRESS_PAUSE_MS)
  }
  return {
    figures,
    change: (change: Partial<Figures>) => {
      const next = { ...figures, ...change }
      show(next, `?${queryOfFigures(next)}`)
    },
    reset: () => show(defaultFigures, ''),
  }
}
