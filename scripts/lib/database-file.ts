import { existsSync } from 'node:fs'

/**
 * For commands on what is there: opening would make a new database, which answers that all is well.
 * @throws an Error that says so in a sentence
 */
export function assertFileExists(databaseFile: string): void {
  if (!existsSync(databaseFile)) throw new Error(`There is no database at ${databaseFile}.`)
}
