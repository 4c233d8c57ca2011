import { type ComponentType, memo, Suspense, useEffect, useRef, useState } from 'react'
import { useEarlyPress } from './early-press.ts'
import { type FetchedOnce, fetchOnce, useFetched } from './fetch-once.ts'

/** How far beyond the window a section is fetched. */
const AHEAD = '200px'

/** A part of a page that stands in the server's HTML and whose module is fetched when the visitor comes near it. */
interface Section extends FetchedOnce<ComponentType> {
  /** The module, once somebody has come near. */
  reached: Promise<ComponentType>
  /** Somebody has come near. What cannot be fetched now is asked for again the next time. */
  reach: () => void
}

const sections = new Set<Section>()

/** Fetches every section that is known by now, so that the server renders all of them. */
export const preloadSections = () => Promise.all([...sections].map(({ preload }) => preload()))

export function lazySection(load: () => Promise<ComponentType>): Section {
  const component = fetchOnce(load)
  const { promise: reached, resolve } = Promise.withResolvers<ComponentType>()
  const section = {
    ...component,
    reached,
    reach: () => void component.preload().then(resolve, () => {}),
  }
  sections.add(section)
  return section
}

interface LazySectionProps {
  section: Section
  /** Nothing in it ever answers or changes: what the server sent is never taken over. */
  still?: boolean
}

/**
 * Shows a section. While the page is being taken over it stays the server's HTML until it is near; after navigation it
 * is fetched at once. It must not be drawn again in between, hence the memo.
 */
export const LazySection = memo(function LazySection({ section, still = false }: LazySectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const [takenOver] = useState(() => typeof window !== 'undefined' && window.earlyClick !== null)
  const pressEarly = useEarlyPress(place, section.reach)
  useEffect(() => {
    if (still || !place.current || section.loaded()) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) section.reach()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [section, still])
  return (
    <div ref={place} className={still ? 'contents' : undefined}>
      <Suspense>
        <Content section={section} takenOver={takenOver} onListening={pressEarly} />
      </Suspense>
    </div>
  )
})

interface ContentProps {
  section: Section
  takenOver: boolean
  onListening: () => void
}

function Content({ section, takenOver, onListening }: ContentProps) {
  const Loaded = useFetched(section, () => (takenOver ? section.reached : section.preload()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the section has been taken over
  useEffect(onListening, [])
  return <Loaded />
}
