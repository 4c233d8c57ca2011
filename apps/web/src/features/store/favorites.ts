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

/** The favorites; undefined on the server and until hydration. */
export const useFavorites = (): ReadonlySet<string> | undefined =>
  useSyncExternalStore<ReadonlySet<string> | undefined>(stored.watch, readFavorites, () => undefined)

/** Adds a product to the favorites, or removes it. */
export function toggleFavorite(id: string): void {
  const ids = readFavorites()
  const next = ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]
  stored.write(next.length > 0 ? JSON.stringify(next) : null)
}
