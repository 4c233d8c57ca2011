import { existsSync } from 'node:fs'

/**
 * For commands on an existing database: opening a missing file would create an empty one, which looks fine.
 * @throws an Error that says so in a sentence
 */
export function assertFileExists(databaseFile: string): void {
  if (!existsSync(databaseFile)) throw new Error(`There is no database at ${databaseFile}.`)
}
