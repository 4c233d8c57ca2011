import { useEffect, useRef, useState } from 'react'
import { defaultFigures, type Figures, figuresOfQuery, queryOfFigures } from './figures.ts'

/** Browsers throttle addresses that change too often, as a moving slider would make them. */
const ADDRESS_PAUSE_MS = 250

/**
 * The visitor's figures, kept in the page's address. The address is replaced without the router: the page stays the
 * same visit, and going back leaves it instead of undoing figure after figure.
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
