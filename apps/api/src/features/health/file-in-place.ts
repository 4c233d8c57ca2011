import { statSync } from 'node:fs'

/**
 * Tells whether a file is still the one that was there at first. A database that is deleted, or replaced by a backup, under
 * a running server goes on taking writes, into a file that nobody will find again. No file is always in its place.
 */
export function watchPlace(file: string | undefined): () => boolean {
  if (file === undefined) return () => true
  const first = statSync(file)
  return () => {
    const found = statSync(file, { throwIfNoEntry: false })
    return found?.ino === first.ino && found.dev === first.dev
  }
}
