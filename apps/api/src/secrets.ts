import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Secrets } from './http/private-links.ts'

/** The secrets that sign cookies and links: as configured, or a random one that is kept in the data folder. */
export function sessionSecrets(configured: readonly string[], dataDir: string): Secrets {
  const [newest, ...older] = configured
  if (newest) return [newest, ...older]
  const file = join(dataDir, 'session-secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    placeOnce(file, randomBytes(32).toString('base64url'))
  }
  return [readFileSync(file, 'utf8')]
}

/** Puts a whole file in its place, unless another process that starts at the same moment was first. */
function placeOnce(file: string, content: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

/** Who signs in where no administrator is configured. */
export const DEMO_ADMINISTRATOR = 'admin@beaconandbay.example'

/** A password that a person can type once. */
export const oneTimePassword = (): string => randomBytes(12).toString('base64url')
