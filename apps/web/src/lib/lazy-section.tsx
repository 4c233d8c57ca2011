import { type ComponentType, memo, Suspense, useEffect, useRef, useState } from 'react'
import { useEarlyPress } from './early-press.ts'
import { type FetchedOnce, fetchOnce, useFetched } from './fetch-once.ts'

/** How far outside the viewport a section is loaded. */
const AHEAD = '200px'

/** A part of a page that is in the server's HTML and whose module is loaded when the visitor scrolls near it. */
interface Section extends FetchedOnce<ComponentType> {
  /** The module, once the section was reached. */
  reached: Promise<ComponentType>
  /** The visitor has come near. A failed load is retried the next time. */
  reach: () => void
}

const sections = new Set<Section>()

/** Loads every registered section, so that the server renders all of them. */
export const preloadSections = () => Promise.all([...sections].map(({ preload }) => preload()))

/**
 * Also registers it, so that the server renders it.
 * @param load imports its component
 */
export function lazySection(load: () => Promise<ComponentType>): Section {
  const component = fetchOnce(load)
  let resolve: (component: ComponentType) => void
  const reached = new Promise<ComponentType>((done) => {
    resolve = done
  })
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
  /** It is static: the server's HTML is never hydrated. */
  still?: boolean
}

/**
 * Renders a section. On a server-rendered page it stays HTML until it is near; after client-side navigation it is
 * loaded at once. Memoized, because it must not rerender in between.
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
