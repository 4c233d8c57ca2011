import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './db/make-folder.ts'
import type { Secrets } from './http/private-links.ts'

const SHORTEST_SECRET = 32

/** The secret's file was emptied or truncated: anybody could forge its signatures. */
export class WeakSecret extends Error {
  constructor(file: string) {
    super(
      `${file} has fewer than ${SHORTEST_SECRET} characters; restore it, or delete it and links that were mailed end`,
    )
    this.name = 'WeakSecret'
  }
}

/** Where a secret that is not configured is kept. */
export const secretFileIn = (dataDir: string): string => join(dataDir, 'session-secret')

/**
 * The secrets that sign cookies and links: as configured, or a random one that is kept in the data folder.
 * @throws WeakSecret
 */
export function sessionSecrets(configured: readonly string[], dataDir: string): Secrets {
  const [newest, ...older] = configured
  if (newest) return [newest, ...older]
  const file = secretFileIn(dataDir)
  if (!existsSync(file)) {
    makeFolder(dataDir)
    placeOnce(file, randomBytes(32).toString('base64url'))
  }
  const kept = readFileSync(file, 'utf8')
  if (kept.length < SHORTEST_SECRET) throw new WeakSecret(file)
  return [kept]
}

/** Creates the file atomically, unless another process that starts at the same moment was first. */
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

/** The administrator of demo mode, where none is configured. */
export const DEMO_ADMINISTRATOR = 'admin@beaconandbay.example'

/** A password that a person can type once. */
export const oneTimePassword = (): string => randomBytes(12).toString('base64url')
