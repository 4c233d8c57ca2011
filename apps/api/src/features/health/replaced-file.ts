import { statSync } from 'node:fs'

/**
 * Detects that a file has been replaced. A database that is deleted, or replaced by a backup, under a running server
 * still accepts writes, into a file that nobody will ever find. Without a file, always true.
 */
export function watchFile(file: string | undefined): () => boolean {
  if (file === undefined) return () => true
  const first = statSync(file)
  return () => {
    const found = statSync(file, { throwIfNoEntry: false })
    return found?.ino === first.ino && found.dev === first.dev
  }
}
