import { useSyncExternalStore } from 'react'
import { parseStored } from '../../lib/stored-json.ts'
import { storedText } from '../../lib/stored-text.ts'

/** The ids of favorite products, stored in this browser only. */
const stored = storedText('favorites')
let known: { text: string | null; ids: ReadonlySet<string> } = { text: null, ids: new Set() }

function readFavorites(): ReadonlySet<string> {
  const text = stored.read()
  if (text !== known.text) known = { text, ids: new Set(parseStored(text, [''])) }
  return known.ids
}

/**
 * The favorites; undefined on the server and until hydration. Pass false where they do not matter, which saves a second
 * render.
 */
export const useFavorites = (matter: boolean): ReadonlySet<string> | undefined =>
  useSyncExternalStore<ReadonlySet<string> | undefined>(
    stored.watch,
    () => (matter ? readFavorites() : undefined),
    () => undefined,
  )

/** Whether a product is a favorite; false until hydration. */
export const useIsFavorite = (id: string): boolean =>
  useSyncExternalStore(
    stored.watch,
    () => readFavorites().has(id),
    () => false,
  )

/** The number of favorites; 0 until hydration. */
export const useFavoriteCount = (): number =>
  useSyncExternalStore(
    stored.watch,
    () => readFavorites().size,
    () => 0,
  )

/** Adds a product to the favorites, or removes it. */
export function toggleFavorite(id: string): void {
  const ids = readFavorites()
  const next = ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]
  stored.write(next.length > 0 ? JSON.stringify(next) : null)
}
